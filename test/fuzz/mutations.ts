import fc, { type Arbitrary } from 'fast-check';
import { payload } from './target.ts';

/** Words that mean something to many readers of texts. */
const commonWords = [
  ...['\0', '\ufeff', '\ud800', '\u2028', '\r\n', '\n\n', '\t', ' ', '\\', '"', "'", '`', '%', '#'],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'javascript:alert(1)',
    '../..',
    '//',
    'null',
    '1e999',
  ],
  ...['-0', '{', '}', '[', ']', '(', ')', '<', '>', '&', '$', ',', ':', payload],
];

/** A place of a text, whatever its length: a share of it. */
const place = fc.double({ min: 0, max: 1, noNaN: true });

function edits(words: readonly string[]) {
  return fc.record({
    kind: fc.constantFrom('insert', 'remove', 'repeat', 'move'),
    at: place,
    to: place,
    length: fc.nat(40),
    word: fc.oneof(fc.constantFrom(...words, ...commonWords), fc.string({ unit: 'binary' })),
    times: fc.oneof(
      { weight: 9, arbitrary: fc.constant(1) },
      { weight: 1, arbitrary: fc.nat(500) },
    ),
  });
}

type Edit = ReturnType<typeof edits> extends Arbitrary<infer Value> ? Value : never;

function edited(text: string, { at, kind, length, times, to, word }: Edit): string {
  const start = Math.floor(at * text.length);
  const part = text.slice(start, start + length);
  const rest = text.slice(0, start) + text.slice(start + length);
  const target = Math.floor(to * rest.length);
  switch (kind) {
    case 'insert':
      return text.slice(0, start) + word.repeat(times) + text.slice(start);
    case 'remove':
      return rest;
    case 'repeat':
      return (
        text.slice(0, start) + part.repeat(Math.min(times, 50) + 1) + text.slice(start + length)
      );
    case 'move':
      return rest.slice(0, target) + part + rest.slice(target);
  }
}

/** Texts that are like some of a corpus, with words of the language that they are written in. */
export function textsLike(seeds: readonly string[], words: readonly string[]): Arbitrary<string> {
  const changes = fc.array(edits(words), { maxLength: 10 });
  return fc
    .tuple(fc.constantFrom(...seeds, ''), changes)
    .map(([seed, all]) => all.reduce(edited, seed));
}

type Path = readonly (string | number)[];

/** JSON of values that are like some of a corpus: parts of them replaced, removed and doubled. */
export function valuesLike(seeds: readonly string[], words: readonly string[]): Arbitrary<string> {
  const values = seeds.map((seed): unknown => JSON.parse(seed));
  const junk = fc.oneof(
    fc.constantFrom<unknown>(null, true, 0, -1, 1e21, '', [], {}, [[]], ...words, ...commonWords),
    fc.jsonValue({ maxDepth: 2 }),
  );
  const change = fc.record({
    kind: fc.constantFrom('replace', 'remove', 'copy', 'nest', 'rename'),
    at: place,
    from: place,
    value: junk,
    name: fc.constantFrom(...words, '__proto__', 'constructor', 'length'),
    depth: fc.oneof({ weight: 9, arbitrary: fc.nat(3) }, { weight: 1, arbitrary: fc.nat(800) }),
  });
  return fc
    .tuple(fc.constantFrom(...values), fc.array(change, { maxLength: 6 }))
    .map(([seed, changes]) => {
      let root = structuredClone(seed);
      for (const { at, depth, from, kind, name, value } of changes) {
        const paths = pathsOf(root, 400);
        const target = paths[Math.floor(at * (paths.length - 1))] ?? [];
        const source = valueAt(root, paths[Math.floor(from * (paths.length - 1))] ?? []);
        if (kind === 'replace') root = withValue(root, target, value);
        else if (kind === 'remove') root = withValue(root, target, undefined);
        else if (kind === 'copy') root = withValue(root, target, source);
        else if (kind === 'rename') root = withValue(root, [...target, name], value);
        else root = withValue(root, target, nested(valueAt(root, target), depth, name));
      }
      return written(root);
    });
}

/** Places of a value, the outermost first. */
function pathsOf(root: unknown, most: number): Path[] {
  const paths: Path[] = [[]];
  for (let index = 0; index < paths.length && paths.length < most; index++) {
    const path = paths[index] ?? [];
    const value = valueAt(root, path);
    if (typeof value !== 'object' || value === null) continue;
    for (const key of Object.keys(value)) {
      paths.push([...path, Array.isArray(value) ? Number(key) : key]);
    }
  }
  return paths;
}

function valueAt(root: unknown, path: Path): unknown {
  let value = root;
  for (const key of path) value = (value as Record<string | number, unknown>)[key];
  return value;
}

/** A value with another at a place; without the place where that is `undefined`. */
function withValue(root: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value ?? null;
  if (Array.isArray(root)) {
    return root.flatMap((item, index) => {
      if (index !== key) return [item];
      const inner = rest.length === 0 ? value : withValue(item, rest, value);
      return inner === undefined ? [] : [inner];
    });
  }
  if (typeof root !== 'object' || root === null) return root;
  const own = Object.entries(root).filter(([name]) => name !== key);
  const before: unknown = Object.hasOwn(root, key) ? Reflect.get(root, key) : {};
  const inner = rest.length === 0 ? value : withValue(before, rest, value);
  return Object.fromEntries(inner === undefined ? own : [...own, [String(key), inner]]);
}

function nested(value: unknown, depth: number, name: string): unknown {
  let outer = value;
  for (let level = 0; level < depth; level++) outer = level % 2 === 0 ? [outer] : { [name]: outer };
  return outer;
}

/** Copies of copies may become too deep or too long to be written. */
function written(value: unknown): string {
  try {
    return JSON.stringify(value).slice(0, 1_000_000);
  } catch {
    return 'null';
  }
}
