import { markdownToHtml } from 'satteri';

/** HTML of Markdown that stands outside a page, such as the text of a banner. */
export function markdownHtml(markdown: string): string {
  return markdownToHtml(markdown).html.trim();
}

/** The same for one line of text: without the paragraph around it. */
export function inlineMarkdownHtml(markdown: string): string {
  const html = markdownHtml(markdown);
  const paragraph = /^<p>([\s\S]*)<\/p>$/.exec(html);
  return paragraph?.[1] !== undefined && !paragraph[1].includes('<p>') ? paragraph[1] : html;
}
