import { describe, expect, it } from 'vitest';
import { tocEntries, tocParts } from './toc-entries.ts';

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

describe('tocParts', () => {
  const parts = (...headings: ReturnType<typeof heading>[]) => {
    const { listed, rest } = tocParts(tocEntries(headings));
    return { listed: listed.map((entry) => entry.heading.id), lines: rest?.split('\n') };
  };
  const many = (count: number, depth = 2) =>
    Array.from({ length: count }, (_, at) => heading(depth, `heading-number-${at}`));

  it('leaves a list as it is that is not long', () => {
    expect(parts(...many(60))).toEqual({ listed: many(60).map(({ id }) => id), lines: undefined });
    expect(parts()).toEqual({ listed: [], lines: undefined });
  });

  it('has a screen of a long one as links, and a line for each of the others', () => {
    const { lines = [], listed } = parts(...many(200));
    expect(listed.length).toBeGreaterThan(40);
    expect([...listed, ...lines]).toEqual(many(200).map(({ id }) => id));
  });

  it('says the id of a heading where it is not the text, and which stand below others', () => {
    const last = { depth: 2, id: 'last', text: 'The\n last' };
    const below = { depth: 3, id: 'below', text: 'Below' };
    const { lines } = parts(...many(100), last, below);
    expect(lines?.slice(-2)).toEqual(['The last\tlast', '\tBelow\tbelow']);
  });

  it.each([
    ['stands in a tab', heading(2, 'z', ['npm'])],
    ['is deeper than its place says', heading(4, 'z')],
  ])('leaves a long list whole of which an entry %s', (_, last) => {
    expect(parts(...many(100), last).lines).toBeUndefined();
  });

  it('leaves one whole whose first entry is long by itself', () => {
    const { lines } = parts(...many(1), ...many(100, 3));
    expect(lines).toBeUndefined();
  });
});
