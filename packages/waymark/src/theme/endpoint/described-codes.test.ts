import { expect, test } from 'vitest';
import { describedCodes } from './described-codes.ts';
import { createPageCodes } from './page-codes.ts';
import { endpoint, field, objectSchema, schema } from './testing/models.ts';

const fence = (code: string) => `Text\n\n\`\`\`js\n${code}\n\`\`\``;

test('code in the descriptions of operations, parameters and properties is coloured, that of examples is not', () => {
  const property = field('a', schema({ description: fence('property()') }));
  const media = {
    type: 'application/json',
    schema: objectSchema([property]),
    isSequence: false,
    examples: [
      { key: '', label: '', isGenerated: false, value: { description: fence('example()') } },
    ],
    encoding: {},
  };
  const model = endpoint({
    description: fence('operation()'),
    body: { required: true, media: [media] },
    responses: [
      {
        status: '200',
        description: fence('response()'),
        headers: [],
        media: [],
        links: [],
        anchor: '',
      },
    ],
  });
  const codes = createPageCodes();
  const find = describedCodes(model, codes)(['<b>1</b>', '<b>2</b>', '<b>3</b>']);
  expect(codes.texts.map(({ code }) => code)).toEqual(['response()', 'operation()', 'property()']);
  expect(find('property()', 'js')).toBe('<b>3</b>');
  expect(find('property()', 'ts')).toBeUndefined();
});
