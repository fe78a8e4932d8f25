import { isUnsafeUrl } from '@waymark/core/page';
import type { Nodes, Root } from 'mdast';
import { isJsxElement, type JsxElement } from '../tree/jsx.ts';
import { parseMdx } from '../tree/parse.ts';
import { plainAttributes, plainTags } from './sanitise.ts';

/** A text of which nothing runs when it is compiled as MDX. */
export interface CodeFree {
  readonly text: string;
  /** What would run, the first of it as it is written; then all of the text has become plain. */
  readonly code?: string | undefined;
}

/**
 * Makes a text one of which nothing runs: itself where it is Markdown with content components and
 * elements that only show content, whose attributes are plain texts, else the same text with its tags
 * and braces shown as they are written.
 *
 * @param components names of content components, which may stand in the text
 */
export function codeFree(source: string, components: ReadonlySet<string>): CodeFree {
  const parsed = parseMdx(source);
  const code = 'root' in parsed ? firstCode(parsed.root, components) : undefined;
  if ('root' in parsed && code === undefined) return { text: source };
  const [start, end] = [code?.position?.start.offset, code?.position?.end.offset];
  return { text: asText(source), code: shortened(source.slice(start ?? 0, end)) };
}

function firstCode(node: Nodes | Root, components: ReadonlySet<string>): Nodes | undefined {
  if (runsCode(node, components)) return node as Nodes;
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    const found = firstCode(child, components);
    if (found) return found;
  }
  return undefined;
}

function runsCode(node: Nodes | Root, components: ReadonlySet<string>): boolean {
  if (/^(?:mdxjsEsm|mdxFlowExpression|mdxTextExpression|html)$/.test(node.type)) return true;
  if (!isJsxElement(node)) return false;
  const name = node.name ?? '';
  if (components.has(name) && /^[A-Z]/.test(name)) return !node.attributes.every(isPlain);
  const known = plainTags.includes(name) ? (plainAttributes[name] ?? []) : undefined;
  return !known || !node.attributes.every((one) => isPlain(one) && isAmong(known, one));
}

/** In HTML, letters of either case are the same. */
function isAmong(names: readonly string[], attribute: JsxElement['attributes'][number]): boolean {
  const written = 'name' in attribute ? attribute.name.toLowerCase() : '';
  return names.some((name) => name.toLowerCase() === written);
}

function isPlain(attribute: JsxElement['attributes'][number]): boolean {
  return (
    attribute.type === 'mdxJsxAttribute' &&
    /^[a-z]+$/i.test(attribute.name) &&
    !/^on|^style$|html$/i.test(attribute.name) &&
    typeof (attribute.value ?? '') === 'string' &&
    !/[<>]/.test(String(attribute.value ?? '')) &&
    !isUnsafeUrl(String(attribute.value ?? ''))
  );
}

function shortened(text: string): string {
  const [line = ''] = text.trim().split('\n');
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}

/** Tags, braces and modules as text; a backslash in a block of code is the price. */
function asText(source: string): string {
  return source
    .replace(/[<{}]/g, '\\$&')
    .replace(
      /^(\s*)([ie])(mport|xport)\b/gm,
      (_all, space: string, first: string, rest: string) => {
        return `${space}&#${first.charCodeAt(0)};${rest}`;
      },
    );
}
