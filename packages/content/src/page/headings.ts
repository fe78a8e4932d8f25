import type { Heading as HeadingNode, PhrasingContent, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { createSlugger } from '../headings/slug.ts';
import { isJsxElement, stringAttribute } from '../tree/jsx.ts';
import type { Heading } from './compiled-page.ts';

/** Containers whose headings have ids but no entry in the table of contents (mdx-content §7.5). */
const outsideContents = new Set(['Accordion', 'AccordionGroup', 'Expandable', 'Update', 'Prompt']);

/**
 * Gives every heading its id and makes its text a link to itself, in document order.
 * Returns the table of contents.
 */
export function assignHeadingIds(root: Root): Heading[] {
  const slugger = createSlugger();
  const contents: Heading[] = [];
  const assign = (node: HeadingNode, listed: boolean) => {
    const text = textOf(node);
    const id = slugger.id(text, customId(node));
    setHeadingId(node, id);
    if (listed && node.depth <= 4 && text.trim() !== '') contents.push({ depth: node.depth, id, text });
  };
  const walk = (parent: Root, listed: boolean) =>
    visit(parent, (node) => {
      if (node.type === 'heading') {
        assign(node, listed);
        return SKIP;
      }
      if (listed && isJsxElement(node) && node.name && outsideContents.has(node.name)) {
        walk({ type: 'root', children: node.children as Root['children'] }, false);
        return SKIP;
      }
      return undefined;
    });
  walk(root, true);
  return contents;
}

/** The id of `## Text {#id}`, as the parser leaves it on the node. */
function customId(node: HeadingNode): string | undefined {
  const properties = (node.data as { hProperties?: { id?: unknown } } | undefined)?.hProperties;
  return typeof properties?.id === 'string' ? properties.id : undefined;
}

function setHeadingId(node: HeadingNode, id: string): void {
  node.data = { ...node.data, hProperties: { id } } as HeadingNode['data'];
  if (containsLink(node.children)) return;
  node.children = [
    {
      type: 'link',
      url: `#${id}`,
      children: node.children as never,
      data: { hProperties: { class: 'wm-heading-link' } } as never,
    },
  ];
}

function containsLink(children: readonly PhrasingContent[]): boolean {
  let found = false;
  for (const child of children) {
    visit(child, (node) => {
      if (node.type === 'link' || node.type === 'linkReference' || isInteractive(node)) found = true;
    });
  }
  return found;
}

function isInteractive(node: { type: string }): boolean {
  const element = node as Parameters<typeof isJsxElement>[0];
  return isJsxElement(element) && (element.name === 'a' || stringAttribute(element, 'href') !== undefined);
}
