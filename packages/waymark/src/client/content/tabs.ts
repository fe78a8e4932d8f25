import { element } from '../dom.ts';
import { completeTabs, freeId } from './complete-tabs.ts';
import { PanelGroup } from './panel-group.ts';

/** Tabs of content. The address names the tab that the reader chose. */
class Tabs extends PanelGroup {
  override connectedCallback(): void {
    completeTabs(this, {
      panels: '.tab-panel',
      makeList: () => {
        const attributes = { role: 'tablist', 'data-component-part': 'tabs-list' };
        const list = element('div', { class: 'tabs-list', attributes });
        this.prepend(list);
        return list;
      },
      makeTab,
    });
    super.connectedCallback();
  }

  protected recordInAddress(control: HTMLElement): void {
    history.replaceState(history.state, '', `#${encodeURIComponent(control.id)}`);
  }
}

function makeTab(panel: HTMLElement): HTMLElement {
  const title = panel.querySelector(':scope > .tab-panel-title')?.textContent.trim() || 'Tab Title';
  const id = freeId(encodeURIComponent(title.toLowerCase().replace(/\s+/g, '-')));
  panel.id = `panel-${id}`;
  panel.role = 'tabpanel';
  panel.setAttribute('aria-labelledby', id);
  panel.tabIndex = 0;
  const attributes = {
    type: 'button',
    role: 'tab',
    id,
    'aria-controls': panel.id,
    'data-component-part': 'tab-button',
  };
  const label = element('span', { class: 'tab-label', text: title });
  return element('button', { class: 'tab-button', attributes }, label);
}

if (!customElements.get('wm-tabs')) customElements.define('wm-tabs', Tabs);
