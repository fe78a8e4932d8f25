import path from 'node:path';
import { digest } from './digest.ts';
import { fileStamp } from './file-stamp.ts';
import type { ResultCache } from './result-cache.ts';

/** What two texts have in common only where they are the same. */
export interface TextId {
  readonly digest: string;
  /** Whether names in double braces are in it, which stand for values of `docs.json`. */
  readonly hasVariables: boolean;
}

/** The id of a text. */
export function textId(text: string): TextId {
  return { digest: digest(text), hasVariables: text.includes('{{') };
}

/** Ids of the texts of files; a file is read only where it may have changed since it was. */
export interface TextIds {
  /** That of an empty text where there is no such file. */
  of(file: string): TextId;
  /** Keeps them for the next run. */
  store(): void;
}

interface Known {
  readonly stamp: string;
  readonly id: TextId;
}

/** Among the results of earlier runs; raise it with any change of the form. */
const name = 'text ids 1';

/**
 * Opens the ids of the texts of a docs folder.
 *
 * @param read gives what a page is made from that asks for a file of it
 */
export function openTextIds(
  docsFolder: string,
  read: (file: string) => string | undefined,
  results: ResultCache,
): TextIds {
  const known = new Map<string, Known>(JSON.parse(results.load(name) ?? '[]'));
  let isChanged = false;
  return {
    of(file) {
      const stamp = fileStamp(path.join(docsFolder, file));
      const last = known.get(file);
      if (stamp && last?.stamp === stamp.value) return last.id;
      const id = textId(read(file) ?? '');
      if (known.delete(file)) isChanged = true;
      if (stamp?.isSettled) {
        known.set(file, { stamp: stamp.value, id });
        isChanged = true;
      }
      return id;
    },
    store() {
      if (isChanged) results.store(name, JSON.stringify([...known]));
      isChanged = false;
    },
  };
}
