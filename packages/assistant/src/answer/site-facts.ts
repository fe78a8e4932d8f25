import type { ContentIndex } from '@waymark/content';
import { decoded } from '@waymark/core/page';

/** What an answer may point to, and what it is about. */
export interface SiteFacts {
  readonly name: string;
  readonly description?: string | undefined;
  /** Of those who say no other; unknown where the site names none. */
  readonly language?: string | undefined;
  /**
   * What stands before the url of every page in a link, without a slash at the end: the origin and
   * the base (`https://acme.dev/docs`), the base alone (`/docs`), or nothing.
   */
  readonly address: string;
  /** By the url of the page, as the navigation has it: `/guides/start`. */
  readonly pages: ReadonlyMap<string, PageFacts>;
}

/** What filters and links need to know of a page. */
export interface PageFacts {
  readonly title: string;
  readonly language?: string | undefined;
  readonly version?: string | undefined;
  readonly product?: string | undefined;
  readonly tags: readonly string[];
  readonly anchors: ReadonlySet<string>;
}

/** The facts of the site that a content index was made of. */
export function siteFactsOf({ site, pages }: ContentIndex, address = ''): SiteFacts {
  return {
    name: site.name,
    description: site.description,
    language: site.standard?.[0]?.language,
    address: address.replace(/(?<!\/)\/+$/, ''),
    pages: new Map(
      pages.map(({ language, product, sections, tags, title, url, version }) => [
        url,
        {
          title,
          language,
          version,
          product,
          tags,
          anchors: new Set(sections.map(({ anchor }) => anchor).filter((anchor) => anchor !== '')),
        },
      ]),
    ),
  };
}

/**
 * The url of the page at a path, as the navigation has it.
 *
 * @param root where the site is
 * @param pathname encoded or not, with the site's base or without it
 */
export function pageAt({ pages }: SiteFacts, root: URL, pathname: string): string | undefined {
  const base = decoded(root.pathname).replace(/\/$/, '');
  const candidates = [pathname, decoded(pathname)].flatMap((written) => {
    const path = written.replace(/(.)\/$/, '$1');
    if (path === base) return ['/', path];
    return path.startsWith(`${base}/`) ? [path.slice(base.length), path] : [path];
  });
  return candidates.find((url) => pages.has(url));
}

/** The address of a page or, when the page has the anchor, of a section. */
export function addressOf({ address, pages }: SiteFacts, url: string, anchor = ''): string {
  const hasAnchor = anchor !== '' && pages.get(url)?.anchors.has(anchor) === true;
  return inMarkdown(`${address}${url}${hasAnchor ? `#${anchor}` : ''}`);
}

/** An address as a Markdown destination holds it without any need for escapes. */
export function inMarkdown(address: string): string {
  const encoded = address.replaceAll(/[^\w\-.~:/?#@!$&'+,;=%]/gu, (character) =>
    /[()*[\]]/.test(character)
      ? `%${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}`
      : encodeURIComponent(character.isWellFormed() ? character : '\uFFFD'),
  );
  return encoded.replaceAll(/&(?=[#\w]+;)/g, '%26');
}
