import { decoded } from '@waymark/core/page';
import { addressOf, inMarkdown, pageAt, type SiteFacts } from '../site-facts.ts';

/** Says where links and images of an answer may lead; what it gives is written as it is. */
export interface LinkPolicy {
  /** The address to link to, or undefined when the text has to do without a link. */
  link(destination: string): string | undefined;
  image(destination: string): string | undefined;
}

/**
 * Links go to pages of the site that exist, with an anchor where it exists too, or to an address
 * below one that is allowed; images to the site's own origin, or likewise
 * (docs/format/assistant.md#output).
 *
 * @param allowed origins or addresses such as `https://github.com/acme/`
 */
export function createLinkPolicy(site: SiteFacts, allowed: readonly string[]): LinkPolicy {
  const prefixes = allowed.flatMap((entry) => URL.parse(entry) ?? []);
  const root = new URL(`${site.address}/`, 'https://site.invalid');
  const read = (destination: string) => {
    const text = unescaped(destination);
    if (/[\p{Cc}\p{Cf}\s\\]/u.test(text)) return undefined;
    const url = URL.parse(text, root);
    if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
    return url;
  };
  const external = (url: URL) =>
    prefixes.some((prefix) => isBelow(url, prefix)) ? inMarkdown(url.href) : undefined;
  return {
    link(destination) {
      const url = read(destination);
      if (!url) return undefined;
      return url.origin === root.origin
        ? (pageLink(site, root, url) ?? external(url))
        : external(url);
    },
    image(destination) {
      const url = read(destination);
      if (!url) return undefined;
      if (url.origin !== root.origin) return external(url);
      const isAbsolute = site.address.startsWith('http');
      return inMarkdown(isAbsolute ? url.href : `${url.pathname}${url.search}`);
    },
  };
}

/** Pages may be named with or without the site's base, and by their Markdown twin. */
function pageLink(site: SiteFacts, root: URL, url: URL): string | undefined {
  const known = pageAt(site, root, url.pathname.replace(/\.md$/, ''));
  return known === undefined ? undefined : addressOf(site, known, decoded(url.hash.slice(1)));
}

function isBelow(url: URL, prefix: URL): boolean {
  const path = prefix.pathname.replace(/\/$/, '');
  return (
    url.origin === prefix.origin && (url.pathname === path || url.pathname.startsWith(`${path}/`))
  );
}

function unescaped(destination: string): string {
  return destination
    .replaceAll(/\\([!-/:-@[-`{-~])/g, '$1')
    .replaceAll('&amp;', '&')
    .trim();
}
