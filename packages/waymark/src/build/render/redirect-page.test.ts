import { expect, it } from 'vitest';
import { redirectPage } from './redirect-page.ts';

it('leads on at once, is in no search, and has browsers ask for no icon', () => {
  const html = redirectPage('/a/?b=1&c=%22#d');
  expect(html).toContain('<meta http-equiv="refresh" content="0;url=/a/?b=1&amp;c=%22#d">');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('<link rel="icon" href="data:,">');
});

it('holds no markup of its target', () => {
  const html = redirectPage('/"><script>alert(1)</script>');
  expect(html.match(/<\/?script>/g)).toEqual(['<script>', '</script>']);
  expect(html).not.toContain('<script>alert');
});

/** Where a redirect page leads by script. */
function leadsTo(target: string, hash: string): readonly string[] {
  const [, script = ''] = /<script>(.*)<\/script>/.exec(redirectPage(target)) ?? [];
  const replaced: string[] = [];
  const location = {
    href: `https://docs.example/from${hash}`,
    hash,
    replace: (to: URL) => replaced.push(String(to)),
  };
  new Function('location', script)(location);
  return replaced;
}

it.each([
  ['/to', '', 'https://docs.example/to'],
  ['/to', '#there', 'https://docs.example/to#there'],
  ['/to#own', '#there', 'https://docs.example/to#own'],
  ['https://other.example/to?a=1', '#there', 'https://other.example/to?a=1#there'],
])(
  'leads to %s with the fragment %j of who comes, unless it has its own',
  (target, hash, expected) => {
    expect(leadsTo(target, hash)).toEqual([expected]);
  },
);

it('runs no script that stands in the place of a target', () => {
  expect(leadsTo('javascript:alert(1)', '#there')).toEqual([]);
});
