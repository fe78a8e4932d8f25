import { describe, expect, it } from 'vitest';
import { pagesOf } from './generated-site.ts';
import { countPages, generateVersions } from './versioned-site.ts';

const shape = { languages: ['en', 'fr'], versions: 10, pages: 60 };

describe('A site in versions', () => {
  it('has all languages in all versions, the newest first', () => {
    const editions = generateVersions(shape);
    expect(editions).toHaveLength(20);
    expect(editions[0]).toMatchObject({ language: 'en', version: 'v1.9' });
    expect(editions[10]).toMatchObject({ language: 'fr', version: 'v1.9' });
  });

  it('repeats most pages of a version in the next', () => {
    const { pages, texts } = countPages(generateVersions(shape));
    expect(pages).toBe(2 * (10 * 60 + 45));
    expect(texts).toBeGreaterThan(2 * 69);
    expect(texts).toBeLessThan(pages / 3);
  });

  it('has each page at a path of its own', () => {
    const paths = generateVersions(shape).flatMap(({ site }) =>
      pagesOf(site).map(({ path }) => path),
    );
    expect(new Set(paths).size).toBe(paths.length);
  });
});
