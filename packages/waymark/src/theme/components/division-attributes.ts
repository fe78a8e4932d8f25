import type { DivisionLink, SwitcherEntry } from '@waymark/core';
import type { WaymarkLocals } from '../locals.ts';

/**
 * The attributes of a link that chooses a division. Where other divisions list the page too,
 * `client/place.ts` opens it in the one that is chosen; without script the link leads to a page
 * that shows that division by itself.
 */
export function divisionAttributes(
  { url, choice }: DivisionLink,
  { href }: Pick<WaymarkLocals, 'href'>,
) {
  return {
    href: href(url),
    'data-wm-to': choice && href(choice.url),
    'data-wm-choice': choice?.place,
  };
}

/** Those of an entry of a switcher, which names its division where a page may be in several. */
export function entryAttributes(
  entry: SwitcherEntry,
  locals: Pick<WaymarkLocals, 'href' | 'view'>,
) {
  return {
    ...divisionAttributes(entry, locals),
    'data-wm-division': locals.view.place && entry.key,
  };
}
