import { isDomainId } from '@waymark/assistant';
import { expect, test } from 'vitest';
import {
  checkDomains,
  checkPaths,
  freeDomain,
  isBelowInner,
  type Mount,
  mountForUnknown,
} from './mounts.ts';

const mount = (path: string, domain?: string): Mount => ({
  path,
  domain,
  redirects: [],
  documents: [],
});

test('Two integrations may not have one path, and are told to have two', () => {
  expect(() => checkPaths([mount('/docs'), mount('/api'), mount('')])).not.toThrow();
  expect(() => checkPaths([mount(''), mount('')])).toThrow('at the root of the site');
  expect(() => checkPaths([mount('/docs'), mount('/docs')])).toThrow('under "/docs"');
});

test('Two assistants may not have one domain, as they would share keys and threads', () => {
  const different = [mount('/docs', 'docs'), mount('/api', 'api'), mount('/a'), mount('/b')];
  expect(() => checkDomains(different)).not.toThrow();
  expect(() => checkDomains([mount('/docs', 'docs'), mount('/api', 'docs')])).toThrow(
    'have the domain "docs"',
  );
});

test('Docs whose owner names no assistant get a domain that no other docs have', () => {
  const first = mount('');
  expect(freeDomain(first, [first])).toBe('docs');
  const second = mount('/docs/API_v2/');
  expect(freeDomain(second, [mount('/docs', 'docs'), second])).toBe('docs-api-v2');
  const third = mount('/x.y');
  const others = [mount('/a', 'docs'), mount('/b', 'x-y'), third];
  expect(freeDomain(third, others)).toBe('x-y-2');
  const long = mount(`/${'-'.repeat(50)}${'a'.repeat(100)}`);
  expect(isDomainId(freeDomain(long, [mount('', 'docs'), long]))).toBe(true);
});

test('What is below docs that are mounted below others is theirs', () => {
  const [outer, inner] = [mount(''), mount('/docs')];
  const isInner = (path: string, of: Mount) => isBelowInner(path, of, [outer, inner]);
  expect(['/docs', '/docs/llms.txt'].map((path) => isInner(path, outer))).toEqual([true, true]);
  expect(['/', '/docsy', '/guide'].some((path) => isInner(path, outer))).toBe(false);
  expect(isInner('/docs/llms.txt', inner)).toBe(false);
});

test('Unknown addresses of a project are for the first docs that lie below no others, and are no docs for readers', () => {
  const [docs, api, inner] = [mount('/docs'), mount('/api'), mount('/docs/api')];
  expect(mountForUnknown([docs, api])).toBe(docs);
  expect(mountForUnknown([inner, docs, api])).toBe(docs);
  expect(mountForUnknown([api, mount('')])?.path).toBe('');
  expect(mountForUnknown([{ ...api, isForReaders: true }, docs])).toBe(docs);
  expect(mountForUnknown([inner, { ...docs, isForReaders: true }])).toBe(inner);
  expect(mountForUnknown([{ ...docs, isForReaders: true }])).toBeUndefined();
});
