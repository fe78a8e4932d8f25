/** A key that an object has twice, by the offsets of both. */
export interface DuplicateKey {
  readonly name: string;
  readonly first: number;
  readonly second: number;
}

/** What a scan of a JSON text found. */
export interface JsonScan {
  /** Offset of the first character that JSON does not allow there; absent for valid JSON. */
  readonly fault?: number;
  /** Objects and arrays inside each other, at the deepest place. */
  readonly depth: number;
  readonly duplicates: readonly DuplicateKey[];
}

interface Frame {
  /** Keys of an object with their offsets; absent for an array. */
  readonly keys?: Map<string, number>;
}

type Expected = 'value' | 'value or ]' | 'key' | 'key or }' | 'colon' | 'comma';

const scalar = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const escapeSequence = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;

/**
 * Walks over a JSON text without building anything: for the place of a syntax error, which
 * `JSON.parse` often does not tell, for the depth, which has to be known before anything
 * recursive is done, and for keys that are written twice.
 */
export function scanJson(text: string): JsonScan {
  const stack: Frame[] = [];
  const duplicates: DuplicateKey[] = [];
  let expected: Expected = 'value';
  let depth = 0;
  let offset = 0;
  for (;;) {
    offset = skipSpace(text, offset);
    const character = text[offset];
    const frame = stack.at(-1);
    if (expected === 'comma' && frame === undefined) {
      return character === undefined ? { depth, duplicates } : { fault: offset, depth, duplicates };
    }
    if (closes(character, frame, expected)) {
      stack.pop();
      expected = 'comma';
      offset += 1;
    } else if (expected === 'comma' && character === ',') {
      expected = frame?.keys ? 'key' : 'value';
      offset += 1;
    } else if (expected === 'colon' && character === ':') {
      expected = 'value';
      offset += 1;
    } else if (character === '"' && (expected === 'key' || expected === 'key or }')) {
      const end = stringEnd(text, offset);
      if (end < 0) return { fault: -end, depth, duplicates };
      noteKey(text.slice(offset + 1, end - 1), offset, frame, duplicates);
      expected = 'colon';
      offset = end;
    } else if (expected === 'value' || expected === 'value or ]') {
      if (character === '{' || character === '[') {
        stack.push(character === '{' ? { keys: new Map() } : {});
        depth = Math.max(depth, stack.length);
        expected = character === '{' ? 'key or }' : 'value or ]';
        offset += 1;
      } else {
        const end = character === '"' ? stringEnd(text, offset) : scalarEnd(text, offset);
        if (end < 0) return { fault: -end, depth, duplicates };
        if (end === offset) return { fault: offset, depth, duplicates };
        expected = 'comma';
        offset = end;
      }
    } else {
      return { fault: offset, depth, duplicates };
    }
  }
}

function closes(character = '', frame: Frame | undefined, expected: Expected): boolean {
  if (frame === undefined) return false;
  if (frame.keys) return character === '}' && (expected === 'comma' || expected === 'key or }');
  return character === ']' && (expected === 'comma' || expected === 'value or ]');
}

function noteKey(
  name: string,
  offset: number,
  frame: Frame | undefined,
  duplicates: DuplicateKey[],
): void {
  const first = frame?.keys?.get(name);
  if (first !== undefined) duplicates.push({ name, first, second: offset });
  frame?.keys?.set(name, offset);
}

/** The offset of the next character that is not white space. */
export function skipSpace(text: string, offset: number): number {
  let at = offset;
  for (;;) {
    const code = text.charCodeAt(at);
    if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return at;
    at += 1;
  }
}

/** The offset behind a string that starts at a quote; the negative offset of what is wrong in it. */
function stringEnd(text: string, start: number): number {
  let at = start + 1;
  for (;;) {
    const code = text.charCodeAt(at);
    if (code === 0x22) return at + 1;
    if (code === 0x5c) {
      escapeSequence.lastIndex = at;
      if (!escapeSequence.test(text)) return -at;
      at = escapeSequence.lastIndex;
    } else if (code >= 0x20) {
      at += 1;
    } else {
      return -at;
    }
  }
}

/** The offset behind a number or literal; the same offset where there is none. */
function scalarEnd(text: string, start: number): number {
  scalar.lastIndex = start;
  return scalar.test(text) ? scalar.lastIndex : start;
}
