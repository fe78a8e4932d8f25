/**
 * Content as it may stand in a line: paragraphs are taken off, with a line break between what were
 * two. A `<p>` in a `<span>` would end what is around it.
 */
export function inlineContent(html: string): string {
  return html
    .replace(/<\/p>\s*<p(?:\s[^>]*)?>/g, '<br>')
    .replace(/<\/?p(?:\s[^>]*)?>/g, '')
    .trim();
}
