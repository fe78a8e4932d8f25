import { languageTag } from '@waymark/core';
import type { QuestionFilter } from '../question.ts';
import { type PageFacts, pageAt, type SiteFacts } from '../site-facts.ts';

/** Whether a page may be among the results. */
export type AcceptsPage = (url: string, page: PageFacts) => boolean;

/**
 * The filter of a request on pages (docs/format/assistant.md#filter): all keys must agree, one
 * value of each is enough, and pages without a version, language or product belong to all of them.
 */
export function pageFilter(filter: QuestionFilter): AcceptsPage {
  const { language, path, product, tag, version } = filter;
  const tags = tag?.map((one) => one.toLowerCase());
  const speaks = language && isLanguageWanted(language);
  const folders = path?.map(withoutOuterSlashes);
  return (url, page) =>
    (!version || page.version === undefined || version.includes(page.version)) &&
    (!product || page.product === undefined || product.includes(page.product)) &&
    (!speaks || page.language === undefined || speaks(page.language)) &&
    (!tags || page.tags.some((one) => tags.includes(one.toLowerCase()))) &&
    (!folders || folders.some((folder) => isBelow(url, folder)));
}

/**
 * The language itself, by any of its codes (`jp` is `ja`), or the one that a wanted one is a variety
 * of: `fr` for `fr-CA`.
 */
export function isLanguageWanted(wanted: readonly string[]): (language: string) => boolean {
  const codes = wanted.flatMap((one) => {
    const names = [one, languageTag(one)].map((name) => name.toLowerCase());
    return [...names, ...names.map((name) => name.split('-')[0])];
  });
  return (language) => codes.includes(language.toLowerCase());
}

function isBelow(url: string, folder: string): boolean {
  return folder === '' || `${url}/`.startsWith(`/${folder}/`);
}

/** In one pass from each end, which a regular expression for the end of a text is not. */
function withoutOuterSlashes(path: string): string {
  let [start, end] = [0, path.length];
  while (path[start] === '/') start += 1;
  while (end > start && path[end - 1] === '/') end -= 1;
  return path.slice(start, end);
}

/** The url of the page that a path names, with or without the site's base. */
export function pageUrlOf(site: SiteFacts, path: string): string | undefined {
  const root = new URL(`${site.address}/`, 'https://site.invalid');
  return pageAt(site, root, URL.parse(path, root)?.pathname ?? '/');
}
