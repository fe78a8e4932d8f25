import { expect, it } from 'vitest';
import { placeOfTag } from './place-of-tag.ts';

const source = [
  '# Page',
  '```jsx',
  '<Boom />',
  '```',
  'A <Boomerang /> and <Boom a="1" />',
  '<Box.Head>',
].join('\n');

it.each([
  ['Boom', { line: 5, column: 21 }],
  ['Boomerang', { line: 5, column: 3 }],
  ['Box.Head', { line: 6, column: 1 }],
  ['Box', undefined],
  ['BoxxHead', undefined],
  ['', undefined],
])('the first tag of %s outside of fences is at %j', (name, place) => {
  expect(placeOfTag(source, name)).toEqual(place);
});
