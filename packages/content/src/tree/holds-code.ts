import type { Root, RootContent } from 'mdast';
import { isJsxElement, type JsxElement } from './jsx.ts';

/**
 * Whether a finished tree has code that may be wrong or run: expressions, imports, and elements or
 * attributes of unusual names. What the compiler has put there (`_code[1]`, numbers) is none.
 */
export function holdsCode(node: Root | RootContent): boolean {
  if (codeTypes.has(node.type)) return true;
  if (node.type !== 'root' && isJsxElement(node) && !isPlainElement(node)) return true;
  return 'children' in node && node.children.some(holdsCode);
}

const codeTypes: ReadonlySet<string> = new Set([
  'mdxFlowExpression',
  'mdxTextExpression',
  'mdxjsEsm',
]);

function isPlainElement({ attributes, name }: JsxElement): boolean {
  if (name && !/^[A-Za-z][\w-]*$/.test(name)) return false;
  return attributes.every((item) => {
    if (item.type !== 'mdxJsxAttribute' || !/^[A-Za-z_][\w:-]*$/.test(item.name)) return false;
    return typeof item.value !== 'object' || item.value === null || isOwn(item.value.value);
  });
}

/** A value that the compiler writes, or that cannot fail. */
function isOwn(code: string): boolean {
  return /^(?:_code\[\d+\]|\d{1,9}|true|false)$/.test(code);
}
