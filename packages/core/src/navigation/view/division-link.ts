import type { PageFacts } from '../../page/facts.ts';
import type { DivisionLink } from '../../view.ts';
import type { NavNode } from '../node.ts';
import { isSelected } from './first-page.ts';
import type { LinkContext } from './tabs.ts';
import type { Place } from './tree-index.ts';

/**
 * A link that chooses a division, so that the division is shown whatever else lists the page that
 * the link opens.
 *
 * @param target the page to open, by default the first of the division
 */
export function divisionLink(
  division: NavNode,
  context: LinkContext,
  target?: PageFacts,
): DivisionLink {
  const { first, selection, tree } = context;
  if (division.url !== undefined) return { url: division.url };
  const page = target ?? first.page(division, selection);
  if (!page) return { url: first.url(division, selection) };
  const places = tree.places(page.path);
  const place = places.length > 1 ? chosenPlace(division, places, context) : undefined;
  if (!place) return { url: page.url };
  const choice = { url: page.url, place: place.key };
  if (place === places[0]) return { url: page.url, choice };
  const deepest = place.divisions.at(-1) ?? division;
  const entrance = first.entrance(deepest, selection) ?? first.entrance(division, selection);
  return { url: entrance?.url ?? page.url, choice };
}

/** The label of a division; one without is named after what it opens. */
export function divisionLabel(division: NavNode, { first, selection }: LinkContext): string {
  if (division.label !== '') return division.label;
  if (division.url !== undefined) return division.url;
  return first.page(division, selection)?.sidebarTitle ?? '';
}

/** The place within a division that keeps most of what is active or selected; else the first. */
function chosenPlace(
  division: NavNode,
  places: readonly Place[],
  { divisions, selection }: LinkContext,
): Place | undefined {
  const kept = (place: Place) =>
    place.divisions.filter((node) => divisions.includes(node) || isSelected(node, selection))
      .length;
  return places
    .filter((place) => place.divisions.includes(division))
    .reduce<Place | undefined>(
      (best, place) => (best && kept(best) >= kept(place) ? best : place),
      undefined,
    );
}
