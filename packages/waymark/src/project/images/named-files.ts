import { decodedPath } from '../paths/request-path.ts';

/** What may stand around a name, or be part of one that cannot be told from the words around it. */
const around = /[\s"'`()<>[\]{}|,;=\\/#?:]+/;

/**
 * Tells which files are named in texts, by their names without folders: in doubt one is. Of a name
 * with spaces the last word is looked for.
 *
 * @param endings of the files that are asked for, as an expression
 */
export function namedFiles(texts: Iterable<string>, endings: RegExp): (file: string) => boolean {
  const named = new Set<string>();
  for (const text of texts) {
    for (const word of text.split(around)) if (endings.test(word)) named.add(lastWord(word));
  }
  return (file) => named.has(lastWord(file));
}

function lastWord(name: string): string {
  return decodedPath(name).split(around).at(-1) ?? '';
}
