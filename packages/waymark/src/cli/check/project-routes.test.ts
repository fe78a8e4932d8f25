import { expect, test } from 'vitest';
import { projectRoutes } from './project-routes.ts';

const files = [
  ...['index.astro', 'about.astro', 'über.md', 'feed.xml.ts', 'blog/index.mdx', '_draft.astro'],
  ...['blog/[slug].astro', 'shop/[...rest].astro', '[lang]-news/a.astro', 'style.css', '_x/y.md'],
];

test.each([
  ['/', true],
  ['/about', true],
  ['/about/', true],
  ['/über', true],
  ['/feed.xml', true],
  ['/blog', true],
  ['/blog/one', true],
  ['/blog/one/two', false],
  ['/shop', true],
  ['/shop/a/b', true],
  ['/de-news/a', true],
  ['/news/a', false],
  ['/abouts', false],
  ['/_draft', false],
  ['/_x/y', false],
  ['/style', false],
])('At %s the pages of a project may answer: %s', (url, isAnswered) => {
  expect(projectRoutes(files)(url)).toBe(isAnswered);
});

test('A project without pages answers nothing', () => {
  expect(projectRoutes([])('/')).toBe(false);
});
