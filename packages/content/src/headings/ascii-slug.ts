/** How a slug treats letters. */
export interface SlugOptions {
  /** `userId` becomes `user-id`. */
  readonly splitWords: boolean;
  readonly lowercase: boolean;
  /** Characters other than letters and digits that stay. */
  readonly keep: '' | '_' | '%_';
}

const removed = {
  '': /[^A-Za-z\d]+/g,
  _: /[^A-Za-z\d_]+/g,
  '%_': /[^A-Za-z\d%_]+/g,
} as const;

/**
 * Makes a slug of ASCII text by the rules of the npm package `@sindresorhus/slugify` 2, which the
 * format's ids are made with; that package itself takes half a millisecond for each heading.
 * Everything but letters, digits and kept characters becomes a dash.
 */
export function asciiSlug(text: string, { splitWords, lowercase, keep }: SlugOptions): string {
  const words = splitWords ? splitCamelCase(text) : text;
  return (
    (lowercase ? words.toLowerCase() : words)
      // Contractions and possessives stay one word: `what's new` is `whats-new`.
      .replace(/([a-zA-Z\d]+)'([ts])(\s|$)/g, '$1$2$3')
      .replace(removed[keep], '-')
      .replace(/^-|-$/g, '')
  );
}

function splitCamelCase(text: string): string {
  return (
    text
      .replace(/([A-Z]{2,})(\d+)/g, '$1 $2')
      .replace(/([a-z\d]+)([A-Z]{2,})/g, '$1 $2')
      .replace(/([a-z\d])([A-Z])/g, '$1 $2')
      // Not before an `s`: the plural of an acronym, such as `APIs`, is one word.
      .replace(/([A-Z]+)([A-Z][a-rt-z\d]+)/g, '$1 $2')
  );
}

/**
 * Numbers equal slugs from 2, regardless of case. A slug that ends in a number is also numbered
 * when the slug without it came up more than twice.
 */
export function createSlugCounter(): (slug: string) => string {
  const counts = new Map<string, number>();
  return (slug) => {
    const key = slug.toLowerCase();
    const count = (counts.get(key) ?? 0) + 1;
    const withoutNumber = counts.get(key.replace(/(?:-\d+?)+?$/, '')) ?? 0;
    counts.set(key, count);
    return count >= 2 || withoutNumber > 2 ? `${slug}-${count}` : slug;
  };
}
