import type { ContentIndex, IndexedPage } from '@waymark/content';

/**
 * The same site so many times over. In each copy one long word in twenty is another one, so that
 * the vocabulary grows as it does in real sites.
 */
export function grown(index: ContentIndex, times: number): ContentIndex {
  const pages = Array.from({ length: times }, (_, copy) =>
    copy === 0 ? index.pages : index.pages.map((page) => copied(page, copy)),
  );
  return { ...index, pages: pages.flat() };
}

function copied(page: IndexedPage, copy: number): IndexedPage {
  return {
    ...page,
    url: `/copy-${copy}${page.url}`,
    sections: page.sections.map((section) => ({ ...section, text: reworded(section.text, copy) })),
  };
}

function reworded(text: string, copy: number): string {
  const suffix = String.fromCharCode(97 + copy);
  return text.replace(/\p{Script=Latin}{6,}/gu, (word) =>
    hash(word) % 20 === 0 ? `${word}${suffix}` : word,
  );
}

function hash(word: string): number {
  let value = 0;
  for (let index = 0; index < word.length; index++) {
    value = (value * 31 + word.charCodeAt(index)) >>> 0;
  }
  return value;
}
