import type { Nodes, Root } from 'mdast';
import { eachNode } from './each-node.ts';
import { isJsxElement } from './jsx.ts';
import type { SignedCode } from './signs-in-code.ts';

/** Stand for `$` and backticks in texts: noncharacters of Unicode, as in `masked.ts`. */
const standIns: Readonly<Record<string, string>> = { $: '\uFDD4', '`': '\uFDD5' };

/** The source with something of the same length and lines in place of code and texts with signs. */
export function hideSigns(source: string, found: readonly SignedCode[]): string {
  const parts: string[] = [];
  let offset = 0;
  for (const { end, kind, start } of found) {
    const written = source.slice(start, end);
    parts.push(source.slice(offset, start));
    parts.push(kind === 'text' ? hiddenText(written) : hiddenCode(written));
    offset = end;
  }
  return [...parts, source.slice(offset)].join('');
}

function hiddenText(text: string): string {
  return text.replace(/[$`]/g, (sign) => standIns[sign] ?? sign);
}

/** A name as long as the code. One of several lines is a subtraction, as the lines stay lines. */
function hiddenCode(code: string): string {
  const lines = code.split('\n');
  const last = lines.findLastIndex((line) => line.trim() !== '');
  return lines
    .map((line, index) =>
      line.replace(/^(\s*(?:\.\.\.)?)(.*?)(\s*)$/, (_, before, written: string, after) => {
        const sign = index === last || written === '' ? '' : '-';
        return before + 'a'.repeat(written.length - sign.length) + sign + after;
      }),
    )
    .join('\n');
}

/**
 * Puts code and texts back into the tree of a source without them.
 *
 * @returns whether all of them are in the tree as what they were taken for
 */
export function restoreSigns(root: Root, source: string, found: readonly SignedCode[]): boolean {
  const byPlace = Map.groupBy(found, ({ attribute, start }) => attribute?.tag ?? start - 1);
  let left = found.length;
  eachNode(root, (node) => {
    for (const code of byPlace.get(node.position?.start.offset ?? -1) ?? []) {
      const written = source.slice(code.start, code.end);
      if (
        code.attribute ? restoreAttribute(node, code, written) : restoreChild(node, code, written)
      ) {
        left--;
      }
    }
  });
  return left === 0;
}

function restoreChild(node: Nodes, { end }: SignedCode, written: string): boolean {
  if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return false;
  return node.position?.end.offset === end + 1 && restoreCode(node, written);
}

function restoreAttribute(node: Nodes, { attribute, kind }: SignedCode, written: string): boolean {
  if (!isJsxElement(node)) return false;
  const item = node.attributes[attribute?.index ?? -1];
  if (item?.type === 'mdxJsxExpressionAttribute') return restoreCode(item, written);
  if (typeof item?.value === 'object' && item.value) return restoreCode(item.value, written);
  if (kind !== 'text' || typeof item?.value !== 'string') return false;
  item.value = Object.entries(standIns).reduce(
    (text, [sign, standIn]) => text.replaceAll(standIn, () => sign),
    item.value,
  );
  return true;
}

/** The parser takes spaces from the beginnings of lines, so what it left is the end of each. */
function restoreCode(holder: { value: string }, written: string): boolean {
  const lines = written.split('\n');
  const hidden = hiddenCode(written).split('\n');
  const left = holder.value.split('\n');
  if (left.length !== lines.length) return false;
  if (!left.every((line, index) => hidden[index]?.endsWith(line))) return false;
  holder.value = left
    .map((line, index) => lines[index]?.slice(lines[index].length - line.length))
    .join('\n');
  return true;
}
