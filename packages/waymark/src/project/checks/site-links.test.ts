import type { PageLink } from '@waymark/content';
import { expect, test } from 'vitest';
import type { Project } from '../project.ts';
import { checkSiteLinks } from './site-links.ts';

const redirects = [
  { source: '/old', destination: '/new' },
  { source: '/older', destination: '/old' },
  { source: '/pattern/:rest*', destination: '/new/', pattern: true },
  { source: '/place', destination: '/new#there' },
  { source: '/away', destination: 'https://example.com' },
].map((redirect) => ({ pattern: false, ...redirect }));

const paths = ['start', 'new', 'api/a', 'api/z'];

const project = {
  assets: [],
  config: { redirects },
  pages: paths.map((path) => ({ path, file: `${path}.mdx` })),
  endpoints: new Map(),
  undecided: new Set(),
  unread: new Set(),
  settings: {},
  site: { order: paths.toReversed(), pages: new Set(paths), restricted: new Map() },
  unpublished: () => undefined,
} as unknown as Project;

test('The fragment of a link that goes through redirects is checked on the page that they end at', () => {
  const check = (written: string) => {
    const [url = '', fragment] = written.split('#');
    const at = { file: 'start.mdx', line: 1, column: 1 };
    const link = { kind: 'missing', written, url, ...at } as const;
    const links: PageLink[] = [fragment === undefined ? link : { ...link, fragment }];
    const anchors = { ids: ['there'], headings: [], open: false };
    const compiled = new Map([
      ['start.mdx', { anchors, links }],
      ['new.mdx', { anchors, links: [] }],
    ]);
    return checkSiteLinks(project, compiled, { isServed: () => false }, []).map(
      ({ message }) => message,
    );
  };
  for (const path of ['/old', '/old/', '/older', '/pattern/x']) {
    expect(check(`${path}#part`)).toEqual([
      `The link "${path}#part" leads to "#part", which the page "new" does not have.`,
    ]);
    expect([...check(`${path}#there`), ...check(path)]).toEqual([]);
  }
  // A redirect to a place of a page takes the one that was asked for away.
  expect([...check('/place#part'), ...check('/away#part')]).toEqual([]);
});

test('A link to a folder is told to mean the page of it that the navigation lists first', () => {
  const at = { file: 'start.mdx', line: 1, column: 1 };
  const links: PageLink[] = [{ kind: 'missing', written: '/api', url: '/api', ...at }];
  const compiled = new Map([
    ['start.mdx', { anchors: { ids: [], headings: [], open: false }, links }],
  ]);
  const found = checkSiteLinks(project, compiled, { isServed: () => false }, []);
  expect(found.map(({ hint }) => hint)).toEqual(['Did you mean "/api/z"?']);
});
