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

/** The state of a walk. */
interface Scan {
  readonly text: string;
  readonly stack: Frame[];
  readonly duplicates: DuplicateKey[];
  expected: Expected;
  depth: number;
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
  const scan: Scan = { text, stack: [], expected: 'value', depth: 0, duplicates: [] };
  let offset = skipSpace(text, 0);
  while (scan.expected !== 'comma' || scan.stack.length > 0) {
    const end = step(scan, offset);
    if (end <= offset) return { fault: -end, depth: scan.depth, duplicates: scan.duplicates };
    offset = skipSpace(text, end);
  }
  const { depth, duplicates } = scan;
  return offset < text.length ? { fault: offset, depth, duplicates } : { depth, duplicates };
}

/** Takes one token; the offset behind it, or the negative offset of what is wrong. */
function step(scan: Scan, offset: number): number {
  const { text, stack, expected } = scan;
  const character = text[offset];
  const frame = stack.at(-1);
  if (closes(character, frame, expected)) {
    stack.pop();
    scan.expected = 'comma';
    return offset + 1;
  }
  if (expected === 'comma' && character === ',') {
    scan.expected = frame?.keys ? 'key' : 'value';
    return offset + 1;
  }
  if (expected === 'colon' && character === ':') {
    scan.expected = 'value';
    return offset + 1;
  }
  if (expected === 'key' || expected === 'key or }') return stepKey(scan, offset, frame);
  return expected === 'value' || expected === 'value or ]' ? stepValue(scan, offset) : -offset;
}

function stepKey(scan: Scan, offset: number, frame: Frame | undefined): number {
  if (scan.text[offset] !== '"') return -offset;
  const end = stringEnd(scan.text, offset);
  if (end < 0) return end;
  noteKey(scan.text.slice(offset + 1, end - 1), offset, frame, scan.duplicates);
  scan.expected = 'colon';
  return end;
}

function stepValue(scan: Scan, offset: number): number {
  const { text, stack } = scan;
  const character = text[offset];
  if (character === '{' || character === '[') {
    stack.push(character === '{' ? { keys: new Map() } : {});
    scan.depth = Math.max(scan.depth, stack.length);
    scan.expected = character === '{' ? 'key or }' : 'value or ]';
    return offset + 1;
  }
  scan.expected = 'comma';
  return character === '"' ? stringEnd(text, offset) : scalarEnd(text, offset);
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

/** The offset behind a number or literal; the negative offset where there is none. */
function scalarEnd(text: string, start: number): number {
  scalar.lastIndex = start;
  return scalar.test(text) ? scalar.lastIndex : -start;
}
