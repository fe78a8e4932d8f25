import { describe, expect, it } from 'vitest';
import { processorTime } from '../../../../../test/support/processor-time.ts';
import { pageFilter, pageUrlOf } from './page-filter.ts';

const page = { title: '', tags: [], anchors: new Set<string>() };

describe('a filter by path', () => {
  it.each([
    ['/api', '/api', true],
    ['api/', '/api/users', true],
    ['//api//', '/api/users', true],
    ['/api', '/apis', false],
    ['/', '/anything', true],
    ['', '/anything', true],
    ['/api/users', '/api', false],
  ])('%j lets %s through: %s', (path, url, isAccepted) => {
    expect(pageFilter({ path: [path] })(url, page)).toBe(isAccepted);
  });

  it('takes a time that grows with its length alone', () => {
    const path = `a${'/'.repeat(200_000)}a`;
    const spent = processorTime();
    expect(pageFilter({ path: [path] })('/a', page)).toBe(false);
    expect(spent()).toBeLessThan(500);
  });
});

describe('the page that a path names', () => {
  const urls = ['/', '/a b', '/café', '/指南/开始', '/c%23', '/docs'];
  const pages = new Map(urls.map((url) => [url, page]));

  it.each([
    ['/docs/a b', '/a b'],
    ['/docs/a%20b/', '/a b'],
    ['/docs/caf%C3%A9', '/café'],
    ['/指南/开始', '/指南/开始'],
    ['https://acme.dev/docs/%E6%8C%87%E5%8D%97/%E5%BC%80%E5%A7%8B?x#y', '/指南/开始'],
    ['/docs/c%23', '/c%23'],
    ['/docs', '/'],
    ['/docs/docs', '/docs'],
    ['/docs/%', undefined],
    ['/documents', undefined],
  ])('%s is %s', (path, url) => {
    const site = { name: 'Acme', address: '/docs', pages };
    expect(pageUrlOf(site, path)).toBe(url);
  });
});
