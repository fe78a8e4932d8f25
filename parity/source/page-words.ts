import { collectWords, type Word } from '../words.ts';
import type { DocsFolder } from './docs-folder.ts';
import { readNodes } from './read.ts';
import { fileScope } from './scope.ts';
import { noMembers } from './value.ts';

/** Modes of pages that show no title (docs/format/docs-json.md#page-modes). */
const untitled = new Set(['custom', 'frame']);

/** The words that a page shows according to its source. */
export function pageWords(folder: DocsFolder, file: string): readonly Word[] {
  const words = collectWords();
  const { frontmatter, root, body } = folder.markdown(file);
  if (!untitled.has(String(frontmatter.mode))) {
    for (const text of [frontmatter.title, frontmatter.description]) {
      words.add(String(text ?? ''), file, 1);
      words.part();
    }
  }
  const place = { file, scope: fileScope(folder, file), props: noMembers, depth: 0 };
  if (root) readNodes({ folder, words }, root.children, place);
  else words.add(withoutTags(body), file, 1);
  words.part();
  return words.words;
}

/** What remains of a page that no parser takes. */
function withoutTags(body: string): string {
  const blank = (text: string) => text.replace(/[^\n]/g, ' ');
  return body
    .replace(/<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}/g, blank)
    .replace(/^import .*$/gm, '')
    .replace(/<\/?[A-Za-z][^<>]*>/g, blank);
}
