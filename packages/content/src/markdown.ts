import { defineMdastPlugin, markdownToHtml } from 'satteri';
import { renderDescription } from './description/render-description.ts';

/**
 * HTML of one line of Markdown that stands outside a page, such as the text of a banner, without
 * the paragraph around it.
 *
 * @param href turns the URL of a link as written into the one it is served at
 * @param isUntrusted nothing of the text may run
 */
export function inlineMarkdownHtml(
  markdown: string,
  href: (url: string) => string,
  isUntrusted = false,
): string {
  const links = defineMdastPlugin({
    name: 'waymark-links',
    link: (node, context) => context.setProperty(node, 'url', href(node.url)),
  });
  const html = isUntrusted
    ? renderDescription(markdown, { href })
    : markdownToHtml(markdown, { mdastPlugins: [links] }).html.trim();
  const paragraph = /^<p>([\s\S]*)<\/p>$/.exec(html);
  return paragraph?.[1] !== undefined && !paragraph[1].includes('<p>') ? paragraph[1] : html;
}
