import { expect, it } from 'vitest';
import { editedFirst } from './page-order.ts';

const order = (...edited: readonly string[]) =>
  editedFirst(['a', 'b', 'c', 'd'], (name) => (name === 'd' ? undefined : `${name}.mdx`), {
    edited: new Set(edited),
  });

it('puts what is of edited pages first, and leaves all else in its order', () => {
  expect(order('c.mdx', 'b.mdx')).toEqual(['b', 'c', 'a', 'd']);
  expect(order('gone.mdx')).toEqual(['a', 'b', 'c', 'd']);
  expect(order()).toEqual(['a', 'b', 'c', 'd']);
});
