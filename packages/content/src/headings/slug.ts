import slugify, { slugifyWithCounter } from '@sindresorhus/slugify';
import { slug } from 'github-slugger';
import { uniqueId } from './unique-id.ts';

/** Gives out the ids of one page's headings, Updates and Steps, in document order. */
export interface Slugger {
  /**
   * The id for a text, or for a custom id if the author wrote one.
   *
   * @param text text of the heading after smart punctuation (quotes, dashes, ellipses)
   * @param custom cleaned by `cleanMarkdownId` or `cleanAttributeId`; ignored when empty
   */
  id(text: string, custom?: string): string;
}

/**
 * Ids of headings as the format makes them (mdx-content §7.2), unique on the page. Links to
 * published pages depend on every detail, so nothing here may be made nicer.
 */
export function createSlugger(): Slugger {
  const taken = new Set<string>();
  const counted = slugifyWithCounter();
  return {
    id(text, custom) {
      const id = custom || countedSlug(text, counted) || fallback;
      return uniqueId(id, taken, 2);
    },
  };
}

/** Id of a heading whose text holds no letter or digit; the format leaves such headings without. */
const fallback = 'section';

/** Steps 2 to 6: the slug of the text with the counter of equal slugs, decoded and cleaned. */
function countedSlug(text: string, counted: ReturnType<typeof slugifyWithCounter>): string {
  const encoded = encodeText(text);
  const slug = counted(encoded, slugOptions(encoded));
  return cleanAttributeId(decode(slug)) || slug;
}

/** Steps 2 to 4 without the counter: percent-encoded, safe in a URL. Tab ids are made of these. */
export function encodedSlug(text: string): string {
  const encoded = encodeText(text);
  return slugify(encoded, slugOptions(encoded));
}

function encodeText(text: string): string {
  return encodeURIComponent(text.toWellFormed().toLowerCase().trim().replace(/\s+/g, '-'));
}

function slugOptions(encoded: string) {
  const isEncoded = /%[0-9A-F]{2}/.test(encoded);
  return {
    decamelize: false,
    lowercase: !isEncoded,
    preserveCharacters: isEncoded ? ['%', '_'] : ['_'],
  };
}

/** Decodes percent sequences; a text that is not valid encoding stays as it is. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const emoji =
  /\p{RI}\p{RI}|[#*0-9]\uFE0F?\u20E3|\p{Extended_Pictographic}|\p{Emoji_Modifier}|[\u200D\uFE0E\uFE0F\u{E0020}-\u{E007F}]/gu;

/** Cleans the `id` attribute of a JSX heading, Step or Update; white space stays (§7.3). */
export function cleanAttributeId(id: string): string {
  return id.replace(/[?,;:!'"()[\]{}]/g, '').replace(emoji, '');
}

/** Cleans the id of `## Text {#id}`; case stays (§7.3). */
export function cleanMarkdownId(id: string): string {
  return cleanAttributeId(id.trim().replace(/\s+/g, '-').replace(/[<>&]/g, ''));
}

/** The id that GitHub gives a heading: what links of moved content point to (§7.6). */
export function githubSlug(text: string): string {
  return slug(text);
}
