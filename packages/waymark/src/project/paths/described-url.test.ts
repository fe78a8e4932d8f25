import { expect, it } from 'vitest';
import type { Project } from '../project.ts';
import { describedUrl } from './described-url.ts';

const project = (base: string, ...paths: string[]) =>
  ({ pages: paths.map((path) => ({ path })), settings: { urls: { base } } }) as unknown as Project;

it.each([
  ['/docs/keys#part', '/keys#part'],
  ['/docs/keys/?x=1', '/keys/?x=1'],
  ['/docs', '/'],
  ['/docs/#start', '/#start'],
  ['/keys', '/keys'],
  ['/docs/own', '/docs/own'],
  ['/docs/never', '/docs/never'],
  ['/docsearch', '/docsearch'],
])('A link %s in a description, on a site at /docs, is to %s', (written, url) => {
  expect(describedUrl(project('/docs', 'index', 'keys', 'docs/own'))(written)).toBe(url);
});

it('A link in a description of a site at the root stays as it is', () => {
  expect(describedUrl(project('', 'keys'))('/docs/keys')).toBe('/docs/keys');
});
