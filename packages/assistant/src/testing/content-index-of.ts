import type { ContentIndex, IndexedPage } from '@waymark/content';

type PageParts = Partial<Omit<IndexedPage, 'url' | 'sections'>> & { readonly text?: string };

/** A content index with one page for each url, one section each. */
export function contentIndexOf(pages: Readonly<Record<string, PageParts>>): ContentIndex {
  return {
    formatVersion: 2,
    site: { name: 'Test' },
    pages: Object.entries(pages).map(([url, { text = '', ...parts }]) => ({
      url,
      title: url.slice(1),
      kind: 'page',
      navigation: [],
      tags: [],
      boost: 1,
      sections: [{ anchor: '', heading: '', level: 1, headingPath: [], text }],
      ...parts,
    })),
  };
}
