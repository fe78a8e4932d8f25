/**
 * Where a term stands: for each chunk in rising order the step from the one before, a byte with a
 * bit for each field, and for each of these fields how often. Numbers are LEB128.
 */
export class PostingsWriter {
  #bytes = new Uint8Array(16);
  #length = 0;
  #chunk = 0;
  /** Chunks so far. */
  frequency = 0;

  /** Chunks come in rising order; `counts` is in the order of `fieldNames`. */
  add(chunk: number, counts: readonly number[]): void {
    this.#number(chunk - this.#chunk);
    this.#chunk = chunk;
    this.frequency++;
    this.#byte(counts.reduce((mask, count, field) => (count > 0 ? mask | (1 << field) : mask), 0));
    for (const count of counts) {
      if (count > 0) this.#number(count);
    }
  }

  bytes(): Uint8Array {
    return this.#bytes.slice(0, this.#length);
  }

  #number(value: number): void {
    let rest = value;
    while (rest > 127) {
      this.#byte((rest & 127) | 128);
      rest >>>= 7;
    }
    this.#byte(rest);
  }

  #byte(value: number): void {
    if (this.#length === this.#bytes.length) {
      const grown = new Uint8Array(this.#bytes.length * 2);
      grown.set(this.#bytes);
      this.#bytes = grown;
    }
    this.#bytes[this.#length++] = value;
  }
}

/**
 * Reads what a writer wrote.
 *
 * @param visit gets each chunk with a field in which the term stands, and how often it stands there
 */
export function eachPosting(
  bytes: Uint8Array,
  visit: (chunk: number, field: number, times: number) => void,
): void {
  let at = 0;
  let chunk = 0;
  function number(): number {
    let byte = bytes[at++] ?? 0;
    if (byte < 128) return byte;
    let value = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[at++] ?? 0;
      value |= (byte & 127) << shift;
    }
    return value;
  }
  while (at < bytes.length) {
    chunk += number();
    let fields = bytes[at++] ?? 0;
    while (fields !== 0) {
      const field = 31 - Math.clz32(fields & -fields);
      fields &= fields - 1;
      visit(chunk, field, number());
    }
  }
}
