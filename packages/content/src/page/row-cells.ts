import type { RootContent } from 'mdast';
import { flowElement, isJsxElement, type JsxElement } from '../tree/jsx.ts';

/**
 * Puts what stands in a row beside its cells into cells of its own: browsers would show it above
 * the table (docs/format/pages.md#html).
 */
export function fillCells(row: JsxElement): void {
  const content = (row.children as RootContent[]).flatMap((child) =>
    child.type === 'paragraph' ? child.children : [child],
  );
  if (!content.some(isOutside)) return;
  const runs: RootContent[][] = [];
  for (const [index, child] of content.entries()) {
    const before = content[index - 1];
    if (before && isBesideCells(before) === isBesideCells(child)) runs.at(-1)?.push(child);
    else runs.push([child]);
  }
  row.children = runs.flatMap((run) =>
    run.some(isOutside) ? [flowElement('td', {}, run)] : run,
  ) as never;
}

/** Whether something that readers see stands where a cell belongs. */
function isOutside(child: RootContent): boolean {
  return !isBesideCells(child) && !(child.type === 'text' && child.value.trim() === '');
}

/** Cells, and what may give some: components and expressions. */
function isBesideCells(child: RootContent): boolean {
  if (isJsxElement(child)) return !child.name || /^(?:td|th|template|[A-Z].*)$/.test(child.name);
  return child.type.startsWith('mdx');
}
