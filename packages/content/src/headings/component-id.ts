import slugify from '@sindresorhus/slugify';
import { encodedSlug } from './slug.ts';
import { uniqueId } from './unique-id.ts';

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
 * Ids of elements that are not headings, as the format makes them (mdx-content §7.4). Each kind is
 * counted by itself as there, and an id that something else on the page has is skipped.
 *
 * @param headings ids of the page's headings, which go first
 */
export function createComponentIds(headings: Iterable<string> = []): ComponentIds {
  const taken = new Set(headings);
  return {
    reserve(id) {
      taken.add(id);
    },
    id(kind, text) {
      return uniqueId(componentSlug(kind, text) || kind, taken, kind === 'tab' ? 2 : 1);
    },
  };
}

/** The id of an element before equal ones are told apart; empty if the text holds nothing usable. */
export function componentSlug(kind: ComponentKind, text: string): string {
  switch (kind) {
    case 'tab':
      return encodedSlug(text);
    case 'field':
      return slugify(`param-${text}`);
    case 'accordion':
    case 'view':
      return slugify(text.replace(':', '-'), { decamelize: false });
  }
}
