import { expect, test } from 'vitest';
import { processorTime } from '../../../../test/support/processor-time.ts';
import { nearest } from '../diagnostic/nearest.ts';
import { buildSite } from '../site.ts';
import { sourceLimits } from '../source/source.ts';
import { documentFromValue } from './document.ts';
import { parseConfig } from './parse.ts';
import { readProjectConfig } from './read-project.ts';
import { checkRedirectPages } from './redirect-pages.ts';

/** Generous for a busy machine; what was quadratic took ten times as long or never ended. */
const limit = 8000;

const size = 5000;
const base = { theme: 'mint', name: 'A', colors: { primary: '#123456' } };
const navigation = { groups: [{ group: 'G', pages: ['p0'] }] };
const pages = Array.from({ length: 2 * size }, (_, index) => ({
  path: `p${index}`,
  file: `p${index}.mdx`,
  frontmatter: {},
}));

function list<Value>(of: (index: number) => Value): Value[] {
  return Array.from({ length: size }, (_, index) => of(index));
}

function record(of: (index: number) => unknown): Record<string, unknown> {
  return Object.fromEntries(list((index) => [`key${index}`, of(index)]));
}

const redirect = (source: string, destination: string) => ({ source, destination });

test.each<[string, object]>([
  ['unknown properties', record(() => 1)],
  ['unknown keys of a section', { navbar: record(() => 1) }],
  ['unknown keys of a group', { navigation: { groups: [{ group: 'G', ...record(() => 1) }] } }],
  ['links that are numbers', { navbar: { links: list(() => 5) } }],
  [
    'links with three mistakes each',
    { navbar: { links: list(() => ({ lable: 'a', href: 'data:' })) } },
  ],
  ['variables that are numbers', { variables: record((index) => index) }],
  ['meta elements that are objects', { seo: { metatags: record(() => ({})) } }],
  ['redirects to nothing', { redirects: list((i) => redirect(`/a${i}`, `/b${i}`)) }],
  ['a chain of redirects', { redirects: list((i) => redirect(`/a${i}`, `/a${i + 1}`)) }],
  ['a circle of redirects', { redirects: list((i) => redirect(`/a${i}`, `/a${(i + 1) % size}`)) }],
  ['one redirect again and again', { redirects: list((i) => redirect('/a', `/b${i}`)) }],
  ['redirects without source', { redirects: list(() => ({ src: '/a', destination: 5 })) }],
  ['patterns of redirects', { redirects: list((i) => redirect(`/a${i}/:rest*`, `/b${i}/:rest*`)) }],
  ['pages that are missing', { navigation: { pages: list((i) => `missing/x${i}`) } }],
  ['pages that are listed twice', { navigation: { pages: list((i) => `p${i % 2500}`) } }],
  ['groups', { navigation: { groups: list((i) => ({ group: `G${i}`, pages: [`p${i}`] })) } }],
])('Five thousand of them take a moment: %s', (_name, properties) => {
  const text = JSON.stringify({ ...base, navigation, ...properties }, null, 2);
  const spent = processorTime();
  const read = readProjectConfig({ read: (file) => (file === 'docs.json' ? text : undefined) });
  const document = read.value ?? documentFromValue({});
  const config = parseConfig(document).value;
  buildSite({ document, config, pages });
  checkRedirectPages(config.redirects, new Set(pages.map(({ path }) => `/${path}`)));
  expect(read.value).toBeDefined();
  expect(spent()).toBeLessThan(limit);
});

test('What is nested too deeply is left out, and the rest is read', () => {
  const depth = 100_000;
  for (const text of [`${'['.repeat(depth)}${']'.repeat(depth)}`, '['.repeat(depth)]) {
    const json = `{ "name": "A", "navigation": { "pages": ["a"] }, "deep": ${text}`;
    const read = readProjectConfig({ read: (file) => (file === 'docs.json' ? json : undefined) });
    expect(read.value?.value).toMatchObject({ name: 'A' });
    const codes = new Set(read.diagnostics.map(({ code }) => code));
    expect(codes).toContain('config-too-large');
  }
});

test('Groups inside groups are shown to the depth that is read', () => {
  let group: object = { group: 'inner', pages: ['p0'] };
  for (let depth = 0; depth < 1500; depth += 1) group = { group: `G${depth}`, pages: [group] };
  const text = JSON.stringify({ ...base, navigation: { groups: [group] } });
  const read = readProjectConfig({ read: (file) => (file === 'docs.json' ? text : undefined) });
  const document = read.value ?? documentFromValue({});
  const { value, diagnostics } = buildSite({ document, config: { theme: 'mint' }, pages });
  expect(read.diagnostics.map(({ code }) => code)).toEqual(['config-too-large']);
  expect(diagnostics.filter(({ message }) => message.includes('null'))).toEqual([]);
  let levels = 0;
  for (let node = value.root.children[0]; node; node = node.children[0]) levels += 1;
  expect(levels).toBeGreaterThan(sourceLimits.depth / 2 - 5);
});

test('What a word of any length was meant to be is told at once', () => {
  const spent = processorTime();
  expect(nearest('x'.repeat(200_000), ['groups', 'y'.repeat(200_000)])).toBeUndefined();
  expect(spent()).toBeLessThan(limit);
});
