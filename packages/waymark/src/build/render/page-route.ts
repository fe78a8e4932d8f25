import { createHash } from 'node:crypto';

/** What a URL cannot hold unencoded: Astro decodes such names once too often, and then finds no page. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are legal in names of files
const unroutable = /[%?#\\\u0000-\u001f\u007f]/;

/** Folder of the output that pages with such names are in until it is complete. */
export const namedFolder = '_waymark/named';

/**
 * The path of a page as Astro's route has it: the decoded URL without the slash in front. A name
 * that Astro cannot route has another one, under which the page is rendered and then moved.
 *
 * @param url of the page, below the site's base
 */
export function routePath(url: string): string {
  // Nothing else in a URL stands for what a name cannot have.
  if (!url.includes('%')) return url.slice(1);
  const name = decodeURIComponent(url).slice(1);
  if (!unroutable.test(name)) return name;
  return `${namedFolder}/${createHash('sha256').update(name).digest('hex').slice(0, 16)}`;
}

/** Whether a page is rendered under another path than its own. */
export function isRenamed(url: string): boolean {
  return routePath(url).startsWith(`${namedFolder}/`);
}
