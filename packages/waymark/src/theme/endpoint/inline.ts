import { codeSpan, type Reader } from '@waymark/content/text';
import { escapeHtml } from '../escape-html.ts';
import { fragment } from './html.ts';

/** A part of a line of an endpoint page in both of its forms. */
export interface Inline {
  readonly html: string;
  /** Made when it is asked for: not every rendering needs it. */
  readonly markdown: (reader: Reader) => string;
}

/** What stands where there is nothing to label. */
export const noLabel: Inline = { html: '', markdown: () => '' };

/** Text in an element that says nothing, such as a label. */
export function span(text: string, className?: string): Inline {
  const kind = className === undefined ? '' : ` class="${className}"`;
  return {
    html: `<span${kind}>${escapeHtml(text)}</span>`,
    markdown: (reader) => reader.plain(text),
  };
}

/** Text as it is. */
export function plain(text: string): Inline {
  return { html: escapeHtml(text), markdown: (reader) => reader.plain(text) };
}

/** Text in the type of code. */
export function code(text: string): Inline {
  return { html: `<code>${escapeHtml(text)}</code>`, markdown: () => codeSpan(text) };
}

/** The name of a field, which leads to its own place where it has one. */
export function fieldName(name: string, kind = '', anchor?: string): Inline {
  const label = escapeHtml(name);
  const html = anchor
    ? `<a class="wm-fn${kind}" href="${fragment(anchor)}">${label}</a>`
    : `<span class="wm-fn${kind}">${label}</span>`;
  return { html, markdown: () => codeSpan(name) };
}

/**
 * A link within the site.
 *
 * @param open the start of the element, where it says more than the address
 */
export function link(url: string, label: string, open = `<a href="${escapeHtml(url)}">`): Inline {
  return {
    html: `${open}${escapeHtml(label)}</a>`,
    markdown: (reader) => reader.link(url, reader.withinLink.plain(label)),
  };
}

/** A link for readers to follow, if its address is one that a browser may open. */
export function outerLink(url: string, label: string): Inline {
  if (!/^(?:https?:|mailto:)/i.test(url)) return plain(label);
  return link(url, label, `<a href="${escapeHtml(url)}" rel="nofollow noopener">`);
}

/** Parts of one line with a separator between them. */
export function joined(parts: readonly Inline[], separator: string): Inline {
  return {
    html: parts.map(({ html }) => html).join(separator),
    markdown: (reader) =>
      parts
        .map(({ markdown }) => markdown(reader))
        .filter(Boolean)
        .join(separator),
  };
}

/** What a row says first: labels, a name, then its type and further labels. */
export function rowHead(
  name: Inline,
  after: readonly Inline[] = [],
  before: readonly Inline[] = [],
): Inline {
  const parts = [...before, name, ...after];
  return {
    html: `<div class="wm-fh">${parts.map(({ html }) => html).join('')}</div>`,
    markdown: (reader) => joined([...before, name, joined(after, ', ')], ' ').markdown(reader),
  };
}
