import { expect, test } from 'vitest';
import { componentPlace } from './component-place.ts';

const texts: Readonly<Record<string, string>> = {
  'page.mdx': '# Page\n\n<Chart /> <Own />',
  'snippets/note.mdx': 'A\n\n  <Boom />',
};
const compiled = {
  imports: [
    { local: 'Chart', imported: 'default', file: 'snippets/c.jsx' },
    { local: 'Own', imported: 'Other', file: 'snippets/o.jsx' },
  ],
  dependencies: ['snippets/c.jsx', 'snippets/note.mdx'],
};
const placeOf = (name: string) => componentPlace(name, 'page.mdx', compiled, (file) => texts[file]);

test.each([
  ['the name of its tag', 'Own', { file: 'page.mdx', line: 3, column: 11 }],
  ['the name that its file exports', 'Other', { file: 'page.mdx', line: 3, column: 11 }],
  ['its file, as its default export', 'snippets/c.jsx', { file: 'page.mdx', line: 3, column: 1 }],
  ['a tag in a snippet', 'Boom', { file: 'snippets/note.mdx', line: 3, column: 3 }],
  ['a name that no tag has', 'Inner', { file: 'page.mdx', line: 1, column: 1 }],
])('A component that threw is reported where it is used: found by %s', (_, name, place) => {
  expect(placeOf(name)).toEqual(place);
});
