import type { Root, RootContent } from 'mdast';
import { flowElement, isJsxElement, type JsxElement } from '../tree/jsx.ts';

/** What stands beside the text where there is room, in its order there. */
const beside = ['Panel', 'RequestExample', 'ResponseExample'];

/** Whether one of the elements belongs beside the text (docs/format/pages.md#side-column). */
export function hasSideContent(elements: readonly JsxElement[]): boolean {
  return elements.some(({ name }) => beside.includes(name ?? ''));
}

/** Elements that are as good as nothing around what they hold. */
const transparent = new Set([null, 'MDX']);

/** Name in the compiled page of what holds them; the theme gives it, authors cannot write it. */
const sideColumn = '_SideColumn';

/** Layouts without room beside the text; there everything stays where it is written. */
const withoutColumn: ReadonlySet<string> = new Set(['wide', 'center', 'custom', 'frame']);

/**
 * Moves panels and examples of a page to its beginning, into one element that the theme sets beside
 * the text. Those in a tab or an accordion belong to it and stay.
 *
 * @param mode layout of the page, from its frontmatter
 * @returns whether there are any
 */
export function moveToSideColumn(root: Root, mode: string | undefined): boolean {
  if (mode !== undefined && withoutColumn.has(mode)) return false;
  const found: JsxElement[] = [];
  root.children = withoutAside(root.children, found);
  if (found.length === 0) return false;
  const children = beside.flatMap((name) => found.filter((element) => element.name === name));
  const column = flowElement(sideColumn, {}, children as RootContent[]);
  root.children.unshift(column as RootContent);
  return true;
}

function withoutAside(children: readonly RootContent[], found: JsxElement[]): RootContent[] {
  return children.filter((child) => {
    if (!isJsxElement(child)) return true;
    if (beside.includes(child.name ?? '')) {
      // A panel that holds nothing leaves its place to the table of contents.
      if (holdsContent(child)) found.push(child);
      return false;
    }
    if (transparent.has(child.name)) {
      child.children = withoutAside(child.children as RootContent[], found) as never;
    }
    return true;
  });
}

/** Comments and white space are no content. */
function holdsContent({ children }: JsxElement): boolean {
  return (children as readonly RootContent[]).some((child) => {
    if (child.type === 'text') return child.value.trim() !== '';
    if (child.type !== 'mdxFlowExpression' && child.type !== 'mdxTextExpression') return true;
    return child.value.replace(/\/\*.*?\*\//gs, '').trim() !== '';
  });
}
