import { element } from '../dom.ts';
import { completeTabs, freeId } from './complete-tabs.ts';
import { PanelGroup } from './panel-group.ts';

/** A group of code blocks. Choosing one takes the fragment out of the address. */
class CodeGroup extends PanelGroup {
  override connectedCallback(): void {
    completeTabs(this, {
      panels: '.code-block',
      makeList: () => {
        const name = this.dataset.name;
        const attributes = {
          role: 'tablist',
          'aria-label': name,
          'data-component-part': 'code-group-tab-list',
        };
        const list = element('div', { class: 'code-group-tabs', attributes });
        this.prepend(element('div', { class: 'code-group-tab-bar' }, list));
        this.classList.add('code-group-tabbed');
        return list;
      },
      makeTab,
    });
    super.connectedCallback();
  }

  protected recordInAddress(): void {
    if (location.hash === '') return;
    history.replaceState(history.state, '', location.pathname + location.search);
  }
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

if (!customElements.get('wm-code-group')) customElements.define('wm-code-group', CodeGroup);
