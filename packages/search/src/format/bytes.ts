const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Writes numbers (LEB128) and strings one after the other. */
export class ByteWriter {
  #bytes = new Uint8Array(1024);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  number(value: number): void {
    this.#reserve(8);
    let rest = value;
    while (rest > 127) {
      this.#bytes[this.#length++] = (rest % 128) + 128;
      rest = Math.floor(rest / 128);
    }
    this.#bytes[this.#length++] = rest;
  }

  bytes(value: Uint8Array): void {
    this.number(value.length);
    this.#reserve(value.length);
    this.#bytes.set(value, this.#length);
    this.#length += value.length;
  }

  string(value: string): void {
    if (!this.#ascii(value)) this.bytes(encoder.encode(value));
  }

  /** Most words, in far less time. Writes nothing where a letter is none of ASCII. */
  #ascii(value: string): boolean {
    const start = this.#length;
    this.number(value.length);
    this.#reserve(value.length);
    for (let place = 0; place < value.length; place++) {
      const code = value.charCodeAt(place);
      if (code > 127) {
        this.#length = start;
        return false;
      }
      this.#bytes[this.#length++] = code;
    }
    return true;
  }

  /** Begins anew. */
  clear(): void {
    this.#length = 0;
  }

  /** What was written, which is there until more is written. */
  view(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }

  /** A copy of what was written. */
  result(): Uint8Array {
    return this.#bytes.slice(0, this.#length);
  }

  #reserve(count: number): void {
    if (this.#length + count <= this.#bytes.length) return;
    const larger = new Uint8Array((this.#length + count) * 2);
    larger.set(this.#bytes);
    this.#bytes = larger;
  }
}

/** Reads what a `ByteWriter` wrote. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  #position = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get isAtEnd(): boolean {
    return this.#position >= this.#bytes.length;
  }

  number(): number {
    let value = 0;
    let factor = 1;
    for (;;) {
      const byte = this.#bytes[this.#position++] ?? 0;
      value += (byte % 128) * factor;
      if (byte < 128) return value;
      factor *= 128;
    }
  }

  bytes(): Uint8Array {
    const length = this.number();
    this.#position += length;
    return this.#bytes.subarray(this.#position - length, this.#position);
  }

  string(): string {
    return decoder.decode(this.bytes());
  }
}
