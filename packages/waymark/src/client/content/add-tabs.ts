import { element } from '../dom.ts';
import { completeTabs, freeId } from './complete-tabs.ts';

/** Adds the tabs of panels of content that the build could not see. */
export function addTabs(group: HTMLElement, panels: readonly HTMLElement[]): void {
  completeTabs(group, panels, {
    makeList() {
      const attributes = { role: 'tablist', 'data-component-part': 'tabs-list' };
      const list = element('div', { class: 'tabs-list', attributes });
      group.prepend(list);
      return list;
    },
    makeTab,
  });
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
