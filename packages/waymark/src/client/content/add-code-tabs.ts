import { element } from '../dom.ts';
import { completeTabs, freeId } from './complete-tabs.ts';

/** Adds the tabs of code blocks of a group that the build could not see. */
export function addCodeTabs(group: HTMLElement, panels: readonly HTMLElement[]): void {
  completeTabs(group, panels, {
    makeList() {
      const attributes = {
        role: 'tablist',
        'aria-label': group.dataset['name'],
        'data-component-part': 'code-group-tab-list',
      };
      const list = element('div', { class: 'code-group-tabs', attributes });
      group.prepend(element('div', { class: 'code-group-tab-bar' }, list));
      group.classList.add('code-group-tabbed');
      return list;
    },
    makeTab,
  });
}

function makeTab(panel: HTMLElement): HTMLElement {
  const title = panel.querySelector('.code-block-filename')?.textContent.trim();
  if (panel.id === '') panel.id = freeId('code');
  panel.role = 'tabpanel';
  const attributes = {
    type: 'button',
    role: 'tab',
    id: `${panel.id}-tab`,
    'aria-controls': panel.id,
    'data-component-part': 'code-group-tab',
  };
  panel.setAttribute('aria-labelledby', attributes.id);
  const label = title || panel.dataset.language || 'Code';
  const text = element('span', { class: 'tab-label', text: label });
  return element('button', { class: 'code-group-tab', attributes }, text);
}
