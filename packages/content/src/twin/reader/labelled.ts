import { type Block, type Item, paragraph } from '../block.ts';

/** A title that is no heading. */
export function strongLabel(text: string): string {
  const line = text.replaceAll('\\\n', ' ').trim();
  return line === '' || line.includes('**') ? line : `**${line}**`;
}

/** An item with a label, on the line of its first paragraph where it begins with one. */
export function labelledItem(label: string, blocks: readonly Block[]): Item {
  const [first, ...rest] = blocks;
  if (label === '' || first?.kind !== 'paragraph' || first.text.startsWith('![')) {
    return { ...(label === '' ? {} : { label }), blocks };
  }
  const sign = /[:?!.…。：？！](?:\*\*|\]\(.*\))?$/.test(label) ? '' : ':';
  return { blocks: [...paragraph(`${label}${sign} ${first.text}`), ...rest] };
}
