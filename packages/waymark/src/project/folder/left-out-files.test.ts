import { expect, test } from 'vitest';
import { leftOutFiles } from './left-out-files.ts';

/** The files that are left out with the pages in `closed`, of a folder with these texts. */
function leftOut(texts: Readonly<Record<string, string>>, closed: readonly string[], open = '') {
  const files = Object.keys(texts);
  const isPage = (file: string) => /\.mdx$/.test(file) && !file.startsWith('snippets/');
  const found = leftOutFiles({
    candidates: files.filter((file) => !isPage(file)),
    pages: files.filter(isPage),
    closed: new Set(closed),
    closedTexts: [],
    openTexts: [{ file: 'docs.json', text: open }],
    base: '/docs',
    read: (file) => texts[file],
  });
  return [...found].sort();
}

test.each<[string, string, string, readonly string[]]>([
  ['only a closed page names', '![](/images/a.png)', 'nothing', ['images/a.png']],
  [
    'only a closed page names, by code',
    '<img src={`/images/a.${png}`} /> a.png',
    '',
    ['images/a.png'],
  ],
  ['both name', '![](/images/a.png)', '![](images/a.png)', []],
  [
    'both name, with an address',
    '![](images/a.png)',
    'https://docs.test/docs/images/a.png?v=1',
    [],
  ],
  ['both name, below the base', '![](images/a.png)', '![](/docs/images/a.png)', []],
  ['nobody names', '', '', []],
  ['only an open page names', '', '![](images/a.png)', []],
  [
    'open pages name another of the same name',
    '![](images/a.png)',
    '![](/logo/a.png)',
    ['images/a.png'],
  ],
  [
    'a snippet of a closed page names',
    "import S from '/snippets/s.mdx'",
    '',
    ['images/a.png', 'snippets/s.mdx'],
  ],
  ['a snippet of both names', "import S from '/snippets/s.mdx'", '<Snippet file="s.mdx" />', []],
])('A file that %s is left out or not', (_how, closed, open, expected) => {
  const texts = {
    'closed.mdx': closed,
    'open.mdx': open,
    'images/a.png': '',
    'snippets/s.mdx': '![](/images/a.png)',
  };
  expect(leftOut(texts, ['closed.mdx'])).toEqual(expected);
});

test('A file in a folder whose pages are all left out goes with them, unless the site names it', () => {
  const texts = {
    'open.mdx': '',
    'plans/closed.mdx': '',
    'plans/deep/closed.mdx': '',
    'plans/deep/my plan.pdf': '',
    'plans/logo.svg': '',
    'half/closed.mdx': '',
    'half/open.mdx': '',
    'half/file.pdf': '',
  };
  const closed = ['plans/closed.mdx', 'plans/deep/closed.mdx', 'half/closed.mdx'];
  expect(leftOut(texts, closed, '{"logo":"/plans/logo.svg"}')).toEqual(['plans/deep/my plan.pdf']);
});

test('A name with spaces is found where it is written in full or encoded', () => {
  const texts = {
    'closed.mdx': '[Plan](</files/my plan.pdf>)',
    'open.mdx': '',
    'files/my plan.pdf': '',
  };
  expect(leftOut(texts, ['closed.mdx'])).toEqual(['files/my plan.pdf']);
  expect(leftOut({ ...texts, 'open.mdx': '[Plan](/files/my%20plan.pdf)' }, ['closed.mdx'])).toEqual(
    [],
  );
});
