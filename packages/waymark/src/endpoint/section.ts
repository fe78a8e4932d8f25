import type { Heading } from '@waymark/content';
import type { EndpointContext } from './context.ts';
import { escapeHtml, fragment } from './html.ts';

/** A part of the page under a heading of its own. */
export interface Section {
  readonly heading: Heading;
  readonly html: string;
}

/** What stands in a section. */
export interface SectionContent {
  /** Id of the heading; the same in every language, so that links to it last. */
  readonly id: string;
  readonly title: string;
  readonly html: string;
  /** What stands beside the heading. */
  readonly aside?: string;
}

/** A section with its heading, or nothing when it is empty. */
export function section(
  { id: wanted, title, html, aside = '' }: SectionContent,
  page: EndpointContext,
): Section {
  const id = page.headingId(wanted);
  const heading = `<h2 id="${escapeHtml(id)}"><a href="${fragment(id)}">${escapeHtml(title)}</a></h2>`;
  return {
    heading: { depth: 2, id, text: title },
    html: `<section class="wm-s" aria-labelledby="${escapeHtml(id)}"><div class="wm-sh">${heading}${aside}</div>${html}</section>`,
  };
}
