import { messages } from '@waymark/core/messages';
import { htmlNodes } from '../markdown-runtime.ts';
import { contentBlocks, pageText } from '../page-text.ts';

/** What content says that consists of elements of HTML only. */
export function htmlText(html: string) {
  return pageText([], contentBlocks(htmlNodes(html), messages('en')));
}
