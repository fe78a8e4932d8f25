import { type GeneratedPage, type GeneratedSite, pagesOf, siteOf } from './generated-site.ts';
import { pageText } from './page-text.ts';

/** The pages of one language in one version. */
export interface Edition {
  readonly language: string;
  readonly version: string;
  readonly site: GeneratedSite;
}

/** How large a site in several languages and versions is. */
export interface VersionedShape {
  readonly languages: readonly string[];
  readonly versions: number;
  /** Pages of the first version; each later one has one more. */
  readonly pages: number;
}

/** That of the largest real site that is known: 23,052 pages. */
export const largestShape: VersionedShape = {
  languages: ['en', 'fr', 'ko', 'pt-BR'],
  versions: 34,
  pages: 153,
};

/** Of a hundred pages, so many are another text than in the version before. */
const changedPages = 3;

/** The newest version of the first language comes first, as such sites have it. */
export function generateVersions({ languages, pages, versions }: VersionedShape): Edition[] {
  const known = new Map<string, string>();
  const textOf = (number: number, revision: number) => {
    const key = `${number}.${revision}`;
    const text = known.get(key) ?? pageText(number, revision);
    known.set(key, text);
    return text;
  };
  return languages.flatMap((language, place) =>
    Array.from({ length: versions }, (_, index) => {
      const version = versions - 1 - index;
      const numbers = Array.from({ length: pages + version }, (_, page) => place * 1000 + page);
      const texts = numbers.map((number) => ({
        number,
        text: textOf(number, revisionOf(number, version)),
      }));
      const name = `v1.${version}`;
      return { language, version: name, site: siteOf(texts, `${language}/${name}/`) };
    }),
  );
}

/** How often a page was changed up to a version. */
function revisionOf(page: number, version: number): number {
  return Array.from({ length: version }, (_, index) => index + 1).filter(
    (step) => (page * 7919 + step * 104_729) % 100 < changedPages,
  ).length;
}

/** How many pages there are, and how many texts. */
export function countPages(editions: readonly Edition[]): { pages: number; texts: number } {
  const pages: GeneratedPage[] = editions.flatMap(({ site }) => pagesOf(site));
  return { pages: pages.length, texts: new Set(pages.map(({ text }) => text)).size };
}
