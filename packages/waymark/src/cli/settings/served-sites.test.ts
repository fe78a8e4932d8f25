import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { servedSites } from './served-sites.ts';

describe('servedSites', () => {
  it('is the site in dist where nothing is said', () => {
    expect(servedSites({})).toEqual([
      { site: path.resolve('dist'), domain: 'docs', organization: 'docs' },
    ]);
  });

  it('gives each site its domain, and its organization where there are several', () => {
    const lists = { site: ['/a', '/b'], domain: ['A', 'b'] };
    expect(servedSites(lists)).toEqual([
      { site: path.resolve('/a'), domain: 'a', organization: 'a' },
      { site: path.resolve('/b'), domain: 'b', organization: 'b' },
    ]);
    const organizations = (organization: string[]) =>
      servedSites({ ...lists, organization }).map((site) => site.organization);
    expect(organizations(['acme'])).toEqual(['acme', 'acme']);
    expect(organizations(['acme', 'other'])).toEqual(['acme', 'other']);
  });

  it.each([
    [{ site: ['/a', '/b'], domain: ['a'] }, /2 of `--site` and 1 of `--domain`/],
    [{ site: ['/a', '/b'], domain: ['a', 'A'] }, /Two sites have the domain "a"/],
    [{ domain: ['a_b'] }, /The domain "a_b" must be/],
    [{ organization: ['a', 'b'] }, /Give `--organization` once/],
  ])('refuses %j', (lists, message) => {
    expect(() => servedSites(lists)).toThrow(message);
  });
});
