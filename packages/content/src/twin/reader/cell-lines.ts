import type { Block, Item } from '../block.ts';
import { codeSpan } from './escape-text.ts';

/** Blocks as the lines of a cell of a table, which can hold no others. */
export function cellLines(blocks: readonly Block[]): string[] {
  return blocks.flatMap(blockLines);
}

function blockLines(block: Block): string[] {
  switch (block.kind) {
    case 'paragraph':
      return block.text.split('\\\n');
    case 'heading':
      return [block.text.includes('**') ? block.text : `**${block.text}**`];
    case 'code':
      return [block.title, ...block.text.split('\n').map(codeSpan)].filter(Boolean);
    case 'table':
      return block.rows.map((row) => row.filter(Boolean).join(', ')).filter(Boolean);
    case 'verbatim':
      return [block.text === '---' ? '' : block.text.replaceAll('\n', ' ')].filter(Boolean);
    case 'list':
      return block.items.flatMap((item, index) =>
        itemLines(item, block.ordered ? `${index + 1}.` : '-'),
      );
    default:
      return [
        ...(block.kind === 'part' && block.label ? [block.label] : []),
        ...cellLines(block.blocks),
      ];
  }
}

function itemLines({ label, task, blocks }: Item, marker: string): string[] {
  const [first = '', ...others] = [...(label ? [label] : []), ...cellLines(blocks)];
  const box = task === undefined ? '' : task === 'done' ? '[x] ' : '[ ] ';
  return [`${marker} ${box}${first}`, ...others];
}
