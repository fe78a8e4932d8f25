import type { PageAction, ServerPart } from '../../client/page-action.ts';

/** How the entries of a page's menu stand beside its title. */
export interface MenuLayout {
  /** What may be the button: the page shows the first of them that it has. */
  readonly buttons: readonly PageAction[];
  /** Parts of the server without which nothing is shown. */
  readonly needs: readonly ServerPart[];
  /** Parts of the server without which the button is all there is. */
  readonly menuNeeds: readonly ServerPart[];
}

/** What is shown of the entries depends on the server, which the page learns of when it is served. */
export function menuLayout(actions: readonly PageAction[]): MenuLayout {
  const sure = actions.filter(({ needs }) => needs === undefined);
  const parts = [...new Set(actions.flatMap(({ needs }) => needs ?? []))];
  const firstSure = actions.findIndex(({ needs }) => needs === undefined);
  return {
    buttons: firstSure < 0 ? actions : actions.slice(0, firstSure + 1),
    needs: sure.length > 0 ? [] : parts,
    menuNeeds: sure.length > 1 ? [] : parts,
  };
}
