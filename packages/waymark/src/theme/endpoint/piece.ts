import {
  type Block,
  codeBlock,
  htmlNodes,
  type Item,
  labelledItem,
  paragraph,
  type Reader,
  strongLabel,
} from '@waymark/content/text';
import { escapeHtml } from '../escape-html.ts';
import type { EndpointContext } from './context.ts';
import { code, type Inline, joined, span } from './inline.ts';

/**
 * A part of an endpoint page in both of its forms, HTML and Markdown, so that it is decided once
 * what a page shows.
 */
export interface Piece {
  readonly html: string;
  /** Made when they are asked for: not every rendering needs them. */
  readonly blocks: (reader: Reader) => readonly Block[];
}

/** A row of a list: what it says first, and what lies below that. */
export interface ListRow {
  readonly html: string;
  readonly item: (reader: Reader) => Item;
}

/** What stands where a page has nothing to say. */
export const nothing: Piece = { html: '', blocks: () => [] };

/** Parts one after the other. */
export function pieces(...parts: readonly Piece[]): Piece {
  const said = parts.filter((part) => part !== nothing);
  if (said.length === 0) return nothing;
  return {
    html: said.map(({ html }) => html).join(''),
    blocks: (reader) => said.flatMap(({ blocks }) => blocks(reader)),
  };
}

/** What a page shows in a frame that says nothing. */
export function within(open: string, { html, blocks }: Piece, close = '</div>'): Piece {
  return { html: open + html + close, blocks };
}

/** HTML that was made from Markdown. */
export function fromHtml(html: string): Piece {
  return { html, blocks: (reader) => reader.blocks(htmlNodes(html)) };
}

/** A description, if there is one. */
export function described(
  markdown: string | undefined,
  page: EndpointContext,
  open = '<div class="wm-m">',
): Piece {
  return markdown ? within(open, fromHtml(page.describe(markdown))) : nothing;
}

/** A line without an element of its own. */
export function bare({ html, markdown }: Inline): Piece {
  return { html, blocks: (reader) => paragraph(markdown(reader)) };
}

/** A line of small text, as below a field. */
export function line(content: Inline, className = 'wm-c'): Piece {
  return within(`<p class="${className}">`, bare(content), '</p>');
}

/** `Pattern: ^a$` */
export function note(label: string, ...values: readonly Inline[]): Piece {
  return line(joined([span(`${label}:`), ...values], ' '));
}

/** A title that is no heading. */
export function strongLine(text: string): Piece {
  return {
    html: `<p><strong>${escapeHtml(text)}</strong></p>`,
    blocks: (reader) => paragraph(strongLabel(reader.plain(text))),
  };
}

/** A heading within a section; nothing leads to it. */
export function subheading(level: number, text: string, attributes = ' class="wm-sub"'): Piece {
  return {
    html: `<h${level}${attributes}>${escapeHtml(text)}</h${level}>`,
    blocks: (reader) => [heading(level, '', text, reader)],
  };
}

/** @param id empty where nothing leads to it */
export function heading(level: number, id: string, text: string, reader: Reader): Block {
  return {
    kind: 'heading',
    level,
    id,
    text: reader.plain(text),
    plain: text.replace(/\s+/g, ' ').trim(),
  };
}

/** Text in which spaces and line ends matter, such as JSON. */
export function preformatted(text: string): Piece {
  return {
    html: `<pre class="wm-code" tabindex="0"><code>${escapeHtml(text)}</code></pre>`,
    blocks: () => codeBlock({ language: '', title: '', text }),
  };
}

/** What is opened by a click on its summary. */
export function details(summary: Inline, content: Piece, open = '<details class="wm-d">'): Piece {
  return {
    html: `${open}<summary>${summary.html}</summary>${content.html}</details>`,
    blocks: (reader) => [part(summary.markdown(reader), content, reader)],
  };
}

/** A title that is no heading, with what stands below it. */
export function part(label: string, { blocks }: Piece, reader: Reader): Block {
  return { kind: 'part', label: strongLabel(label), blocks: blocks(reader) };
}

/** Rows with a head, such as fields. */
export function rowList(rows: readonly ListRow[], open = '<ul class="wm-fs">'): Piece {
  if (rows.length === 0) return nothing;
  return {
    html: `${open}${rows.map(({ html }) => html).join('')}</ul>`,
    blocks: (reader) => [
      { kind: 'list', ordered: false, items: rows.map(({ item }) => item(reader)) },
    ],
  };
}

/** A row of a list of fields: the head, and below it what there is to say. */
export function listRow(head: Inline, content: Piece, open = '<li class="wm-f">'): ListRow {
  return {
    html: `${open}${head.html}${content.html}</li>`,
    item: (reader) => labelledItem(head.markdown(reader), content.blocks(reader)),
  };
}

/** Values with what they mean. */
export function explained(
  values: readonly { readonly value: string; readonly description?: string | undefined }[],
  page: EndpointContext,
): Piece {
  const rows = values.map(({ value, description }): ListRow => {
    const content = pieces(bare(code(value)), described(description, page, '<div>'));
    return {
      html: `<li>${content.html}</li>`,
      item: (reader) => ({ blocks: content.blocks(reader) }),
    };
  });
  return rowList(rows, '<ul class="wm-o">');
}
