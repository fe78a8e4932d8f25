import { expect, test } from 'vitest';
import { parseFixture, summary } from './fixture.ts';

const ga4 = { measurementId: 'G-1' };

test.for([
  ['cookies without a value', { cookies: { key: 'consent' } }],
  ['empty cookies', { cookies: {} }],
  ['cookies of a wrong kind', { cookies: 'consent' }],
  ['OneTrust without its script', { onetrust: { categoryId: 'C0002' } }],
  ['Transcend of a wrong kind', { transcend: true }],
] as const)('No reader consents to %s, which a warning says', ([, rule]) => {
  const { diagnostics, value } = parseFixture({ integrations: { ga4, ...rule } });
  expect(value.integrations).toMatchObject({ ga4, cookies: {} });
  expect(value.integrations.cookies).toEqual({});
  expect(summary(diagnostics)).toContain('config-consent');
});

test('Whole rules for consent stay as they are, and nothing is said of them', () => {
  const integrations = {
    ga4,
    cookies: { key: 'consent', value: 'yes' },
    onetrust: { domainScript: 'abc' },
    transcend: { bundleId: 'abc' },
  };
  const { diagnostics, value } = parseFixture({ integrations });
  expect(value.integrations).toEqual(integrations);
  expect(summary(diagnostics)).not.toContain('integrations');
});
