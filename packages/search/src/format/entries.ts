import { ByteReader, ByteWriter } from './bytes.ts';

/** An entry of the dictionary. */
export interface Entry {
  readonly key: string;
  /** Number of chunks with it; 0 for a form of a word whose stem has the list. */
  readonly frequency: number;
  /** The list itself, where it is short. */
  readonly postings?: Uint8Array;
  /** Number of its file among those of lists (`DictionaryFolder`), where the list is long. */
  readonly list?: number;
}

/** What the key of a whole title or heading starts with. */
export const phraseMark = '=';
/** What the key of a group of synonyms starts with. */
export const synonymMark = '~';
/** What the key of the URL of a page starts with. */
export const urlMark = '@';
/** What the key of the list of everything with a beginning ends with; it stands behind it. */
export const beginningMark = '\u0001';

/** Writes entries, which come sorted; a key goes without what it has in common with the last one. */
export class EntryWriter {
  readonly #writer = new ByteWriter();
  #before = '';

  add({ key, frequency, list, postings }: Entry): void {
    const shared = sharedLength(this.#before, key);
    this.#writer.number(shared);
    this.#writer.string(key.slice(shared));
    this.#writer.number(frequency);
    if (frequency > 0) {
      this.#writer.number(list === undefined ? 0 : list + 1);
      if (list === undefined) this.#writer.bytes(postings ?? new Uint8Array());
    }
    this.#before = key;
  }

  /** What was written, and begins anew. */
  take(): Uint8Array {
    const bytes = this.#writer.result();
    this.#writer.clear();
    this.#before = '';
    return bytes;
  }
}

/** Reads what an `EntryWriter` wrote. */
export function decodeEntries(bytes: Uint8Array): Entry[] {
  const reader = new ByteReader(bytes);
  const entries: Entry[] = [];
  let before = '';
  while (!reader.isAtEnd) {
    const key = before.slice(0, reader.number()) + reader.string();
    const frequency = reader.number();
    const list = frequency > 0 ? reader.number() - 1 : -1;
    if (list >= 0) entries.push({ key, frequency, list });
    else if (frequency > 0) entries.push({ key, frequency, postings: reader.bytes() });
    else entries.push({ key, frequency });
    before = key;
  }
  return entries;
}

/** Letters that two keys begin with; never half of a letter that takes two units. */
function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one.charCodeAt(length) === other.charCodeAt(length)) length++;
  const last = one.charCodeAt(length - 1);
  const isHalf = last >= 0xd800 && last <= 0xdbff;
  return isHalf ? length - 1 : length;
}
