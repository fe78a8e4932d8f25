import { EntryWriter, synonymMark, urlMark } from '../format/entries.ts';
import { type DictionaryFolder, dictionaryFile, listFile } from '../format/files.ts';
import { encodePostings } from '../format/postings.ts';
import { beginningLists, type KeyLists } from './beginnings.ts';
import { bestOf, type Scopes } from './best-postings.ts';
import { contentDigest } from './content-digest.ts';
import { isCut } from './is-cut.ts';
import type { JoinedKeys } from './joined-keys.ts';

/** The dictionary of a language as it is stored, its long lists in files of their own. */
export interface Dictionary {
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly folders: readonly DictionaryFolder[];
}

/** Chunks of one term in one scope. Beyond, only the weakest are left out. */
const mostChunks = 3000;
/**
 * Bytes of a list that stands with its word, so that a query need not wait for a further file: that
 * of a frequent word of one scope. Those of several scopes may be longer.
 */
const longestInlineList = 4000;
const fileSize = 6000;
/** So many files has a folder on average, and at most. */
const usualFiles = 16;
const mostFiles = 4 * usualFiles;

/** @param termOf the term of a form that differs from it */
export function buildDictionary(
  joined: JoinedKeys,
  termOf: (word: string) => string,
  scopes: Scopes,
): Dictionary {
  const { keys, postings, starts } = joined;
  const stored = storedPlaces(joined);
  const beginnings = beginningLists(typedLists(joined, stored, termOf), scopes);
  const sortedBeginnings = [...beginnings.keys()].sort();
  const writer = new DictionaryWriter(scopes);
  const addBeginning = (beginning: string) =>
    writer.add(beginning, beginnings.get(beginning) ?? none);
  let next = 0;
  for (const place of stored) {
    const key = keys[place] ?? '';
    while ((sortedBeginnings[next] ?? key) < key) addBeginning(sortedBeginnings[next++] ?? '');
    writer.add(key, postings.subarray(starts[place], starts[place + 1]));
  }
  sortedBeginnings.slice(next).forEach(addBeginning);
  return writer.result();
}

/** Places of what has a list, and of forms whose term has it. */
function storedPlaces({ inflected, keys, starts }: JoinedKeys): readonly number[] {
  const places: number[] = [];
  for (let place = 0; place < keys.length; place++) {
    if (starts[place] !== starts[place + 1] || inflected[place] === 1) places.push(place);
  }
  return places;
}

/** What readers type, with the lists that it leads to. */
function typedLists(
  { keys, placeOf, postings, starts }: JoinedKeys,
  stored: readonly number[],
  termOf: (word: string) => string,
): KeyLists {
  const typed = stored.filter((place) => isTyped(keys[place] ?? ''));
  const lists = {
    keys: typed.map((place) => keys[place] ?? ''),
    starts: new Uint32Array(typed.length),
    ends: new Uint32Array(typed.length),
    postings,
  };
  for (let at = 0; at < typed.length; at++) {
    const place = typed[at] ?? 0;
    const hasList = starts[place] !== starts[place + 1];
    const listed = hasList ? place : placeOf(termOf(keys[place] ?? ''));
    if (listed === undefined) continue;
    lists.starts[at] = starts[listed] ?? 0;
    lists.ends[at] = starts[listed + 1] ?? 0;
  }
  return lists;
}

const none = new Uint32Array();

function isTyped(key: string): boolean {
  return !key.startsWith(synonymMark) && !key.startsWith(urlMark);
}

/** Files of a folder that is not complete, in their order. */
class OpenFolder {
  readonly starts: string[] = [];
  readonly files: Uint8Array[] = [];
  readonly lists: Uint8Array[] = [];
}

/** Writes entries, which come sorted, to files of about the same size. */
class DictionaryWriter {
  readonly #scopes: Scopes;
  readonly #entries = new EntryWriter();
  readonly #files = new Map<string, Uint8Array>();
  readonly #folders: DictionaryFolder[] = [];
  #open = new OpenFolder();
  #lastKey = '';
  #size = 0;

  constructor(scopes: Scopes) {
    this.#scopes = scopes;
  }

  /** @param list all chunks of the key */
  add(key: string, list: Uint32Array): void {
    const frequency = list.length;
    const postings = encodePostings(bestOf(list, this.#scopes, mostChunks));
    const isInline = postings.length <= longestInlineList;
    // A key shares about half of its letters with the one before.
    const size = 4 + key.length / 2 + (isInline ? postings.length : 0);
    if (this.#open.starts.length === 0 || this.#size + size > fileSize) this.#begin(key);
    this.#size += size;
    this.#lastKey = key;
    if (isInline) {
      this.#entries.add({ key, frequency, postings });
    } else {
      const number = this.#open.lists.push(postings.slice()) - 1;
      this.#entries.add({ key, frequency, list: number });
    }
  }

  /** Begins a file. Whether a folder begins with it is for the key to say, and for nothing before it. */
  #begin(key: string): void {
    this.#endFile();
    const start = startOf(key, this.#lastKey);
    if (isCut(start, usualFiles) || this.#open.files.length === mostFiles) this.#endFolder();
    this.#open.starts.push(start);
    this.#size = 0;
  }

  #endFile(): void {
    if (this.#open.starts.length > 0) this.#open.files.push(this.#entries.take());
  }

  #endFolder(): void {
    const { files, lists, starts } = this.#open;
    if (files.length === 0) return;
    const folder = contentDigest([...files, ...lists]);
    for (const [number, bytes] of files.entries()) {
      this.#files.set(dictionaryFile(folder, number), bytes);
    }
    for (const [number, bytes] of lists.entries()) this.#files.set(listFile(folder, number), bytes);
    this.#folders.push({ folder, starts, lists: lists.length });
    this.#open = new OpenFolder();
  }

  result(): Dictionary {
    this.#endFile();
    this.#endFolder();
    return { files: this.#files, folders: this.#folders };
  }
}

/** The shortest beginning of a key that comes after the one before. */
function startOf(key: string, before: string): string {
  for (let length = 1; length < key.length; length++) {
    const start = key.slice(0, length);
    if (start > before) return start;
  }
  return key;
}
