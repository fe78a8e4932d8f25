import { describe, expect, it } from 'vitest';
import { pageFilter } from './page-filter.ts';

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
    const started = performance.now();
    expect(pageFilter({ path: [path] })('/a', page)).toBe(false);
    expect(performance.now() - started).toBeLessThan(500);
  });
});
