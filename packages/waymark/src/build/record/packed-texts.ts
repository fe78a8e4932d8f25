import { longestRun } from '@waymark/search';
import type { BuiltText } from './built-page.ts';
import { pack, unpack } from './kept-value.ts';

/** Packs what pages say, and gives it back. */
export class PackedTexts {
  /** Those of the last pages by their keys, in the order in which they were packed: a run is put together of them. */
  readonly #open = new Map<string, BuiltText>();

  /** @param key of all that the text was made from */
  pack(key: string, text: BuiltText): Uint8Array {
    this.#open.delete(key);
    this.#open.set(key, text);
    if (this.#open.size > longestRun) {
      for (const first of this.#open.keys()) {
        this.#open.delete(first);
        break;
      }
    }
    return pack(JSON.stringify(text));
  }

  /** @param packed gives it where it is not one of the last */
  read(key: string, packed: () => Uint8Array): BuiltText {
    return this.#open.get(key) ?? (JSON.parse(unpack(packed()).toString()) as BuiltText);
  }
}
