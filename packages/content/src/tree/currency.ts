import type { Nodes, Root } from 'mdast';
import { isCurrency } from './is-currency.ts';
import { isJsxElement } from './jsx.ts';
import { sourceElements } from './source-children.ts';

/** Spans of one paragraph are told apart one after the other; this many prices are enough. */
const mostPrices = 50;

/**
 * Parses again with the signs of prices escaped, so that what stands between them is read as
 * Markdown and a formula after them is found.
 */
export function withoutCurrency(
  root: Root,
  text: string,
  parse: (text: string) => Root,
): { readonly root: Root; readonly text: string } {
  let current = { root, text };
  if (!/\$[^$]*\$/.test(text)) return current;
  for (let count = 0; count < mostPrices; count++) {
    const escaped = escapeCurrency(current.root, current.text);
    if (escaped === undefined) break;
    try {
      current = { root: parse(escaped), text: escaped };
    } catch {
      // As a formula it can be read, braces and all.
      break;
    }
  }
  return current;
}

/**
 * The source with the first sign of such spans escaped, or nothing if there is none. Of each block
 * only the first span: what the signs after it belong to is known when it is gone.
 */
function escapeCurrency(root: Root, source: string): string | undefined {
  const offsets: number[] = [];
  const visit = (node: Nodes) => {
    const first = isInline(node) ? undefined : firstCurrency(node, source);
    if (first !== undefined) offsets.push(first);
    if ('children' in node && !isSource(node)) for (const child of node.children) visit(child);
  };
  visit(root);
  if (offsets.length === 0) return undefined;
  const starts = [0, ...offsets];
  return starts.map((start, index) => source.slice(start, starts[index + 1])).join('\\');
}

/** Where the first such span of a block starts. */
function firstCurrency(node: Nodes, source: string): number | undefined {
  if (node.type === 'inlineMath') return currencyOffset(node, source);
  if (!('children' in node) || isSource(node)) return undefined;
  for (const child of node.children) {
    const found = isInline(child) ? firstCurrency(child, source) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

function currencyOffset({ position }: Nodes, source: string): number | undefined {
  const [start, end] = [position?.start.offset, position?.end.offset];
  if (start === undefined || end === undefined || source[start + 1] === '$') return undefined;
  return isCurrency(source.slice(start + 1, end - 1), source[end] ?? '') ? start : undefined;
}

/** Nodes that stand in a line of text. */
function isInline({ type }: Nodes): boolean {
  return inlineTypes.has(type);
}

const inlineTypes: ReadonlySet<string> = new Set(
  'delete emphasis inlineMath link linkReference mdxJsxTextElement strong'.split(' '),
);

/** What stands in these elements is taken from the source as it is. */
function isSource(node: Nodes): boolean {
  return isJsxElement(node) && sourceElements.has(node.name ?? '');
}
