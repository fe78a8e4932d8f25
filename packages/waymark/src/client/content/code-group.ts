import { AuthoredPanels } from './authored-panels.ts';

/** A group of code blocks. Choosing one takes the fragment out of the address. */
class CodeGroup extends AuthoredPanels {
  protected readonly panels = ':scope > .code-block';
  // A block that stands alone has no tab.
  protected readonly fewest = 2;

  protected async addTabs(panels: readonly HTMLElement[]): Promise<void> {
    (await import('./add-code-tabs.ts')).addCodeTabs(this, panels);
  }

  protected recordInAddress(): void {
    if (location.hash === '') return;
    history.replaceState(history.state, '', location.pathname + location.search);
  }
}

if (!customElements.get('wm-code-group')) customElements.define('wm-code-group', CodeGroup);
