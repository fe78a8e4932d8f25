import { beginningMark, decodeEntries, type Entry } from '../format/entries.ts';
import { dictionaryFile, listFile } from '../format/files.ts';
import { type ReadFile, remembering } from './files.ts';

/** The words of a language and where they stand. */
export class Dictionary {
  readonly #starts: readonly string[];
  readonly #file: (number: string) => Promise<readonly Entry[]>;
  readonly #list: (number: string) => Promise<Uint8Array>;

  constructor(read: ReadFile, starts: readonly string[]) {
    this.#starts = starts;
    this.#file = remembering(async (number) =>
      decodeEntries(await read(dictionaryFile(Number(number)))),
    );
    this.#list = remembering((number) => read(listFile(Number(number))));
  }

  /** The entry of a key that has chunks. */
  async find(key: string): Promise<Entry | undefined> {
    const entries = await this.near(key);
    const entry = entries.find((one) => one.key === key);
    return entry !== undefined && entry.frequency > 0 ? entry : undefined;
  }

  /**
   * What begins so, the beginning itself left out: one list of all where they are many, else each.
   */
  async beginningWith(beginning: string): Promise<readonly Entry[]> {
    const many = await this.find(beginning + beginningMark);
    if (many !== undefined) return [many];
    const found: Entry[] = [];
    for (let number = this.#numberOf(beginning); number < this.#starts.length; number++) {
      const entries = await this.#file(String(number));
      found.push(...entries.filter(({ key }) => isBeyond(key, beginning)));
      if (entries.at(-1)?.key.startsWith(beginning) === false) break;
    }
    return found;
  }

  /** The entries among which a key stands, or would. */
  async near(key: string): Promise<readonly Entry[]> {
    return this.#starts.length === 0 ? [] : this.#file(String(this.#numberOf(key)));
  }

  async list(entry: Entry): Promise<Uint8Array> {
    const { postings, listFile: number } = entry;
    if (postings !== undefined) return postings;
    return number === undefined ? new Uint8Array() : this.#list(String(number));
  }

  #numberOf(key: string): number {
    let low = 0;
    let high = this.#starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#starts[middle] ?? '') <= key) low = middle + 1;
      else high = middle;
    }
    return Math.max(0, low - 1);
  }
}

function isBeyond(key: string, beginning: string): boolean {
  return key.length > beginning.length && key.startsWith(beginning) && !key.endsWith(beginningMark);
}
