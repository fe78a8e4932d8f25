import { AuthoredPanels } from './authored-panels.ts';

/** Tabs of content. The address names the tab that the reader chose. */
class Tabs extends AuthoredPanels {
  protected readonly panels = ':scope > .tab-panel';
  protected readonly fewest = 1;

  protected async addTabs(panels: readonly HTMLElement[]): Promise<void> {
    (await import('./add-tabs.ts')).addTabs(this, panels);
  }

  protected recordInAddress(control: HTMLElement): void {
    history.replaceState(history.state, '', `#${encodeURIComponent(control.id)}`);
  }
}

if (!customElements.get('wm-tabs')) customElements.define('wm-tabs', Tabs);
