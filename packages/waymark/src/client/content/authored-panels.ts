import { PanelGroup } from './panel-group.ts';

/**
 * Panels of a page, of which code may give some (docs/format/pages.md#tabs): those have no tabs when
 * they come. Few pages have any, so that what makes tabs is loaded then.
 */
export abstract class AuthoredPanels extends PanelGroup {
  /** Selector of the panels. */
  protected abstract readonly panels: string;
  /** So many panels have tabs. */
  protected abstract readonly fewest: number;

  protected abstract addTabs(panels: readonly HTMLElement[]): Promise<void>;

  override connectedCallback(): void {
    const panels = [...this.querySelectorAll<HTMLElement>(this.panels)];
    if (this.#lacksTabs(panels)) void this.addTabs(panels).then(() => super.connectedCallback());
    else super.connectedCallback();
  }

  #lacksTabs(panels: readonly HTMLElement[]): boolean {
    // What is chosen from a menu has options in place of tabs.
    const hasMenu = this.querySelector(':scope > .code-group-tab-bar select') !== null;
    const isKnown = panels.every((panel) => panel.role === 'tabpanel');
    return !hasMenu && !isKnown && panels.length >= this.fewest;
  }
}
