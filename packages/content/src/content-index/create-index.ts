import type { ContentIndex, IndexedPage, IndexedSection, IndexedSite } from './content-index.ts';

/** What is known of a page besides its text. */
export interface PageFacts extends Omit<IndexedPage, 'sections' | 'boost'> {
  readonly boost?: number | undefined;
}

/** A page of the index from its facts and text. Keys stand in the order of the format. */
export function indexPage(
  facts: PageFacts,
  { sections }: { readonly sections: readonly IndexedSection[] },
): IndexedPage {
  const { url, title, description, kind, navigation, language, version, product } = facts;
  const { tags, operation, boost = 1, searchable } = facts;
  return {
    url,
    title,
    ...(description ? { description } : {}),
    kind,
    navigation: [...navigation],
    ...(language ? { language } : {}),
    ...(version ? { version } : {}),
    ...(product ? { product } : {}),
    tags: [...tags],
    ...(operation ? { operation: { method: operation.method, path: operation.path } } : {}),
    boost,
    ...(searchable === false ? { searchable } : {}),
    sections: sections.map(indexSection),
  };
}

function indexSection({
  anchor,
  heading,
  level,
  headingPath,
  text,
}: IndexedSection): IndexedSection {
  return { anchor, heading, level, headingPath: [...headingPath], text };
}

/**
 * The index of a site.
 *
 * @param listed pages of the navigation in its order
 * @param unlisted all others, which are sorted by URL
 */
export function createIndex(
  { name, base, description, feedback, standard, url, versions }: IndexedSite,
  listed: readonly IndexedPage[],
  unlisted: readonly IndexedPage[] = [],
): ContentIndex {
  const sorted = [...unlisted].sort((a, b) => (a.url < b.url ? -1 : a.url > b.url ? 1 : 0));
  return {
    formatVersion: 2,
    site: {
      name,
      ...(description ? { description } : {}),
      ...(url ? { url } : {}),
      ...(base ? { base } : {}),
      ...(feedback ? { feedback } : {}),
      ...(standard ? { standard } : {}),
      ...(versions ? { versions } : {}),
    },
    pages: [...listed, ...sorted],
  };
}
