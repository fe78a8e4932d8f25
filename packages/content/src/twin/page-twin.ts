import { articleText, type PageText } from './page-text.ts';
import { wordsOf } from './parity/article-words.ts';
import { parityOf, type TwinParity } from './parity/twin-parity.ts';
import { parseArticle } from './read/article.ts';

/** What a page says as Markdown, and how much of the page that is. */
export interface PageTwin extends PageText {
  readonly parity: TwinParity;
}

/**
 * The twin of a built page, compared with it.
 *
 * @param html the whole page; HTML that is no page, such as a redirect, says nothing
 */
export function pageTwin(html: string): PageTwin {
  const article = parseArticle(html);
  const text = articleText(article);
  return { ...text, parity: parityOf(article ? wordsOf(article) : [], text.markdown) };
}
