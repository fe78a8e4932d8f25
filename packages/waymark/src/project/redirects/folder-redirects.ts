import { exactRedirect, pageLink, pageUrl, type Redirect, type Site } from '@waymark/core';
import { decodedPath } from '../paths/request-path.ts';

/**
 * Redirects from folders without a page of their own to the first page in them that the navigation
 * shows: links to a whole section name its folder (docs/format/docs-json.md#folders).
 *
 * @param urls those of all pages and files
 * @param isRedirected whether a decoded path leads elsewhere already
 */
export function redirectsOfFolders(
  { order, page, pages }: Pick<Site, 'order' | 'page' | 'pages'>,
  urls: ReadonlySet<string>,
  isRedirected: (path: string) => boolean,
): Redirect[] {
  const redirects = new Map<string, Redirect | undefined>();
  for (const path of order) {
    const known = pages.get(path);
    if (known === undefined || pageLink(known.frontmatter) !== undefined) continue;
    for (const folder of foldersOf(path)) {
      if (redirects.has(folder)) break;
      const { listed, url } = page(path);
      if (!listed) break;
      const source = pageUrl(`${folder}/index`);
      const isFree = !urls.has(source) && !isRedirected(decodedPath(source));
      const at = { file: known.file, line: 1, column: 1 };
      redirects.set(folder, isFree ? exactRedirect(decodedPath(source), url, at) : undefined);
    }
  }
  return [...redirects.values()].flatMap((redirect) =>
    redirect ? [{ ...redirect, isFolder: true as const }] : [],
  );
}

/** The innermost first: where one is known, all around it are. */
function foldersOf(path: string): readonly string[] {
  const names = path.split('/').slice(0, -1);
  return names.map((_, at) => names.slice(0, names.length - at).join('/'));
}
