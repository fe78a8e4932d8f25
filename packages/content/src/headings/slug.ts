import { decoded } from '@waymark/core/page';
import { slug } from 'github-slugger';
import { asciiSlug, createSlugCounter } from './ascii-slug.ts';
import { reservedIds } from './reserved-ids.ts';
import { uniqueId } from './unique-id.ts';

/** Gives out the ids of one page's headings, Updates and Steps, in document order. */
export interface Slugger {
  /**
   * The id for a text, or for a custom id if the author wrote one.
   *
   * @param text text of the heading after smart punctuation (quotes, dashes, ellipses)
   * @param custom cleaned by `cleanMarkdownId` or `cleanAttributeId`; ignored when empty
   * @param fallback the id where the text gives none
   */
  id(text: string, custom?: string, fallback?: string): string;
}

/**
 * Ids of headings as the format makes them (docs/format/pages.md#heading-ids), unique on the page.
 * Links to published pages depend on every detail, so nothing here may be made nicer.
 */
export function createSlugger(): Slugger {
  const taken = new Set(reservedIds);
  const number = createSlugCounter();
  for (const id of reservedIds) number(id);
  return {
    id(text, custom, fallback = 'section') {
      // The format leaves headings whose text holds no letter or digit without an id.
      const id = custom || numberedSlug(text, number) || fallback;
      return uniqueId(id, taken, 2);
    },
  };
}

/** Steps 2 to 6; empty if the text holds nothing usable. */
function numberedSlug(text: string, number: (slug: string) => string): string {
  const encoded = encodedSlug(text);
  const slug = encoded === '' ? '' : number(encoded);
  return decodedSlug(slug) || slug;
}

/** Step 6: a slug as readers see it; may be empty. */
export function decodedSlug(slug: string): string {
  return cleanAttributeId(decoded(slug));
}

/** Steps 2 to 4: percent-encoded, without a counter. Tab ids are made of these. */
export function encodedSlug(text: string): string {
  const dashed = text.toWellFormed().toLowerCase().trim().replace(/\s+/g, '-');
  const encoded = encodeURIComponent(dashed);
  const isEncoded = /%[0-9A-F]{2}/.test(encoded);
  return asciiSlug(encoded, {
    splitWords: false,
    lowercase: !isEncoded,
    keep: isEncoded ? '%_' : '_',
  });
}

const emoji =
  /\p{RI}\p{RI}|[#*0-9]\uFE0F?\u20E3|\p{Extended_Pictographic}|\p{Emoji_Modifier}|[\u200D\uFE0E\uFE0F\u{E0020}-\u{E007F}]/gu;

/** Cleans the `id` attribute of a JSX heading, Step or Update; white space stays. */
export function cleanAttributeId(id: string): string {
  return id.replace(/[?,;:!'"()[\]{}]/g, '').replace(emoji, '');
}

/** Cleans the id of `## Text {#id}`; case stays. */
export function cleanMarkdownId(id: string): string {
  return cleanAttributeId(id.trim().replace(/\s+/g, '-').replace(/[<>&]/g, ''));
}

/** The id that GitHub gives a heading: what links of moved content point to. */
export function githubSlug(text: string): string {
  return slug(text);
}
