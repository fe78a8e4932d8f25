import type { AgentSite } from './agent-site.ts';
import { linkLine } from './link-line.ts';
import { type NamedPage, nearestPages } from './nearest-pages.ts';
import { twinPath } from './twin-path.ts';

/**
 * What an agent reads at an address without a page.
 *
 * @param path below the site's base; without one the text fits any address
 */
export function notFoundMarkdown(
  path: string | undefined,
  pages: readonly NamedPage[],
  { address }: Pick<AgentSite, 'address'>,
): string {
  const near = path === undefined ? [] : nearestPages(path, pages);
  const lines = near.map(({ title, url }) => linkLine(title, address(twinPath(url))));
  return [
    '# Page not found',
    ...(lines.length > 0 ? [`Pages with similar addresses:\n\n${lines.join('\n')}`] : []),
    `All pages of this documentation: <${address('/llms.txt')}>`,
  ]
    .join('\n\n')
    .concat('\n');
}
