import { expect, test } from 'vitest';
import { contentIndexOf } from '../testing/content-index-of.ts';
import { catalogueOf } from './catalogue.ts';

const index = contentIndexOf({
  '/': { title: 'Home' },
  '/guides/start': { version: 'v1', language: 'en' },
  '/%E6%8C%87%E5%8D%97': { version: 'v2', language: 'en' },
  '/base/twice': {},
});
const address = (path: string) => `https://docs.test/base${path}`;
const catalogue = catalogueOf({ index, address });
const found = (input: string) => catalogue.find(input)?.url;

test.each([
  '/guides/start',
  'guides/start',
  '/guides/start/',
  '/guides/start.md',
  '/guides/start.mdx?x=1#install',
  '/base/guides/start',
  'https://docs.test/base/guides/start',
  'http://docs.test/base/guides/start.md#install',
  ' //docs.test/base/guides/start ',
])('The page is found by %j', (input) => {
  expect(found(input)).toBe('/guides/start');
});

test.each(['/', '', '/index', '/index.md', 'https://docs.test/base', 'https://docs.test/base/'])(
  'The first page is found by %j',
  (input) => {
    expect(found(input)).toBe('/');
  },
);

test('A path is found encoded and plain', () => {
  expect(found('/指南')).toBe('/%E6%8C%87%E5%8D%97');
  expect(found('/%E6%8C%87%E5%8D%97.md')).toBe('/%E6%8C%87%E5%8D%97');
});

test('A path that begins like the base is found with the base and without', () => {
  expect(found('/base/twice')).toBe('/base/twice');
  expect(found('/base/base/twice')).toBe('/base/twice');
});

test.each([
  'https://other.test/base/guides/start',
  'file:///guides/start',
  '../../etc/passwd',
  '/%zz',
  'http://[',
  'javascript:alert(1)',
])('No page is found by %j', (input) => {
  expect(found(input)).toBeUndefined();
});

test('Any host is taken where the address of the site is not known', () => {
  const { find } = catalogueOf({ index, address: (path) => `/base${path}` });
  expect(find('http://localhost:4321/base/guides/start')?.url).toBe('/guides/start');
});

test('Tools are named after the site in ASCII', () => {
  const slugOf = (name: string) => {
    return catalogueOf({ index: { ...index, site: { name } }, address }).slug;
  };
  expect(slugOf('Acme Cloud (Docs)')).toBe('acme_cloud_docs');
  expect(slugOf('Über')).toBe('uber');
  expect(slugOf('文档')).toBe('docs');
  expect(slugOf(`${'a'.repeat(31)} long`)).toBe('a'.repeat(31));
});

test('The codes of languages and versions are gathered', () => {
  expect(catalogue.scopes).toEqual({ language: ['en'], version: ['v1', 'v2'], product: [] });
});
