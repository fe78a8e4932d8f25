import type { Heading } from '@waymark/content';
import { escapeHtml } from './html.ts';

/** A part of the page under a heading of its own. */
export interface Section {
  readonly heading: Heading;
  readonly html: string;
}

/**
 * @param id of the heading; the same in every language, so that links to it last
 * @param aside what stands beside the heading
 */
export function section(id: string, title: string, content: string, aside = ''): Section {
  const heading = `<h2 id="${id}"><a href="#${id}">${escapeHtml(title)}</a></h2>`;
  return {
    heading: { depth: 2, id, text: title },
    html: `<section class="wm-s" aria-labelledby="${id}"><div class="wm-sh">${heading}${aside}</div>${content}</section>`,
  };
}
