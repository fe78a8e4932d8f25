import { type Entry, encodeEntries, synonymMark, urlMark } from '../format/entries.ts';
import { dictionaryFile, listFile } from '../format/files.ts';
import { encodePostings } from '../format/postings.ts';
import { beginningLists } from './beginnings.ts';
import { bestOf, type Scopes } from './best-postings.ts';

/** The dictionary of a language as it is stored, its long lists in files of their own. */
export interface Dictionary {
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** What the first key of each file begins with. */
  readonly starts: readonly string[];
}

/** Chunks of one term in one scope. Beyond, only the weakest are left out. */
const mostChunks = 3000;
/**
 * Bytes of a list that stands with its word, so that a query need not wait for a further file: that
 * of a frequent word of one scope. Those of several scopes may be longer.
 */
const longestInlineList = 4000;
const fileSize = 6000;

/**
 * @param lists the chunks of every term, sorted
 * @param inflected forms of words that differ from their terms
 * @param termOf the term of such a form
 */
export function buildDictionary(
  lists: ReadonlyMap<string, Uint32Array>,
  inflected: ReadonlySet<string>,
  termOf: (word: string) => string,
  scopes: Scopes,
): Dictionary {
  const best = (list: Uint32Array) => bestOf(list, scopes, mostChunks);
  const forms = [...inflected].filter((form) => !lists.has(form));
  const keys = [...lists.keys(), ...forms].sort();
  const listOf = (key: string) => best(lists.get(key) ?? lists.get(termOf(key)) ?? none);
  const typed = keys.filter((key) => !key.startsWith(synonymMark) && !key.startsWith(urlMark));
  const beginnings = beginningLists(typed, listOf, scopes);
  const files = new Map<string, Uint8Array>();
  let count = 0;
  const entryOf = (key: string): Entry => {
    const postings = lists.get(key) ?? beginnings.get(key);
    if (postings === undefined) return { key, frequency: 0 };
    const frequency = postings.length;
    const bytes = encodePostings(lists.has(key) ? best(postings) : postings);
    if (bytes.length <= longestInlineList) return { key, frequency, postings: bytes };
    count++;
    files.set(listFile(count), bytes);
    return { key, frequency, listFile: count };
  };
  const parts = parted([...keys, ...beginnings.keys()].sort().map(entryOf));
  for (const [number, part] of parts.entries()) {
    files.set(dictionaryFile(number), encodeEntries(part));
  }
  return { files, starts: parts.map((part, index) => startOf(parts[index - 1], part)) };
}

const none = new Uint32Array();

/** Entries in parts of about the size of a file. */
function parted(entries: readonly Entry[]): Entry[][] {
  const parts: Entry[][] = [];
  let size = fileSize;
  for (const entry of entries) {
    // A key shares about half of its letters with the one before.
    const own = 4 + entry.key.length / 2 + (entry.postings?.length ?? 0);
    if (size + own > fileSize) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)?.push(entry);
    size += own;
  }
  return parts;
}

/** The shortest beginning of the first key that comes after the last key of the part before. */
function startOf(before: readonly Entry[] | undefined, part: readonly Entry[]): string {
  const last = before?.at(-1)?.key ?? '';
  const first = part[0]?.key ?? '';
  for (let length = 1; length < first.length; length++) {
    const start = first.slice(0, length);
    if (start > last) return start;
  }
  return first;
}
