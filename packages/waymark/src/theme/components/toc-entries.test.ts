import { describe, expect, it } from 'vitest';
import { tocEntries } from './toc-entries.ts';

const heading = (depth: number, id: string, within?: readonly string[]) => ({
  depth,
  id,
  text: id,
  ...(within && { within }),
});
const outline = (...headings: ReturnType<typeof heading>[]) =>
  tocEntries(headings).map(({ heading: { id }, children }) => [
    id,
    children.map((child) => child.id),
  ]);

describe('tocEntries', () => {
  it('puts headings of levels 1 and 2 at the top and deeper ones below the last of them', () => {
    const found = outline(
      heading(1, 'a'),
      heading(2, 'b'),
      heading(3, 'c'),
      heading(4, 'd'),
      heading(2, 'e'),
    );
    expect(found).toEqual([
      ['a', []],
      ['b', ['c', 'd']],
      ['e', []],
    ]);
  });

  it('lets deeper headings before the first top-level one stand alone', () => {
    expect(outline(heading(3, 'a'), heading(4, 'b'), heading(2, 'c'))).toEqual([
      ['a', []],
      ['b', []],
      ['c', []],
    ]);
  });

  it('nests a heading only below one of the same tabs and views', () => {
    const found = outline(
      heading(2, 'a'),
      heading(3, 'b', ['npm']),
      heading(2, 'c', ['npm']),
      heading(3, 'd', ['npm']),
      heading(3, 'e'),
    );
    expect(found).toEqual([
      ['a', []],
      ['b', []],
      ['c', ['d']],
      ['e', []],
    ]);
  });
});
