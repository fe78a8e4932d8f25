import { freeNames } from '../expressions/free-names.ts';
import { propCode, propsObject, type SnippetProps } from './snippet-props.ts';

/** What the names in a snippet's expressions stand for. */
export interface SnippetNames {
  readonly props: SnippetProps;
  /** Code for a name that the snippet imports or declares. */
  readonly own: (name: string) => string | undefined;
  /** Text of a name that the snippet imports or declares as a constant. */
  readonly ownText: (name: string) => string | undefined;
  /** Whether the snippet writes out an object or a function as the value of a name. */
  readonly isOwnObject: (name: string) => boolean;
  /** Whether a name means the same in the page, so that it stays as it is. */
  readonly isShared: (name: string) => boolean;
}

/** An expression after its names were bound: plain text, code of the page, or nothing at all. */
export type BoundCode =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'children' }
  | { readonly kind: 'nothing' };

const bareName = /^\s*(props\s*\??\.\s*)?([A-Za-z_$][\w$]*)\s*$/;
const template = /^\s*`((?:[^`\\$]|\$\{\s*[\w$.]+\s*\})*)`\s*$/;

/**
 * Gives the names of an expression in a snippet their meaning in the page
 * (docs/format/pages.md#snippets): properties of the usage, what the snippet declares, or
 * `undefined`.
 */
export function bindCode(code: string, names: SnippetNames): BoundCode {
  const bare = bareName.exec(code);
  const name = bare?.[2];
  if (name !== undefined && !literals.has(name))
    return bindName(name, bare?.[1] !== undefined, names);
  const text = templateText(code, names.props);
  if (text !== undefined) return { kind: 'text', text };
  const bound = [...freeNames(code)].flatMap((free) => {
    const value = nameCode(free, names);
    return value === free ? [] : [{ free, value }];
  });
  if (bound.length === 0) return { kind: 'code', code };
  const parameters = bound.map(({ free }) => free).join(',');
  const values = bound.map(({ value }) => value).join(',');
  // The line end closes a comment at the end of the code.
  return { kind: 'code', code: `((${parameters})=>(${code}\n))(${values})` };
}

const literals = new Set(['true', 'false', 'null', 'undefined', 'this']);

function bindName(name: string, isProp: boolean, names: SnippetNames): BoundCode {
  const constant = isProp ? undefined : names.ownText(name);
  if (constant !== undefined) return { kind: 'text', text: constant };
  const code = isProp ? undefined : names.own(name);
  if (code !== undefined) return { kind: 'code', code };
  const text = names.props.text.get(name);
  if (text !== undefined) return { kind: 'text', text };
  const passed = propCode(names.props, name);
  if (passed !== undefined) return { kind: 'code', code: passed };
  if (name === 'children') return { kind: 'children' };
  return !isProp && names.isShared(name) ? { kind: 'code', code: name } : { kind: 'nothing' };
}

/** Code for a name inside a longer expression. */
function nameCode(name: string, { props, own, isShared }: SnippetNames): string {
  if (name === 'props') return propsObject(props);
  return own(name) ?? propCode(props, name) ?? (isShared(name) ? name : 'undefined');
}

/** A template whose only holes are properties that are text; so links made of them stay links. */
function templateText(code: string, { text }: SnippetProps): string | undefined {
  const content = template.exec(code)?.[1];
  if (content === undefined) return undefined;
  let isWhole = true;
  const filled = content.replace(/\$\{\s*(?:props\.)?([\w$.]+)\s*\}/g, (_, name: string) => {
    const value = text.get(name);
    if (value === undefined) isWhole = false;
    return value ?? '';
  });
  return isWhole ? filled : undefined;
}
