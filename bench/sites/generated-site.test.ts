import { describe, expect, it } from 'vitest';
import { generateSite, pagesOf, withFirstGroupNamed } from './generated-site.ts';

describe('A generated site', () => {
  it('has as many pages as it should, each at a path of its own', () => {
    const pages = pagesOf(generateSite(1203));
    expect(pages).toHaveLength(1203);
    expect(new Set(pages.map(({ path }) => path)).size).toBe(1203);
  });

  it('has the same text on a page however large it is', () => {
    const [small, large] = [pagesOf(generateSite(10)), pagesOf(generateSite(600))];
    expect(large.slice(0, 10)).toEqual(small);
    expect(new Set(large.map(({ text }) => text)).size).toBe(600);
  });

  it('has the label of its first group changed, and nothing else', () => {
    const site = generateSite(1100);
    const [first, ...rest] = withFirstGroupNamed(site, 'Other').tabs;
    expect(first?.groups.map(({ name }) => name).slice(0, 2)).toEqual(['Other', 'Group 2']);
    expect(first?.groups[0]?.pages).toBe(site.tabs[0]?.groups[0]?.pages);
    expect(rest.flatMap(({ groups }) => groups.map(({ name }) => name))).not.toContain('Other');
  });
});
