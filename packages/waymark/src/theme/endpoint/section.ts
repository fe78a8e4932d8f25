import type { Heading } from '@waymark/content';
import { escapeHtml } from '../escape-html.ts';
import type { EndpointContext } from './context.ts';
import { fragment } from './html.ts';
import { heading, nothing, type Piece } from './piece.ts';

/** A part of the page under a heading of its own. */
export interface Section {
  readonly heading: Heading;
  readonly piece: Piece;
}

/** What stands in a section. */
export interface SectionContent {
  /** Id of the heading; the same in every language, so that links to it last. */
  readonly id: string;
  readonly title: string;
  readonly content: Piece;
  /** What stands beside the heading. */
  readonly aside?: Piece;
}

/** A section with its heading, or nothing when it is empty. */
export function section(
  { id: wanted, title, content, aside = nothing }: SectionContent,
  page: EndpointContext,
): Section {
  const id = page.headingId(wanted);
  const titleHtml = `<h2 id="${escapeHtml(id)}"><a href="${fragment(id)}">${escapeHtml(title)}</a></h2>`;
  return {
    heading: { depth: 2, id, text: title },
    piece: {
      html: `<section class="wm-s" aria-labelledby="${escapeHtml(id)}"><div class="wm-sh">${titleHtml}${aside.html}</div>${content.html}</section>`,
      blocks: (reader) => [
        heading(2, id, title, reader),
        ...aside.blocks(reader),
        ...content.blocks(reader),
      ],
    },
  };
}
