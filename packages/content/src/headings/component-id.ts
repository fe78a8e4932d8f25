import transliterate from '@sindresorhus/transliterate';
import { asciiSlug } from './ascii-slug.ts';
import { reservedIds } from './reserved-ids.ts';
import { decodedSlug, encodedSlug } from './slug.ts';
import { uniqueId } from './unique-id.ts';

/** An element that has an id without being a heading. */
export type ComponentKind = 'accordion' | 'view' | 'tab' | 'field';

/** Gives out the ids of one page's accordions, views, tabs and fields. */
export interface ComponentIds {
  /** Keeps an id that the author wrote; call it for all of them before the first `id`. */
  reserve(id: string): void;
  /**
   * The id for an element without one of its own.
   *
   * @param text its title as written; for a field its name (`userId`)
   */
  id(kind: ComponentKind, text: string): string;
}

/**
 * Ids of elements that are not headings, as the format makes them
 * (docs/format/pages.md#component-ids). Each kind is counted by itself as there, and an id that
 * something else on the page has is skipped. A title that the format makes an empty id of gets the
 * one that a heading would have.
 *
 * @param headings ids of the page's headings, which go first
 */
export function createComponentIds(headings: Iterable<string> = []): ComponentIds {
  const taken = new Set([...reservedIds, ...headings]);
  return {
    reserve(id) {
      taken.add(id);
    },
    id(kind, text) {
      return uniqueId(
        componentSlug(kind, text) || decodedSlug(encodedSlug(text)) || kind,
        taken,
        kind === 'tab' ? 2 : 1,
      );
    },
  };
}

/** The format's id of an element before equal ones are told apart; empty for a title in Chinese. */
function componentSlug(kind: ComponentKind, text: string): string {
  switch (kind) {
    case 'tab':
      return encodedSlug(text);
    case 'field':
      return latinSlug(`param-${text}`, true);
    case 'accordion':
    case 'view':
      return latinSlug(text.replace(':', '-'), false);
  }
}

/** A slug of nothing but Latin letters and digits. */
function latinSlug(text: string, splitWords: boolean): string {
  const latin = isAscii(text) ? text : transliterate(text, { customReplacements });
  const words = latin.replaceAll('&', ' and ').replace(/[\^`]/g, '');
  return asciiSlug(words, { splitWords, lowercase: true, keep: '' });
}

/** Words that the format spells out. */
const customReplacements: [string, string][] = [
  ['🦄', ' unicorn '],
  ['♥', ' love '],
];

function isAscii(text: string): boolean {
  return !/[^\0-\x7F]/.test(text);
}
