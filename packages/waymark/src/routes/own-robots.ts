import { robotsPath } from './crawler-files.ts';

/**
 * What to say where the Astro project has a `robots.txt` of its own.
 *
 * @param text what it says; undefined if that is made for each request
 * @param sitemaps addresses of those of the docs
 */
export function ownRobotsNote(text: string | undefined, sitemaps: readonly string[]): string {
  const kept = `The project has its own ${robotsPath}, so Waymark writes none.`;
  const named = (text ?? '')
    .split(/\r?\n/)
    .flatMap((line) => /^sitemap:(.*)/i.exec(line)?.[1] ?? []);
  const known = new Set(named.map((address) => address.trim()));
  const missing = sitemaps.filter((address) => !known.has(address));
  if (missing.length === 0) return kept;
  const ofDocs = missing.length === 1 ? 'sitemap of the docs' : 'sitemaps of the docs';
  const advice =
    text === undefined ? `See that it names the ${ofDocs}` : `It does not name the ${ofDocs}`;
  return `${kept} ${advice}: ${missing.map((address) => `\`Sitemap: ${address}\``).join(', ')}`;
}
