import type { ExampleModel, MediaModel } from '@waymark/openapi';
import { expect, test } from 'vitest';
import { bodyCodes } from './body-codes.ts';
import { createPageCodes } from './page-codes.ts';
import { endpoint, schema } from './testing/models.ts';

const written = (label: string): ExampleModel => ({
  key: '',
  label,
  value: label,
  isGenerated: false,
});
const generated: ExampleModel = { ...written('Example'), isGenerated: true };
const media = (examples: readonly ExampleModel[], type = 'application/json'): MediaModel => ({
  type,
  schema: schema(),
  isSequence: false,
  examples,
  encoding: {},
});

function labels(kind: 'operation' | 'webhook', ...offered: readonly MediaModel[]) {
  const model = endpoint({ kind, body: { required: true, media: offered } });
  return bodyCodes(model, createPageCodes()).map(({ label }) => label);
}

test('several written examples of a body are shown, since samples send the first only', () => {
  expect(labels('operation', media([written('Basic'), written('Full')]))).toEqual([
    'Basic',
    'Full',
  ]);
});

test('the only example of a body is what samples send, and a generated one is nothing to read', () => {
  expect(labels('operation', media([written('Basic')]))).toEqual([]);
  expect(labels('operation', media([written('Basic')]), media([generated], 'text/csv'))).toEqual(
    [],
  );
  expect(labels('operation')).toEqual([]);
});

test('an example of a media type that samples do not send is shown', () => {
  expect(labels('operation', media([generated]), media([written('A')], 'text/csv'))).toEqual([
    'text/csv',
  ]);
  expect(labels('operation', media([written('A')]), media([written('B')], 'text/csv'))).toEqual([
    'application/json',
    'text/csv',
  ]);
});

test('the only example of a body is shown where something is said of it', () => {
  const about = { ...written('Basic'), description: 'What **most** send.' };
  expect(labels('operation', media([about]))).toEqual(['Basic']);
});

test('a webhook, which has no samples, shows what it sends', () => {
  expect(labels('webhook', media([generated]))).toEqual(['Example']);
});
