import { remember } from '@waymark/core';
import { isJsonArray, type JsonObject, type JsonValue } from '../model/json.ts';
import { member } from './member.ts';
import { childPointer } from './pointer.ts';

/** What one walk over a description finds. */
export interface DocumentFacts {
  /** Pointers by `$anchor` and `$dynamicAnchor`; the first of a name counts. */
  readonly anchors: ReadonlyMap<string, string>;
  /** Pointers by `$id`. */
  readonly ids: ReadonlyMap<string, string>;
  /** Levels of nesting; recursion over values of a deep document must be cut. */
  readonly depth: number;
}

/** Members whose values are data, where `$anchor` is a key like any other. */
const dataKeys = new Set(['example', 'examples', 'default', 'enum', 'const', 'value']);

/** What is known of a whole document, found once. */
export const documentFacts = remember(walk);

interface Visit {
  readonly value: JsonValue;
  readonly pointer: string;
  readonly depth: number;
  readonly isData: boolean;
}

/** Beyond this depth names are not looked for: pointers would grow without a bound. */
const namedDepth = 200;

function walk(root: JsonObject): DocumentFacts {
  const anchors = new Map<string, string>();
  const ids = new Map<string, string>();
  let depth = 0;
  const stack: Visit[] = [{ value: root, pointer: '', depth: 0, isData: false }];
  for (let visit = stack.pop(); visit !== undefined; visit = stack.pop()) {
    depth = Math.max(depth, visit.depth);
    if (!visit.isData) note(visit, anchors, ids);
    pushChildren(visit, stack);
  }
  return { anchors, ids, depth };
}

function note(visit: Visit, anchors: Map<string, string>, ids: Map<string, string>): void {
  const { value, pointer } = visit;
  if (typeof value !== 'object' || value === null || isJsonArray(value)) return;
  for (const key of ['$anchor', '$dynamicAnchor']) {
    const name = member(value, key);
    if (typeof name === 'string') anchors.set(name, pointer);
  }
  const id = member(value, '$id');
  if (typeof id === 'string') ids.set(id, pointer);
}

/** Children go on the stack in order, so that of equal names the first is noted last and stays. */
function pushChildren(visit: Visit, stack: Visit[]): void {
  const { value, depth } = visit;
  if (typeof value !== 'object' || value === null) return;
  const isData = visit.isData || depth >= namedDepth;
  for (const [key, child] of isJsonArray(value) ? value.entries() : Object.entries(value)) {
    if (typeof child !== 'object' || child === null) continue;
    stack.push({
      value: child,
      pointer: isData ? '' : childPointer(visit.pointer, key),
      depth: depth + 1,
      isData: isData || dataKeys.has(String(key)),
    });
  }
}
