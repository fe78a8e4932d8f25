import { longestRun } from '@waymark/search';
import type { BuiltText } from './built-page.ts';
import { pack, unpack } from './kept-value.ts';

/** Packs what pages say, and gives it back. */
export class PackedTexts {
  /** Those of the last pages, in the order in which they were packed: a run is put together of them. */
  readonly #open = new Map<Uint8Array, BuiltText>();

  pack(text: BuiltText): Uint8Array {
    const packed = pack(JSON.stringify(text));
    this.#open.set(packed, text);
    if (this.#open.size > longestRun) {
      for (const first of this.#open.keys()) {
        this.#open.delete(first);
        break;
      }
    }
    return packed;
  }

  read(packed: Uint8Array): BuiltText {
    return this.#open.get(packed) ?? (JSON.parse(unpack(packed).toString()) as BuiltText);
  }
}
