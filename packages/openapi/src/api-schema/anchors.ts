/** Gives out the anchors of one page, each once. */
export interface Anchors {
  /** `path` itself, or with `-1`, `-2` after it where something else has it. */
  take(path: string): string;
}

/** Anchors of a page, each given once. */
export function createAnchors(): Anchors {
  const taken = new Set<string>();
  const counts = new Map<string, number>();
  return {
    take(path) {
      let anchor = path;
      let count = counts.get(path) ?? 0;
      while (taken.has(anchor)) {
        count += 1;
        anchor = `${path}-${count}`;
      }
      counts.set(path, count);
      taken.add(anchor);
      return anchor;
    },
  };
}

const slugs = new Map<string, string>();
const maxSlugs = 20_000;

/**
 * A path one step further down, by the scheme that existing sites link to
 * (docs/format/openapi.md#anchors): `body` and `filterableAttributes` are
 * `body-filterable-attributes`.
 */
export function anchorPath(parent: string, name: string): string {
  const slug = anchorSlug(name);
  return parent === '' ? slug : `${parent}-${slug}`;
}

/** `userId` is `user-id`, `action_type` is `action-type`, `URLValue` is `url-value`. */
function anchorSlug(name: string): string {
  const known = slugs.get(name);
  if (known !== undefined) return known;
  const slug =
    name
      .slice(0, 100)
      .replace(/([A-Z]{2,})(\d+)/g, '$1 $2')
      .replace(/([a-z\d])([A-Z])/g, '$1 $2')
      // Not before an `s`: the plural of an acronym, such as `APIs`, is one word.
      .replace(/([A-Z])([A-Z][a-rt-z\d])/g, '$1 $2')
      .normalize('NFC')
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'field';
  if (slugs.size >= maxSlugs) slugs.clear();
  slugs.set(name, slug);
  return slug;
}
