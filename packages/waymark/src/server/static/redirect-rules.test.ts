import { describe, expect, it } from 'vitest';
import { processorTime } from '../../../../../test/support/processor-time.ts';
import { readRedirects } from './redirect-rules.ts';

const redirects = readRedirects(`# A comment, and an empty line

/old/one /one 301
/old/* /new/:splat 301
/by/:slug/view /posts/:slug#top 302
/all/* /:splat 308
/away/* https://example.com/docs/:splat
/über/* /about/:splat 301
/asked /found?x=1 307!
/here /łódź/a"b#ü 301
/a.b /dot 301
/beta* /stable:splat 301
/same /rewritten 200
/land /de 302 Country=de
/script javascript:alert(1) 301
nothing /x 301
`);

const to = (path: string, query = '') => {
  const found = redirects(path, query);
  return found && `${found.status} ${found.location}`;
};

describe('A redirect', () => {
  it.each([
    ['/old/one', '301 /one'],
    ['/old/one/', '301 /one'],
    ['/old/two/three', '301 /new/two/three'],
    ['/old', '301 /new/'],
    ['/by/me/view', '302 /posts/me#top'],
    ['/by/me/you/view', undefined],
    ['/away/x', '301 https://example.com/docs/x'],
    ['/%C3%BCber/uns%20alle', '301 /about/uns%20alle'],
    ['/asked', '307 /found?x=1'],
    ['/here', '301 /%C5%82%C3%B3d%C5%BA/a%22b#%C3%BC'],
    ['/old/a%3Fb%23c', '301 /new/a%3Fb%23c'],
    ['/by/%3Fx/view', '302 /posts/%3Fx#top'],
    ['/a.b', '301 /dot'],
    ['/aXb', undefined],
    ['/beta-1', '301 /stable-1'],
    ['/older/one', undefined],
    ['/same', undefined],
    ['/land', undefined],
    ['/script', undefined],
    ['/%zz', undefined],
  ])('of %s leads to %s', (path, target) => {
    expect(to(path)).toBe(target);
  });

  it('keeps the query, but for a destination that has its own', () => {
    expect(to('/old/two', '?a=1')).toBe('301 /new/two?a=1');
    expect(to('/by/me/view', '?a=1')).toBe('302 /posts/me?a=1#top');
    expect(to('/asked', '?a=1')).toBe('307 /found?x=1');
  });

  it.each(['/all//evil.example', '/all/%2Fevil.example', '/all/%5Cevil.example', '/all/%0D%0Aa'])(
    'of %s leads to no other host, and to no other header',
    (path) => {
      const location = redirects(path, '')?.location ?? '';
      expect(new URL(location, 'https://docs.test').host).toBe('docs.test');
      expect(location).not.toMatch(/[\r\n]/);
    },
  );

  it('that could be tried in too many ways is none', () => {
    const spent = processorTime();
    for (const source of ['/*a*a*a*a*b', '/:a-:b-:c-:d', '/:a*:b*x', '/*-*/:a-:b']) {
      expect(readRedirects(`${source} /x`)(`/${'a-'.repeat(900)}`, '')).toBeUndefined();
    }
    expect(spent()).toBeLessThan(1_000);
  });

  it('of a path that is very long is none', () => {
    expect(to(`/old/${'a/'.repeat(8_000)}`)).toBeUndefined();
  });
});
