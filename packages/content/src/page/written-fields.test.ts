import { expect, test } from 'vitest';
import { compile } from '../testing/compile-pages.ts';

test('fields of a page are read as they are written, with what they consist of', async () => {
  const source = [
    '<ParamField path="id" type="string" required placeholder="p-1">The id.</ParamField>',
    '<Note>\n<ParamField query="limit" type="integer" default={10} />\n</Note>',
    '<ParamField body="origin" type="object" required="false">',
    '<Expandable title="properties">',
    '<ParamField body="country" type="string" deprecated />',
    '</Expandable>',
    '</ParamField>',
    '<ParamField body type="string[]" />',
    '<ResponseField name="items" type="object[]" required={true}>',
    '<ResponseField name="id" type="number" default={make()} />',
    '</ResponseField>',
  ].join('\n\n');
  const { fields } = await compile(source);
  expect(JSON.parse(JSON.stringify(fields))).toEqual([
    {
      kind: 'parameter',
      in: 'path',
      name: 'id',
      type: 'string',
      required: true,
      placeholder: 'p-1',
      fields: [],
    },
    { kind: 'parameter', in: 'query', name: 'limit', type: 'integer', default: 10, fields: [] },
    {
      kind: 'parameter',
      in: 'body',
      name: 'origin',
      type: 'object',
      required: 'false',
      fields: [
        {
          kind: 'parameter',
          in: 'body',
          name: 'country',
          type: 'string',
          deprecated: true,
          fields: [],
        },
      ],
    },
    { kind: 'parameter', in: 'body', name: '', type: 'string[]', fields: [] },
    {
      kind: 'response',
      name: 'items',
      type: 'object[]',
      required: true,
      fields: [{ kind: 'response', name: 'id', type: 'number', fields: [] }],
    },
  ]);
});
