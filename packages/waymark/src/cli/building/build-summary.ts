import type { OpenDocs } from '../../project/open-docs.ts';
import { pagesInOrder } from '../../project/paths/page-order.ts';
import { siteAddress } from '../../project/paths/site-address.ts';
import type { Project } from '../../project/project.ts';
import { counted } from '../counted.ts';
import { shownWord } from '../shown-word.ts';

/** How many pages a build wrote, how long it took, and how many it did not have to render. */
export function buildSummary({ findings, project }: OpenDocs, milliseconds: number): string {
  const pages = pagesInOrder(project).length;
  const time = `${counted(pages, 'page')} in ${(milliseconds / 1000).toFixed(1)} s`;
  const { size } = findings.unchanged;
  return size === 0 ? `${time}.` : `${time}, ${size} unchanged.`;
}

/** What a build with findings says of those that it does not look for. */
export const checkAdvice =
  '`waymark check` also looks for pages that nothing lists, snippets that nothing imports and pictures without a text.';

/** What a site lacks whose address nobody has said; `undefined` when it is known. */
export function missingAddress(project: Project): string | undefined {
  if (siteAddress(project).host !== undefined) return undefined;
  return 'The address of the site is not known, so there is no sitemap, pages have no canonical link, and llms.txt and feeds name paths only. `--site https://docs.example.com` tells it.';
}

/** The command that shows what was built, without what it takes by itself. */
export function previewCommand(
  dir: string,
  out: string,
  { base }: { readonly base: string },
): string {
  const options = [
    ...(dir === '.' ? [] : [shownWord(dir)]),
    ...(out === 'dist' ? [] : ['--out', shownWord(out)]),
    ...(/^\/?$/.test(base) ? [] : ['--base', base]),
  ];
  return ['npx waymark preview', ...options].join(' ');
}
