import type { Block, Item } from '../block.ts';
import { blocksOrIcons } from './blocks-or-icons.ts';
import {
  type ChildNode,
  childElements,
  type Element,
  findElement,
  isTag,
  isText,
} from './elements.ts';
import { labelledItem, strongLabel } from './labelled.ts';
import type { Reader } from './reader.ts';

/**
 * The list of an `ol` or `ul`, with its numbers and the boxes of tasks. What stands in it outside
 * of an item becomes one; of a list without content nothing is left.
 */
export function readList(element: Element, reader: Reader): Block[] {
  const ordered = element.name === 'ol';
  const items = element.children.flatMap((node): Item[] => {
    if (isTag(node) && node.name === 'li') return readItem(node, reader);
    const blocks = isTag(node) || isText(node) ? reader.blocks([node]) : [];
    return blocks.length === 0 ? [] : [{ blocks }];
  });
  const [first, ...others] = items;
  if (!first) return [];
  const start = Number.parseInt(element.attribs.start ?? '', 10);
  const isStart = ordered && first.number === undefined && start >= 0;
  return [
    { kind: 'list', ordered, items: [isStart ? { ...first, number: start } : first, ...others] },
  ];
}

function readItem(element: Element, reader: Reader): Item[] {
  const blocks = blocksOrIcons(element.children, reader);
  const box = taskBox(element.children);
  const number = Number.parseInt(element.attribs.value ?? '', 10);
  return [
    {
      ...(box ? { task: 'checked' in box.attribs ? ('done' as const) : ('open' as const) } : {}),
      ...(number >= 0 ? { number } : {}),
      blocks,
    },
  ];
}

/** The box of an item of a task list, which stands before its text. */
function taskBox(nodes: readonly ChildNode[]): Element | undefined {
  const first = nodes.find((node) => isTag(node) || (isText(node) && node.data.trim() !== ''));
  if (!first || !isTag(first)) return undefined;
  if (first.name === 'p' || first.name === 'label') return taskBox(first.children);
  return first.name === 'input' && first.attribs.type === 'checkbox' ? first : undefined;
}

/** Terms with what they mean. */
export function readDefinitions(element: Element, reader: Reader): Block[] {
  const items: Item[] = [];
  for (const part of definitionParts(element)) {
    const last = items.at(-1);
    if (part.name === 'dt') {
      items.push({ label: strongLabel(reader.inline(part.children)), blocks: [] });
    } else if (last) {
      const blocks = [...last.blocks, ...reader.blocks(part.children)];
      items[items.length - 1] = last.label ? labelledItem(last.label, blocks) : { blocks };
    } else items.push({ blocks: reader.blocks(part.children) });
  }
  return items.length === 0 ? [] : [{ kind: 'list', ordered: false, items }];
}

function definitionParts(element: Element): Element[] {
  return childElements(element).flatMap((child) =>
    child.name === 'div' && findElement(child.children, ({ name }) => name === 'dt')
      ? definitionParts(child)
      : [child],
  );
}
