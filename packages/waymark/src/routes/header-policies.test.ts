import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keepPoliciesInPages } from './header-policies.ts';

/** What is left in headers and what is in pages, by their paths: those of the docs begin with `docs`. */
function keep(policies: Readonly<Record<string, string>>) {
  const output = mkdtempSync(path.join(tmpdir(), 'waymark-policies-'));
  onTestFinished(() => rmSync(output, { recursive: true, force: true }));
  const file = (name: string) => path.join(output, name, 'index.html');
  const told = Object.entries(policies).map(([name, policy]) => {
    mkdirSync(path.dirname(file(name)), { recursive: true });
    const isPage = !name.endsWith('old');
    writeFileSync(file(name), isPage ? '<html><head></head></html>' : '<p>Moved');
    const headers = new Headers({ 'Content-Security-Policy': policy });
    return [name, { headers, route: { pattern: name } }] as const;
  });
  const all: unknown = new Map(told);
  const headers = all as Parameters<typeof keepPoliciesInPages>[0];
  keepPoliciesInPages(headers, output, ({ pattern }) => pattern.startsWith('/docs'));
  return Array.from(headers, ([name, one]) => ({
    name,
    header: one.headers.get('content-security-policy'),
    page: /content="(.*?)"/.exec(readFileSync(file(name), 'utf8'))?.[1],
  }));
}

test('A page of docs has the policy that an adapter would send, which says who may show it in a frame', () => {
  expect(keep({ '/docs': `script-src 'self'; style-src "a";` })).toEqual([
    {
      name: '/docs',
      header: "frame-ancestors 'self'",
      page: "script-src 'self'; style-src &quot;a&quot;",
    },
  ]);
  const own = "sandbox; img-src *; frame-ancestors 'none'";
  expect(keep({ '/docs': own })).toMatchObject([
    {
      header: "sandbox; frame-ancestors 'none'",
      page: 'img-src *',
    },
  ]);
});

test('What is no page of docs keeps its policy in the header', () => {
  expect(keep({ '/about': 'img-src *', '/docs/old': 'img-src *' })).toEqual([
    { name: '/about', header: 'img-src *', page: undefined },
    { name: '/docs/old', header: "img-src *; frame-ancestors 'self'", page: undefined },
  ]);
});

test('A path stands before those that it is a part of, as an adapter takes the first of them', () => {
  const names = keep({ '/about/us': '', '/docs/us/more': '', '/': '', '/docs/us': '' });
  expect(names.map(({ name }) => name)).toEqual(['/', '/docs/us', '/about/us', '/docs/us/more']);
});
