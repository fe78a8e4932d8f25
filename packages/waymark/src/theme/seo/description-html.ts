import { inlineMarkdownHtml } from '@waymark/content';
import { plainText } from '../content/parts/code-text.ts';

/** What a text without any of it is as Markdown, too. */
const mark = /[`*_[]/;
/** All that may stand in a paragraph; the text of other elements would be lost, or be a block. */
const isInline = (html: string) => !/<(?!\/?(?:a|code|del|em|strong)\b)/.test(html);

/**
 * The description of a page as HTML, where it has Markdown (docs/format/pages.md#descriptions).
 *
 * @param href turns the URL of a link as written into the one it is served at
 * @param isUntrusted nothing of the text may run
 */
export function descriptionHtml(
  description: string | undefined,
  href: (url: string) => string,
  isUntrusted?: boolean,
): string | undefined {
  if (description === undefined || !mark.test(description) || description.includes('<')) {
    return undefined;
  }
  const html = inlineMarkdownHtml(description, href, isUntrusted);
  return isInline(html) ? html : undefined;
}

/** The same without the Markdown, for where only text is shown: in search engines, previews, pictures. */
export function descriptionText(description: string | undefined): string | undefined {
  const html = descriptionHtml(description, (url) => url, true);
  return html === undefined ? description : plainText(html);
}
