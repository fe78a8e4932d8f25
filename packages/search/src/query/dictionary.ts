import { beginningMark, decodeEntries, type Entry } from '../format/entries.ts';
import { type DictionaryFolder, dictionaryFile, listFile } from '../format/files.ts';
import { type ReadFile, remembering } from './files.ts';

/** An entry and where its list is, if that stands apart. */
export interface FoundEntry extends Entry {
  readonly listFile?: string;
}

interface DictionaryPart {
  readonly folder: string;
  /** Number of its file in the folder. */
  readonly number: number;
  /** What its first key begins with. */
  readonly start: string;
}

/** The words of a language and where they stand. */
export class Dictionary {
  readonly #parts: readonly DictionaryPart[];
  readonly #entries: (part: string) => Promise<readonly FoundEntry[]>;
  readonly #list: (file: string) => Promise<Uint8Array>;

  constructor(read: ReadFile, folders: readonly DictionaryFolder[]) {
    this.#parts = folders.flatMap(({ folder, starts }) =>
      starts.map((start, number) => ({ folder, number, start })),
    );
    this.#entries = remembering(async (place) => entriesOf(this.#parts[Number(place)], read));
    this.#list = remembering(read);
  }

  /** The entry of a key that has chunks. */
  async find(key: string): Promise<FoundEntry | undefined> {
    const entries = await this.near(key);
    const entry = entries.find((one) => one.key === key);
    return entry !== undefined && entry.frequency > 0 ? entry : undefined;
  }

  /**
   * What begins so, the beginning itself left out: one list of all where they are many, else each.
   */
  async beginningWith(beginning: string): Promise<readonly FoundEntry[]> {
    const many = await this.find(beginning + beginningMark);
    if (many !== undefined) return [many];
    const found: FoundEntry[] = [];
    for (let place = this.#placeOf(beginning); place < this.#parts.length; place++) {
      const entries = await this.#entries(String(place));
      found.push(...entries.filter(({ key }) => isBeyond(key, beginning)));
      if (entries.at(-1)?.key.startsWith(beginning) === false) break;
    }
    return found;
  }

  /** The entries among which a key stands, or would. */
  async near(key: string): Promise<readonly FoundEntry[]> {
    return this.#entries(String(this.#placeOf(key)));
  }

  async list({ listFile: file, postings }: FoundEntry): Promise<Uint8Array> {
    if (postings !== undefined) return postings;
    return file === undefined ? new Uint8Array() : this.#list(file);
  }

  #placeOf(key: string): number {
    let low = 0;
    let high = this.#parts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#parts[middle]?.start ?? '') <= key) low = middle + 1;
      else high = middle;
    }
    return Math.max(0, low - 1);
  }
}

async function entriesOf(
  part: DictionaryPart | undefined,
  read: ReadFile,
): Promise<readonly FoundEntry[]> {
  if (part === undefined) return [];
  const { folder, number } = part;
  const entries = decodeEntries(await read(dictionaryFile(folder, number)));
  return entries.map((entry) =>
    entry.list === undefined ? entry : { ...entry, listFile: listFile(folder, entry.list) },
  );
}

function isBeyond(key: string, beginning: string): boolean {
  return key.length > beginning.length && key.startsWith(beginning) && !key.endsWith(beginningMark);
}
