import { isUnsafeUrl } from './unsafe-url.ts';

/** An entry of `related` in the frontmatter of a page. */
export interface RelatedEntry {
  /** A path of the site, or an address. */
  readonly href: string;
  /** The title of the page that it leads to where absent. */
  readonly label?: string;
}

/**
 * Reads an entry of `related`: a path or an address, or an object with one of them under its title.
 * Nothing for what is neither (docs/format/docs-json.md#related-pages).
 */
export function relatedEntry(written: unknown): RelatedEntry | undefined {
  if (typeof written === 'string') return target(written);
  if (typeof written !== 'object' || written === null || Array.isArray(written)) return undefined;
  const [pair, ...others] = Object.entries(written);
  if (pair === undefined || others.length > 0) return undefined;
  const [label, value] = pair;
  const entry = typeof value === 'string' ? target(value) : undefined;
  return entry && { ...entry, label };
}

function target(written: string): RelatedEntry | undefined {
  const href = written.trim();
  return href === '' || isUnsafeUrl(href) ? undefined : { href };
}
