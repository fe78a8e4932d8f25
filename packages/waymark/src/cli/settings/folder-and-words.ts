import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Tells the folder of docs from the words after it, which may be left out: what is no folder of docs
 * is a word, as long as this is one.
 */
export function folderAndWords(
  words: readonly string[],
  isDocsFolder: (dir: string) => boolean = holdsConfig,
): { readonly dir: string; readonly text: string } {
  const [first = '.', ...rest] = words;
  const isHere = !isDocsFolder(first) && (rest.length === 0 || isDocsFolder('.'));
  return isHere ? { dir: '.', text: words.join(' ') } : { dir: first, text: rest.join(' ') };
}

function holdsConfig(dir: string): boolean {
  return existsSync(path.join(dir, 'docs.json'));
}
