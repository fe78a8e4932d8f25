import { expect, test } from 'vitest';
import { locateField } from './locate-field.ts';

const page = { path: 'a', file: 'a.mdx', frontmatter: {} };

test.each([
  ['---\ntitle: A\nopenapi: GET /x\n---\n', 3],
  ['---\r\n"openapi": "GET /x"\r\n---\r\n', 2],
  ['---\ntitle: A\n---\nopenapi: in the text\n', 1],
  ['no frontmatter', 1],
  [undefined, 1],
])('In %j the key is on line %i', (text, line) => {
  expect(locateField(page, 'openapi', () => text)).toEqual({ file: 'a.mdx', line, column: 1 });
});
