/**
 * Pages of endpoints hold up to thousands of rows. Their HTML is put together as text, which is
 * many times faster than an instance of a component for each row. All text goes through `escapeHtml`.
 */

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Text as content or as the value of a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
}

/** A link to a place of the page. */
export function fragment(id: string): string {
  return `#${encodeURIComponent(id)}`;
}

/** A link for readers to follow, if its address is one that a browser may open. */
export function outerLink(url: string, label: string): string {
  if (!/^(?:https?:|mailto:)/i.test(url)) return escapeHtml(label);
  return `<a href="${escapeHtml(url)}" rel="nofollow noopener">${escapeHtml(label)}</a>`;
}

/** Text in the type of code. */
export function code(text: string): string {
  return `<code>${escapeHtml(text)}</code>`;
}
