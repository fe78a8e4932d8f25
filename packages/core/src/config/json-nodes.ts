import type { SourceLocation } from '../diagnostic/diagnostic.ts';
import type { MapEntry, SourceNode } from './source-node.ts';

/** What a reader of nodes tells while it reads. */
export interface NodeReader {
  readonly locate: (offset: number) => SourceLocation;
  /** A key that its object has already, and where that one is written. */
  repeated(name: string, at: SourceLocation, earlier: SourceLocation): void;
  /** An object or array inside so many others that what it holds is left out. */
  tooDeep(at: SourceLocation): void;
}

/** Objects and arrays inside each other; whatever reads a configuration may recurse along it. */
export const maximumDepth = 500;

const tokens = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/** An object or array that is not closed yet. */
type Open = { readonly at: SourceLocation } & (
  | { readonly kind: 'list'; readonly items: SourceNode[] }
  | { readonly kind: 'map'; readonly entries: Map<string, MapEntry>; key: Key | undefined }
);

interface Key {
  readonly name: string;
  readonly keyAt: SourceLocation;
}

/**
 * The value of a JSON text with the place of each of its parts, in one pass and without recursion.
 *
 * @param text a text that `JSON.parse` accepts
 */
export function jsonNodes(text: string, reader: NodeReader): SourceNode {
  const open: Open[] = [];
  let root: SourceNode | undefined;
  /** How many brackets are open below the one whose content is left out. */
  let skipped = 0;
  const add = (node: SourceNode) => {
    const parent = open.at(-1);
    if (parent === undefined) root = node;
    else if (parent.kind === 'list') parent.items.push(node);
    else if (parent.key !== undefined) addEntry(parent.entries, parent.key, node, reader);
    if (parent?.kind === 'map') parent.key = undefined;
  };
  for (const { 0: token, index } of text.matchAll(tokens)) {
    const opens = token === '{' || token === '[';
    const closes = token === '}' || token === ']';
    if (opens && (skipped > 0 || open.length === maximumDepth)) {
      if (skipped === 0) reader.tooDeep(reader.locate(index));
      skipped += 1;
    } else if (closes && skipped > 0) {
      skipped -= 1;
    } else if (skipped > 0 || token === ',' || token === ':') {
    } else if (opens) {
      const at = reader.locate(index);
      open.push(
        token === '['
          ? { kind: 'list', items: [], at }
          : { kind: 'map', entries: new Map(), key: undefined, at },
      );
    } else if (closes) {
      const closed = open.pop();
      if (closed?.kind === 'list') add({ kind: 'list', items: closed.items, at: closed.at });
      if (closed?.kind === 'map') add({ kind: 'map', entries: closed.entries, at: closed.at });
    } else {
      const value: unknown = JSON.parse(token);
      const parent = open.at(-1);
      const at = reader.locate(index);
      if (parent?.kind === 'map' && parent.key === undefined) {
        parent.key = { name: String(value), keyAt: at };
      } else {
        add({ kind: 'scalar', value: scalar(value), at });
      }
    }
  }
  if (root === undefined) throw new Error('The text holds no JSON value.');
  return root;
}

function addEntry(
  entries: Map<string, MapEntry>,
  { name, keyAt }: Key,
  node: SourceNode,
  reader: NodeReader,
): void {
  const earlier = entries.get(name);
  if (earlier !== undefined) reader.repeated(name, keyAt, earlier.keyAt);
  entries.set(name, { keyAt, node });
}

function scalar(value: unknown): string | number | boolean | null {
  const isPlain =
    typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string';
  return isPlain ? value : null;
}
