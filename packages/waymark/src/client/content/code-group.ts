import { PanelGroup } from './panel-group.ts';

/** A group of code blocks. Choosing one takes the fragment out of the address. */
class CodeGroup extends PanelGroup {
  protected recordInAddress(): void {
    if (location.hash === '') return;
    history.replaceState(history.state, '', location.pathname + location.search);
  }
}

if (!customElements.get('wm-code-group')) customElements.define('wm-code-group', CodeGroup);
