import { PanelGroup } from './panel-group.ts';

/** Tabs of content. The address names the tab that the reader chose. */
class Tabs extends PanelGroup {
  protected recordInAddress(control: HTMLElement): void {
    history.replaceState(history.state, '', `#${encodeURIComponent(control.id)}`);
  }
}

if (!customElements.get('wm-tabs')) customElements.define('wm-tabs', Tabs);
