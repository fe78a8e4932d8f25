import { expect, test } from 'vitest';
import { pagesInPlace } from './pages-in-place.ts';

const project = (...paths: string[]) => ({
  config: { name: 'Docs' },
  own: { routes: new Set(), publicFolder: undefined },
  settings: { hasPrintPage: true },
  pages: paths.map((path) => ({ path, file: `${path}.mdx` })),
  site: {
    pages: new Map(paths.map((path) => [path, { path, file: `${path}.mdx`, frontmatter: {} }])),
    order: paths,
    routes: paths.map((path) => ({ path, hidden: false })),
    page: (path: string) => ({ url: `/${path}` }),
  },
});

test('A page in the place of the one for printing is named, as that one is not written', () => {
  expect(pagesInPlace(project('start', 'print') as never)).toEqual([
    'print.mdx is at /print, so what is made for printing is not written there. Rename the page.',
  ]);
  expect(pagesInPlace(project('start') as never)).toEqual([]);
});
