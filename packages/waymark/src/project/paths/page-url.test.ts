import { buildSite, documentFromValue } from '@waymark/core';
import { expect, test } from 'vitest';
import type { Project } from '../project.ts';
import { urlOfPage } from './page-url.ts';

/** A project with these pages; `leads` is an entry that leads elsewhere. */
function projectWith(...paths: string[]): Project {
  const pages = paths.map((path) => ({
    path,
    file: `${path}.mdx`,
    frontmatter: path === 'leads' ? { url: 'https://example.com' } : {},
  }));
  return {
    site: buildSite({ document: documentFromValue({}), config: { theme: 'mint' }, pages }).value,
  } as Project;
}

const project = projectWith('index', 'a', 'guides/index', 'index/index', 'c#/100%', 'é', 'leads');

test.each([
  ['/a', '/a'],
  ['/guides', '/guides'],
  ['/index', '/index'],
  ['/c#/100%', '/c%23/100%25'],
  ['/é', '/é'],
])('a page is found at the decoded path %s', (asked, url) => {
  expect(urlOfPage(project, asked)).toBe(url);
});

test.each(['', '/', '/guides/index', '/index/index', '/leads', '/A', '/a/', '//a', '/c%23/100%25'])(
  'there is no page at the path "%s", which is the home page, another form of a page or leads elsewhere',
  (asked) => {
    expect(urlOfPage(project, asked)).toBeUndefined();
  },
);
