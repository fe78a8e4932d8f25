import type { RootContent } from 'mdast';
import type {
  ArrowFunctionExpression,
  Function as FunctionNode,
  JSXElement,
  JSXFragment,
} from 'oxc-parser';
import type { Code } from './module.ts';

/** What a name or an expression stands for, as far as the sources alone tell. */
export type Value =
  | { readonly kind: 'text'; readonly text: string; readonly isNumber?: true }
  /** `true` prints nothing, nor do `false`, `null` and `undefined`. */
  | { readonly kind: 'flag'; readonly on: boolean }
  | { readonly kind: 'list'; readonly items: readonly Value[] }
  | { readonly kind: 'object'; readonly members: Members }
  | { readonly kind: 'function'; readonly node: FunctionLike; readonly origin: Origin }
  | { readonly kind: 'jsx'; readonly node: JSXElement | JSXFragment; readonly origin: Origin }
  /** Markdown between the tags of an element. */
  | { readonly kind: 'nodes'; readonly nodes: readonly RootContent[]; readonly place: Place }
  /** A Markdown file of the docs folder, used as a component. */
  | { readonly kind: 'snippet'; readonly file: string };

export type FunctionLike = ArrowFunctionExpression | FunctionNode;
export type Members = ReadonlyMap<string, Value>;
/** Finds what a name stands for; undefined for what only a run would tell. */
export type Scope = (name: string) => Value | undefined;

/** Where an expression stands and which names it sees. */
export interface Origin {
  readonly file: string;
  readonly code: Omit<Code, 'node'>;
  readonly scope: Scope;
}

/** Where Markdown stands. */
export interface Place {
  readonly file: string;
  readonly scope: Scope;
  /** Of a snippet: what its tag passed to it. */
  readonly props: Members;
  /** How many snippets and components surround it. */
  readonly depth: number;
}

export const absent: Value = { kind: 'flag', on: false };
export const noMembers: Members = new Map();

export function textValue(text: string): Value {
  return { kind: 'text', text };
}

/** Printed as text is; as a condition it is not. */
export function numberValue(number: number): Value {
  return { kind: 'text', text: String(number), isNumber: true };
}

/** Whether a condition holds; undefined if only a run would tell. */
export function isTruthy(value: Value | undefined): boolean | undefined {
  if (value === undefined) return undefined;
  if (value.kind === 'flag') return value.on;
  if (value.kind !== 'text') return true;
  return Boolean(value.isNumber ? Number(value.text) : value.text);
}
