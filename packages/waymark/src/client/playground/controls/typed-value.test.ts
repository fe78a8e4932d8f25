import type { SchemaModel } from '@waymark/openapi';
import { expect, test } from 'vitest';
import { typedValue } from './typed-value.ts';

test.each<[string, SchemaModel['types'], unknown]>([
  ['1', ['string'], '1'],
  ['1', [], '1'],
  ['1', ['integer', 'string'], '1'],
  ['1.5', ['number'], 1.5],
  ['9223372036854775807', ['integer'], 9223372036854775807n],
  ['1', ['boolean', 'integer'], 1],
  ['true', ['boolean', 'integer'], true],
  ['false', ['boolean', 'number'], false],
  ['many', ['boolean', 'integer'], 'many'],
])('%s is read as what may stand where %j may', (text, types, value) => {
  expect(typedValue(text, types)).toBe(value);
});
