/** Where the twin of a page is, below the site's base: the page's URL plus `.md`. */
export function twinPath(url: string): string {
  const path = url.replace(/(?<!\/)\/+$/, '');
  return path === '' ? '/index.md' : `${path}.md`;
}
