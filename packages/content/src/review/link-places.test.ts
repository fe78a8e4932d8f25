import { describe, expect, test } from 'vitest';
import { linkPlaces } from './link-places.ts';

const placed = (source: string) =>
  linkPlaces(source)?.map(({ url, start, end }) => [url, start, source.slice(start, end)]);

describe('The places of addresses', () => {
  test.each([
    ['of a link', '[a](/old)', 4],
    [
      'after letters of two code units and frontmatter',
      '---\ntitle: "😀"\n---\n\n😀 [a](/old)',
      28,
    ],
    ['of a link with a title', "[a](/old 'T')", 4],
    ['of a link in angle brackets', '[a](</old>)', 5],
    ['of a picture', '![](/old)', 4],
    ['of a definition', '[a][r]\n\n[r]: /old "T"', 13],
    ['of a property', '<Card title="/old" href="/old" />', 25],
    ['of a property in braces', "<a href={'/old'}>/old</a>", 10],
    ['of a property on a line of its own', '<Card\n  href="/old"\n>\n  Text\n</Card>', 14],
    ['after a tag that is not closed', '<br> [a](/old) <br>', 9],
    ['before one', '[a](/old) <br>', 4],
    ['in one', '<img src="/old">', 10],
    ['between comments and signs', '<!-- a -->\n\n1 < 2 [a](/old) <hr>\n\n<!--\nb */\n-->', 22],
    ['after a link in brackets', '<https://a.dev/_x_> [a](/old)', 24],
    ['of a cell', '| a |\n| - |\n| "/old" [a](/old) |', 25],
  ])('are found: %s', (_, source, offset) => {
    expect(placed(source)).toEqual([['/old', offset, '/old']]);
  });

  test('are all of them, in the order of the text', () => {
    const source = '[a](/old) <a href="/old">[b](/older)</a> [c](/old)';
    expect(linkPlaces(source)?.map(({ start }) => start)).toEqual([4, 19, 29, 45]);
  });

  test.each([
    ['code', '`[a](/old)`\n\n```md\n[a](/old)\n```'],
    ['text', 'The source "/old" leads on.'],
    ['an address with an escape', '[a](/o\\_ld)'],
    ['a property that code gives', '<a href={old}>a</a>'],
  ])('are none in %s', (_, source) => {
    expect(placed(source)).toEqual([]);
  });

  test.each(['<a href="/old">', '[a](/old) {x', '[a](/old) </b>'])(
    'are not known in a file that does not parse: %s',
    (source) => {
      expect(linkPlaces(source)).toBeUndefined();
    },
  );
});
