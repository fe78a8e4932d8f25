import { expect, test } from 'vitest';
import { parseFixture, readFixture } from './fixture.ts';
import { upgradeLegacyKeys } from './upgrade.ts';

const hints = (properties: Readonly<Record<string, unknown>>) =>
  parseFixture(properties).diagnostics.map(({ code, hint }) => [code, hint]);

test.each([
  ['a style sheet', { styling: { css: 'a.css' } }, 'Put the .css file in the docs folder;'],
  ['a script', { js: 'a.js' }, 'Put the .js file in the docs folder;'],
  [
    'a key of another section',
    { eyebrows: 'breadcrumbs' },
    'Move it to "styling.eyebrows", which is written "styling": { "eyebrows": … }.',
  ],
  [
    'a section inside another',
    { styling: { fonts: { family: 'Inter' } } },
    'Move it to the top level of the file: "fonts" is no part of "styling".',
  ],
  [
    'a key with a dot',
    { 'interaction.drilldown': true },
    'Write "interaction": { "drilldown": … } in place of a key with a dot.',
  ],
  ['a service', { integrations: { foo: {} } }, 'It is no service that the format knows:'],
  ['a misspelt service', { integrations: { gaa4: {} } }, 'Did you mean "ga4"?'],
  ['what nobody knows', { wibble: true }, 'Remove it.'],
])(
  '%s that the format does not have there is told of with what to do instead',
  (_, properties, hint) => {
    expect(hints(properties)).toEqual([['config-unknown-key', expect.stringContaining(hint)]]);
  },
);

test('a service of mint.json that the format does not have is told of once, by the name it is written with', () => {
  const { value } = readFixture(
    '{ "analytics": { "foo": { "id": "1" }, "ga4": { "measurementId": "G-1" }, "postdog": {} } }',
  );
  if (value === undefined) throw new Error('The text is no JSON.');
  const { diagnostics } = upgradeLegacyKeys(value);
  expect(diagnostics.map(({ code, message, hint }) => [code, message, hint])).toEqual([
    [
      'config-legacy-dropped',
      '"analytics.foo" is a key of the older mint.json without a counterpart; it is ignored.',
      'It is no service that the format knows: load its script from a .js file in the docs folder.',
    ],
    [
      'config-legacy-key',
      '"analytics.ga4" is written as in the older mint.json; it was read as "integrations.ga4".',
      'Move it to "integrations.ga4".',
    ],
    [
      'config-legacy-dropped',
      '"analytics.postdog" is a key of the older mint.json without a counterpart; it is ignored.',
      'Did you mean "integrations.posthog"?',
    ],
  ]);
});
