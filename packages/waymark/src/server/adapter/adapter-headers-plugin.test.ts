import { pathToFileURL } from 'node:url';
import type { AstroConfig } from 'astro';
import { expect, test } from 'vitest';
import { servedPlaces } from './adapter-headers-plugin.ts';

const folders = {
  build: { client: pathToFileURL('/site/client/'), server: pathToFileURL('/site/server/') },
} as AstroConfig;

/** Routes as Astro sorts them, of a project that has one for whatever is left. */
const routes = [
  {
    isPrerendered: false,
    origin: 'project',
    pattern: '/docs/own',
    patternRegex: /^\/docs\/own\/?$/,
  },
  {
    isPrerendered: true,
    origin: 'external',
    pattern: '/docs/[...waymark]',
    patternRegex: /^\/docs(?:\/(.*?))?\/?$/,
  },
  {
    isPrerendered: false,
    origin: 'project',
    pattern: '/[...slug]',
    patternRegex: /^(?:\/(.*?))?\/?$/,
  },
] as const;

test('A route of the project for whatever is left has no path below docs, which come before it', () => {
  const places = servedPlaces('', folders, [{ path: '/docs' }], routes);
  const matched = (expressions: readonly string[]) =>
    ['/about', '/docs', '/docs/guide', '/docs/own', '/docs-more'].filter((path) =>
      expressions.some((expression) => new RegExp(expression).test(path)),
    );
  expect(matched(places.own)).toEqual(['/about', '/docs/own', '/docs-more']);
  expect(matched(places.answered)).toEqual(['/about', '/docs/own', '/docs-more']);
});

test('A route of the project for whatever is left comes before docs at the root', () => {
  const [own, , rest] = routes;
  const root = { ...routes[1], pattern: '/[...waymark]', patternRegex: rest.patternRegex };
  const { answered } = servedPlaces('', folders, [{ path: '' }], [own, rest, root]);
  expect(answered.some((expression) => new RegExp(expression).test('/guide'))).toBe(true);
});
