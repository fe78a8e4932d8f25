import { escapeHtml } from '../escape-html.ts';
import { nothing, type Piece, part, pieces, within } from './piece.ts';

/** One of several contents of which one is shown at a time. */
export interface Panel {
  readonly id: string;
  readonly label: string;
  readonly content: Piece;
}

/** What panels of alternatives are made from. */
export interface PanelOptions {
  /** Name of the choice for those who cannot see it. */
  readonly name: string;
  /** `page`: groups of the page with the same labels follow each other. */
  readonly follow?: 'page';
  /** A heading in the panels says what the tab says. */
  readonly titled?: boolean;
  /** Always a menu, whatever the number of entries. */
  readonly menu?: boolean;
}

/** More entries than these are a menu. */
const mostTabs = 6;

/**
 * Contents to choose from by tabs or from a menu. Without scripts all of them are shown, one below
 * the other, each with its label. A single one is shown as it is.
 */
export function panels(entries: readonly Panel[], options: PanelOptions): Piece {
  const [first, second] = entries;
  if (!first) return nothing;
  if (!second) return within(`<div id="${escapeHtml(first.id)}">`, first.content);
  const isMenu = options.menu || entries.length > mostTabs;
  const control = isMenu ? menu(entries, options.name) : tabs(entries, options.name);
  const content = pieces(
    ...entries.map((entry, index) => panel(entry, index === 0, isMenu, options)),
  );
  const sync = options.follow ?? 'off';
  return within(
    `<wm-panels class="wm-panels" data-sync="${sync}">${control}`,
    content,
    '</wm-panels>',
  );
}

function panel(
  { id, label, content }: Panel,
  active: boolean,
  isMenu: boolean,
  options: PanelOptions,
): Piece {
  const escaped = escapeHtml(id);
  const name = isMenu ? `aria-label="${escapeHtml(label)}"` : `aria-labelledby="${escaped}-tab"`;
  const title = options.titled ? '' : `<p class="wm-panel-title">${escapeHtml(label)}</p>`;
  const state = active ? ' data-active="true"' : '';
  return {
    html: `<div class="wm-panel" id="${escaped}" role="${isMenu ? 'group' : 'tabpanel'}" ${name}${state}>${title}${content.html}</div>`,
    blocks: (reader) =>
      options.titled ? content.blocks(reader) : [part(reader.plain(label), content, reader)],
  };
}

function tabs(entries: readonly Panel[], name: string): string {
  const buttons = entries.map(({ id, label }, index) => {
    const chosen = index === 0;
    return `<button type="button" role="tab" class="wm-choice" id="${escapeHtml(id)}-tab" aria-controls="${escapeHtml(id)}" aria-selected="${chosen}"${chosen ? '' : ' tabindex="-1"'}>${escapeHtml(label)}</button>`;
  });
  return `<div class="wm-choices" role="tablist" aria-label="${escapeHtml(name)}">${buttons.join('')}</div>`;
}

function menu(entries: readonly Panel[], name: string): string {
  const options = entries.map(
    ({ id, label }) => `<option value="${escapeHtml(id)}">${escapeHtml(label)}</option>`,
  );
  return `<div class="wm-select-bar"><select class="wm-select" aria-label="${escapeHtml(name)}">${options.join('')}</select></div>`;
}
