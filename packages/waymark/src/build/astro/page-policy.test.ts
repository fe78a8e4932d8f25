import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  bundledOrigins,
  type ProjectPolicy,
  withNamedParts,
  withPagePolicy,
} from './page-policy.ts';

const project: ProjectPolicy = {
  owner: { scripts: [], stylesheets: [] },
  handlers: [],
  themeScripts: new Set(['theme()']),
  origins: [],
};

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function page({ head = '', body = '' }: { head?: string; body?: string }): string {
  return `<!doctype html><html><head><meta charset="utf-8"><title>T</title><script>theme()</script>${head}</head><body>${body}</body></html>`;
}

/** The directives of a page with a policy. */
function policyOf(parts: Parameters<typeof page>[0], settings = project): Record<string, string> {
  const html = withPagePolicy(page(parts), settings);
  const [meta = '', content = ''] =
    /<meta http-equiv="content-security-policy" content="([^"]*)">/.exec(html) ?? [];
  expect(html.replace(meta, '')).toBe(page(parts));
  const directives = content.split('; ').map((text) => text.split(/ (.*)/));
  return Object.fromEntries(directives.map(([name = '', values = '']) => [name, values]));
}

const open = {
  'script-src': `'self' https: ${hash('theme()')}`,
  'style-src': "'self' 'unsafe-inline' https:",
};

describe('The policy of a page of docs in an Astro project', () => {
  test('lets in files of the site, and of what stands in the page nothing but what was built', () => {
    expect(policyOf({ body: '<script>a < b;\r\n</script><style>b { c: d }</style>' })).toEqual({
      'base-uri': "'self'",
      'script-src': `'self' ${hash('theme()')} ${hash('a < b;\n')}`,
      'style-src': `'self' ${hash('b { c: d }')}`,
    });
  });

  test('lets in what scripts of the docs folder write into attributes such as onclick', () => {
    const policy = policyOf({}, { ...project, handlers: ['accept()'] });
    expect(policy['script-src-attr']).toBe(`'unsafe-hashes' ${hash('accept()')}`);
  });

  test('stands before all that it is about, and after the encoding', () => {
    expect(withPagePolicy(page({}), project)).toMatch(
      /<head><meta charset="utf-8"><meta http-equiv="content-security-policy"/,
    );
  });

  test('names files of other sites by their addresses', () => {
    const head = `<script async src="https://a.example/b;c.js?id=7"></script>
<link rel="stylesheet" href="//b.example/d.css"><link rel="canonical" href="https://c.example/">
<script type="module" src="/_astro/e.js"></script>`;
    const policy = policyOf({ head });
    expect(policy['script-src']).toBe(`'self' https://a.example/b%3Bc.js ${hash('theme()')}`);
    expect(policy['style-src']).toBe("'self' https://b.example/d.css");
  });

  test('names attributes that run code, and no data', () => {
    const body =
      '<button onclick="say(&quot;a&quot;)">A</button><script type="application/json">{}</script><p title="<script>no">B</p>';
    expect(policyOf({ body })).toMatchObject({
      'script-src': `'self' ${hash('theme()')}`,
      'script-src-attr': `'unsafe-hashes' ${hash('say("a")')}`,
    });
  });

  test('names style attributes by the hashes of their values', () => {
    const body = '<p style="--a: &quot;b&quot;">A</p><p style="--a: &quot;b&quot;">B</p>';
    expect(policyOf({ body })['style-src-attr']).toBe(`'unsafe-hashes' ${hash('--a: "b"')}`);
  });

  test('allows no more for a diagram, which gets its styles by script', () => {
    expect(policyOf({ body: '<wm-mermaid></wm-mermaid>' })).toEqual(policyOf({}));
  });

  test.each([
    '<astro-island></astro-island>',
    '<script src="https://player.example/embed.js"></script>',
    '<script type="module" src="/docs/_waymark/handlers/a.js"></script>',
  ])('lets %s write style attributes', (body) => {
    expect(policyOf({ body })['style-src-attr']).toBe("'unsafe-inline'");
  });

  test('lets components of the project, and what the owner has all pages load, load and write more', () => {
    const owner = { scripts: ['./src/Footer.astro'], stylesheets: [] };
    expect(policyOf({}, { ...project, owner })).toMatchObject(open);
    expect(policyOf({ body: '<astro-island></astro-island>' })).toMatchObject(open);
  });

  test('lets a script that the project has put into the head load more', () => {
    expect(policyOf({ head: '<script>load()</script>' })).toMatchObject({
      ...open,
      'script-src': `${open['script-src']} ${hash('load()')}`,
    });
  });

  test('names other origins that the project has its files served from', () => {
    const build = { assetsPrefix: { js: 'https://js.example/x', fallback: '/files' } };
    const origins = bundledOrigins({ build } as unknown as Parameters<typeof bundledOrigins>[0]);
    expect(policyOf({}, { ...project, origins })).toMatchObject({
      'script-src': `'self' https://js.example ${hash('theme()')}`,
      'style-src': "'self' https://js.example",
    });
  });
});

test.each([
  ['has a policy', page({ head: `<meta http-equiv="Content-Security-Policy" content="a">` })],
  [
    'is followed by others in the same document',
    page({ head: '<meta name="astro-view-transitions-enabled" content="true">' }),
  ],
  ['is no page', '<p>Part</p>'],
])('What %s is left as it is', (_, html) => {
  expect(withPagePolicy(html, project)).toBe(html);
});

test('A policy of Astro is completed with what stands in the page, where it is about elements', () => {
  const body = '<style>b {}</style><button onclick="go()" style="top:1px">A</button>';
  const written = ["script-src-elem 'self'", "style-src 'self'", 'img-src *'];
  const [, policy = ''] =
    /content="([^"]*)"/.exec(withNamedParts(page({ body }), written) ?? '') ?? [];
  expect(policy.split('; ')).toEqual([
    `script-src-elem 'self' ${hash('theme()')}`,
    `style-src 'self' ${hash('b {}')}`,
    'img-src *',
    `script-src-attr 'unsafe-hashes' ${hash('go()')}`,
    `style-src-attr 'unsafe-hashes' ${hash('top:1px')}`,
  ]);
});
