import { codeBlock, paragraph } from '@waymark/content/text';
import { escapeHtml } from '../escape-html.ts';
import type { EndpointContext } from './context.ts';
import type { Inline } from './inline.ts';
import { described, nothing, type Piece, part, pieces, within } from './piece.ts';

/** One block of code in a panel beside the text. */
export interface PanelCode {
  readonly label: string;
  /** What is remembered of a choice, where that is not the label: `Python` for all in Python. */
  readonly choice?: string;
  /** Coloured and escaped. */
  readonly html: string;
  /** The code itself. */
  readonly text: string;
  readonly language: string;
  /** Markdown. */
  readonly description?: string;
  /** In the place of code: a picture, a recording, a link. */
  readonly media?: Inline;
}

/** What a panel shows: blocks to choose from by a menu, or groups of blocks under tabs. */
export interface PanelGroup<Code = PanelCode> {
  readonly label: string;
  readonly codes: readonly Code[];
}

/** A panel to be shown. */
interface PanelFrame {
  readonly title: string;
  readonly page: EndpointContext;
}

/** Samples of a request, one language at a time; the choice holds for the whole site. */
export function requestPanel(codes: readonly PanelCode[], frame: PanelFrame): Piece {
  if (codes.length === 0) return nothing;
  const ids = codes.map(() => frame.page.id('sample'));
  const bar = `<span class="code-group-title">${escapeHtml(frame.title)}</span>${menu(codes, ids, frame.title)}`;
  const open = `<wm-code-group class="code-group code-group-tabbed code-group-dropdown wm-samples" data-wm-example="request"><div class="code-group-tab-bar">${bar}</div>`;
  return within(open, codeBlocks(codes, ids, frame), '</wm-code-group>');
}

/** Examples of the body of a request: a menu where there are several. */
export function bodyPanel(codes: readonly PanelCode[], frame: PanelFrame): Piece {
  const groups = codes.length === 0 ? [] : [{ label: frame.title, codes }];
  return examplePanel(groups, { kind: 'body', choice: frame.title }, frame);
}

/** Examples of responses: tabs of statuses, and in each a menu where there are several. */
export function responsePanel(groups: readonly PanelGroup[], frame: PanelFrame): Piece {
  return examplePanel(groups, { kind: 'response', choice: frame.page.text.response }, frame);
}

interface ExampleUse {
  readonly kind: 'body' | 'response';
  /** Name of the menu of a group, for those who cannot see it. */
  readonly choice: string;
}

function examplePanel(groups: readonly PanelGroup[], use: ExampleUse, frame: PanelFrame): Piece {
  if (groups.length === 0) return nothing;
  const ids = groups.map(() => frame.page.id('example'));
  const tabs = groups.map(({ label }, index) => {
    const id = ids[index] ?? '';
    const chosen = index === 0;
    return `<button type="button" role="tab" class="code-group-tab" id="${id}-tab" aria-controls="${id}" aria-selected="${chosen}" data-active="${chosen}"${chosen ? '' : ' tabindex="-1"'}>${escapeHtml(label)}</button>`;
  });
  const bar = `<div class="code-group-tabs" role="tablist" aria-label="${escapeHtml(frame.title)}">${tabs.join('')}</div>`;
  const open = `<wm-panels class="code-group code-group-tabbed wm-examples" data-wm-example="${use.kind}" data-sync="page"><div class="code-group-tab-bar">${bar}</div>`;
  const content = groups.map((group, index) =>
    groupPanel(group, { ...use, id: ids[index] ?? '', active: index === 0 }, frame),
  );
  return within(open, pieces(...content), '</wm-panels>');
}

function groupPanel(
  { label, codes }: PanelGroup,
  { id, active, choice: name }: ExampleUse & { readonly id: string; readonly active: boolean },
  frame: PanelFrame,
): Piece {
  const state = active ? ' data-active="true"' : '';
  const open = `<div class="wm-example" id="${id}" role="tabpanel" aria-labelledby="${id}-tab"${state}><p class="wm-panel-title">${escapeHtml(label)}</p>`;
  const ids = codes.length === 1 ? [''] : codes.map(() => frame.page.id('example'));
  const content = codeBlocks(codes, ids, frame);
  const choice =
    codes.length === 1
      ? content.html
      : `<wm-panels class="wm-example-choice" data-sync="off"><div class="wm-select-bar">${menu(codes, ids, name)}</div>${content.html}</wm-panels>`;
  return {
    html: `${open}${choice}</div>`,
    blocks: (reader) => [part(reader.plain(label), content, reader)],
  };
}

/** Blocks of which the first is shown. */
function codeBlocks(codes: readonly PanelCode[], ids: readonly string[], frame: PanelFrame): Piece {
  return pieces(
    ...codes.map((code, index): Piece => {
      const { label: title, description, language, text, media } = code;
      const about = described(description === title ? undefined : description, frame.page);
      return {
        html: blockHtml(code, { id: ids[index] ?? '', active: index === 0, about }, frame),
        blocks: (reader) => [
          ...about.blocks(reader),
          ...(media === undefined
            ? codeBlock({ language, title, text })
            : [...paragraph(reader.plain(title)), ...paragraph(media.markdown(reader))]),
        ],
      };
    }),
  );
}

function menu(codes: readonly PanelCode[], ids: readonly string[], name: string): string {
  const options = codes.map(({ label, choice }, index) => {
    const remembered = choice === undefined ? '' : ` data-label="${escapeHtml(choice)}"`;
    return `<option value="${ids[index]}"${remembered}>${escapeHtml(label)}</option>`;
  });
  return `<select class="wm-select" aria-label="${escapeHtml(name)}">${options.join('')}</select>`;
}

interface BlockPlace {
  /** Empty where nothing leads to it. */
  readonly id: string;
  readonly active: boolean;
  /** What is said of the code. */
  readonly about: Piece;
}

function blockHtml(panel: PanelCode, { about, active, id }: BlockPlace, frame: PanelFrame): string {
  const { label, html, language, media } = panel;
  const { copied, copyCode } = frame.page.text;
  const attributes = id === '' ? '' : ` id="${id}" role="group" aria-label="${escapeHtml(label)}"`;
  const state = active ? ' data-active="true"' : '';
  const header = `<div class="code-block-header"><span class="code-block-filename">${escapeHtml(label)}</span></div>${about.html}`;
  if (media !== undefined)
    return `<div class="code-block code-block-titled"${attributes}${state}>${header}<div class="wm-media">${media.html}</div></div>`;
  const copy = `<wm-copy class="code-block-actions wm-copy" data-copied="${escapeHtml(copied)}"><button type="button" aria-label="${escapeHtml(copyCode)}" title="${escapeHtml(copyCode)}"></button></wm-copy>`;
  return `<div class="code-block code-block-titled"${attributes}${state} data-language="${escapeHtml(language)}">${header}${copy}<div class="code-block-background"><pre class="wm-code" dir="ltr" tabindex="0" role="group" aria-label="${escapeHtml(label)}"><code>${html}</code></pre></div></div>`;
}
