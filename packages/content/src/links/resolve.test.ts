import { describe, expect, it } from 'vitest';
import { resolveLink } from './resolve.ts';

const pages = new Set([
  'index',
  'quickstart',
  'guides/index',
  'guides/start',
  'guides/deep/page',
  'guides/v1.2',
  'docs/inner',
  'with space',
  'ünï',
  'Case/Kept',
  'customize/browser/basics',
]);

function resolve(href: string, from = 'guides/start.mdx', base?: string) {
  return resolveLink(href, { from, pages, ...(base === undefined ? {} : { base }) });
}

describe('links to pages', () => {
  it.each([
    ['/guides/start', 'guides/start', '/guides/start'],
    ['/guides/start/', 'guides/start', '/guides/start'],
    ['/guides/start.mdx', 'guides/start', '/guides/start'],
    ['/guides/start.md', 'guides/start', '/guides/start'],
    ['/guides', 'guides/index', '/guides'],
    ['/guides/index', 'guides/index', '/guides'],
    ['/guides/index.mdx', 'guides/index', '/guides'],
    ['/quickstart/index', 'quickstart', '/quickstart'],
    ['/guides/v1.2', 'guides/v1.2', '/guides/v1.2'],
    ['/', 'index', '/'],
    ['/index', 'index', '/'],
    ['./deep/page', 'guides/deep/page', '/guides/deep/page'],
    ['./deep/page.mdx', 'guides/deep/page', '/guides/deep/page'],
    ['deep/page', 'guides/deep/page', '/guides/deep/page'],
    ['start.md', 'guides/start', '/guides/start'],
    ['../quickstart', 'quickstart', '/quickstart'],
    ['../../../quickstart', 'quickstart', '/quickstart'],
    ['./', 'guides/index', '/guides'],
    ['.', 'guides/index', '/guides'],
    ['..', 'index', '/'],
    ['/guides/../quickstart', 'quickstart', '/quickstart'],
    ['//guides'.slice(1), 'guides/index', '/guides'],
    ['/with%20space', 'with space', '/with%20space'],
    ['/with space', 'with space', '/with%20space'],
    ['/%C3%BCn%C3%AF', 'ünï', '/%C3%BCn%C3%AF'],
    ['/Case/Kept', 'Case/Kept', '/Case/Kept'],
    ['customize/browser/basics', 'customize/browser/basics', '/customize/browser/basics'],
    [' /quickstart ', 'quickstart', '/quickstart'],
  ])('resolve %j to the page %j at %j', (href, path, url) => {
    expect(resolve(href)).toEqual({ kind: 'page', path, url });
  });

  it('keep query and hash', () => {
    expect(resolve('../quickstart.mdx?a=1&b#c?d')).toEqual({
      kind: 'page',
      path: 'quickstart',
      url: '/quickstart',
      query: '?a=1&b',
      hash: '#c?d',
    });
    expect(resolve('/guides#x')).toMatchObject({ url: '/guides', hash: '#x' });
    expect(resolve('?tags=a')).toEqual({
      kind: 'page',
      path: 'guides/start',
      url: '/guides/start',
      query: '?tags=a',
    });
  });

  it('start from the folder of the file, not from its URL', () => {
    expect(resolve('./start', 'guides/index.mdx')).toMatchObject({ path: 'guides/start' });
    expect(resolve('./start', 'index.mdx')).toMatchObject({ kind: 'missing', url: '/start' });
  });

  it('may begin with the base path', () => {
    expect(resolve('/docs/guides/start', 'index.mdx', '/docs')).toMatchObject({
      kind: 'page',
      url: '/guides/start',
    });
    expect(resolve('/docs/inner', 'index.mdx', '/docs/')).toMatchObject({ url: '/docs/inner' });
    expect(resolve('/docs', 'index.mdx', '/docs')).toMatchObject({ path: 'index', url: '/' });
    expect(resolve('/docsx', 'index.mdx', '/docs')).toMatchObject({ kind: 'missing' });
  });

  it('find the root of a site without an index page', () => {
    expect(resolveLink('/', { from: 'a.mdx', pages: new Set(['a']) })).toMatchObject({
      kind: 'page',
      url: '/',
    });
  });
});

describe('links that are not to pages', () => {
  it.each([
    ['#id', { kind: 'anchor', hash: '#id' }],
    ['#', { kind: 'anchor', hash: '#' }],
    ['https://a.b/c', { kind: 'external', url: 'https://a.b/c' }],
    ['HTTP://a.b', { kind: 'external', url: 'HTTP://a.b' }],
    ['//cdn.a.b/c', { kind: 'external', url: '//cdn.a.b/c' }],
    ['mailto:a@b.c', { kind: 'other', url: 'mailto:a@b.c' }],
    ['tel:+1', { kind: 'other', url: 'tel:+1' }],
    ['cursor://x', { kind: 'other', url: 'cursor://x' }],
    ['', { kind: 'empty' }],
    ['  ', { kind: 'empty' }],
    ['/images/a.png', { kind: 'asset', url: '/images/a.png' }],
    ['./a.png?x', { kind: 'asset', url: '/guides/a.png', query: '?x' }],
    ['a b.svg', { kind: 'asset', url: '/guides/a%20b.svg' }],
    ['/100%.png', { kind: 'asset', url: '/100%25.png' }],
    ['/llms.txt', { kind: 'asset', url: '/llms.txt' }],
  ])('keep what they are: %j', (href, target) => {
    expect(resolve(href)).toEqual(target);
  });
});

describe('links to missing pages', () => {
  it.each([
    ['/removed#x', { kind: 'missing', url: '/removed', hash: '#x' }],
    ['./removed', { kind: 'missing', url: '/guides/removed' }],
    ['/removed.md', { kind: 'missing', url: '/removed.md' }],
    ['/guides/v9.9', { kind: 'missing', url: '/guides/v9.9' }],
    ['/guides/%zz', { kind: 'missing', url: '/guides/%25zz' }],
  ])('lead to %j', (href, target) => {
    expect(resolve(href)).toEqual(target);
  });

  it.each([
    ['/01_quickstart.md', 'quickstart'],
    ['/Guides/Start', 'guides/start'],
    ['/old/guides/start', 'guides/start'],
    ['/02-guides/1-start', 'guides/start'],
  ])('name the page that may be meant by %j', (href, nearest) => {
    expect(resolve(href)).toMatchObject({ kind: 'missing', nearest });
  });
});
