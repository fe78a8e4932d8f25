import type { ContentIndex } from '@waymark/content';
import type { Hit } from '@waymark/search';

/** A search engine as its documentation sets it up. */
export interface Engine {
  /** Writes its index into an empty folder. */
  build(index: ContentIndex, folder: string): Promise<void>;
  /** Loads what `build` wrote. */
  open(folder: string): Promise<OpenEngine>;
}

export interface OpenEngine {
  /** Urls of pages, best first, each once, ten at most. */
  search(query: string, language: string | undefined): Promise<string[]>;
}

export const mostPages = 10;

/** A section as engines get it that know only records. */
export interface SectionRecord {
  readonly id: number;
  readonly url: string;
  readonly title: string;
  readonly heading: string;
  readonly text: string;
  readonly language: string;
}

export function sectionRecords(index: ContentIndex): SectionRecord[] {
  return index.pages
    .flatMap((page) =>
      page.sections.map((section) => ({
        url: page.url,
        title: page.title,
        heading: [...section.headingPath, section.heading].join(' '),
        text: section.text,
        language: page.language ?? 'en',
      })),
    )
    .map((record, id) => ({ id, ...record }));
}

export function firstPages(urls: Iterable<string>): string[] {
  return [...new Set(urls)].slice(0, mostPages);
}

/** Hits of which only the page is known. */
export function asHits(urls: readonly string[]): Hit[] {
  const rest = { title: '', heading: '', anchor: '', text: '', navigation: [] };
  return urls.map((url) => ({ ...rest, url, score: 0, coverage: 0 }));
}
