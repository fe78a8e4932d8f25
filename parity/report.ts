import { percentPresent, percentText } from '@waymark/content';
import type { PageParity } from './compare.ts';
import type { SiteParity } from './site-pages.ts';

/** What a site has to reach, and what a page has to reach not to be listed, in percent. */
const siteTarget = 99.5;
export const pageTarget = 98;
const shownWords = 15;

/** The pages below their target, the poorest first. */
export function poorPages(pages: readonly PageParity[]): PageParity[] {
  return pages
    .filter((page) => percentPresent([page]) < pageTarget)
    .sort((a, b) => percentPresent([a]) - percentPresent([b]));
}

/** Whether a site has what the navigation lists, and of its words as many as are asked for. */
export function isReached({ lost, pages }: SiteParity): boolean {
  return pages.length > 0 && lost.length === 0 && percentPresent(pages) >= siteTarget;
}

/** The report for people. */
export function formatReport(name: string, { lost, pages, withoutPage }: SiteParity): string {
  const words = pages.reduce((sum, page) => sum + page.words, 0);
  const poor = poorPages(pages);
  return [
    `${name}: ${percent(pages)} of ${words} words on ${pages.length} pages are present; ${poor.length} ${poor.length === 1 ? 'page' : 'pages'} under ${pageTarget} %`,
    ...poor.flatMap((page) => [
      `  ${page.file}  ${percent([page])}, ${page.missing.length} of ${page.words} words missing`,
      `    ${missingWords(page)}`,
    ]),
    ...lost.map((file) => `  ${file}  is in the navigation and has no page`),
    ...withoutPage.map((file) => `  ${file}  has no page`),
  ].join('\n');
}

/** `--json`: the same as an object. */
export function reportObject(name: string, { lost, pages, withoutPage }: SiteParity) {
  return {
    site: name,
    percent: percentPresent(pages),
    pages: pages.length,
    lost,
    withoutPage,
    poor: poorPages(pages).map((page) => ({ ...page, percent: percentPresent([page]) })),
  };
}

function missingWords({ file, missing }: PageParity): string {
  const shown = missing.slice(0, shownWords).map((word) => {
    const place = word.file === file ? `${word.line}` : `${word.file}:${word.line}`;
    return `${word.text} (${place})`;
  });
  return [...shown, ...(missing.length > shownWords ? ['…'] : [])].join(', ');
}

function percent(pages: readonly PageParity[]): string {
  return percentText(percentPresent(pages));
}
