import { expect, it } from 'vitest';
import { redirectsFile } from './redirects-file.ts';

const lines = (base: string, ...redirects: [source: string, destination: string][]) =>
  redirectsFile({
    base,
    redirects: redirects.map(([source, destination]) => ({
      source,
      destination,
      permanent: true,
    })),
  })
    .text.trim()
    .split('\n');

it('writes exact sources before wildcards, as the first match decides', () => {
  expect(lines('', ['/old/:rest*', '/new/:rest*'], ['/old/one', '/one'])).toEqual([
    '/old/one /one 301',
    '/old/* /new/:splat 301',
  ]);
});

it('adds the base to paths, and to nothing else', () => {
  expect(lines('/docs', ['/a', '/b'], ['/c/*', 'https://example.com/*'])).toEqual([
    '/docs/a /docs/b 301',
    '/docs/c/* https://example.com/:splat 301',
  ]);
});

it('keeps names of single segments, and leaves out what hosts cannot match', () => {
  expect(lines('', ['/by/:slug/view', '/new/:slug'], ['/:a*/x/:b*', '/y'])).toEqual([
    '/by/:slug/view /new/:slug 301',
  ]);
});

it('knows a wildcard of the destination by its name, whether it has a star there or not', () => {
  expect(
    lines(
      '',
      ['/w2/:p*', '/g/:p'],
      ['/docs/:a/:b*', 'https://x.com/:b/:a'],
      ['/one/:a/end', '/:a*'],
    ),
  ).toEqual([
    '/w2/* /g/:splat 301',
    '/docs/:a/* https://x.com/:splat/:a 301',
    '/one/:a/end /:a 301',
  ]);
});
