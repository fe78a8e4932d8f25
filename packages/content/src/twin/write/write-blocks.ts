import type { Block, Code, Item, List, Part, Table } from '../block.ts';
import { escapeLineStarts, longestRun, noteReference } from '../reader/escape-text.ts';

/** Blocks as Markdown, an empty line between two; without a line end at the end. */
export function writeBlocks(blocks: readonly Block[]): string {
  return join(blocks, '\n\n');
}

function join(blocks: readonly Block[], gap: string): string {
  let text = '';
  let marker = 0;
  blocks.forEach((block, index) => {
    const previous = blocks[index - 1];
    // A list after a list of its kind would go on with it, were its signs the same.
    marker = follows(previous, block) ? 1 - marker : 0;
    const written = write(block, marker);
    if (written !== '') text += (text === '' ? '' : gap) + written;
  });
  return text;
}

function follows(previous: Block | undefined, block: Block): boolean {
  return previous?.kind === 'list' && block.kind === 'list' && previous.ordered === block.ordered;
}

function write(block: Block, marker: number): string {
  switch (block.kind) {
    case 'paragraph':
      return escapeLineStarts(block.text);
    case 'heading':
      return writeHeading(block.level, block.text);
    case 'code':
      return writeCode(block);
    case 'table':
      return writeTable(block);
    case 'verbatim':
      return block.text;
    case 'quote':
      return indent(writeBlocks(block.blocks), '> ', '> ').replace(/^> $/gm, '>');
    case 'list':
      return writeList(block, marker);
    case 'part':
      return writePart(block);
    case 'note':
      return indent(writeBlocks(block.blocks), `${noteReference(block.label)}: `, '    ');
  }
}

/** A heading as a line that starts with `#`. */
export function writeHeading(level: number, text: string): string {
  // Signs at the end would count as part of the heading's own.
  return `${'#'.repeat(level)} ${text.replace(/(^|\s)(#+)$/, '$1\\$2')}`;
}

/** Title after the language, as authors write it. A fence is longer than any within it. */
function writeCode({ language, title, text }: Code): string {
  const fence = '`'.repeat(Math.max(3, longestRun(text) + 1));
  const name = title.replace(/`/g, "'").replace(/\s+/g, ' ');
  const info = [language || (name && 'text'), name === language ? '' : name].filter(Boolean);
  return `${fence}${info.join(' ')}\n${text}\n${fence}`;
}

const rules = { left: ':---', center: ':---:', right: '---:' };

function writeTable({ alignments, rows }: Table): string {
  const [head = [], ...others] = rows;
  const rule = alignments.map((alignment) => (alignment ? rules[alignment] : '---'));
  return [head, rule, ...others].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function writePart({ label, isHeading, section, blocks }: Part): string {
  const content = writeBlocks(blocks);
  if (!label) return content;
  const title = isHeading ? writeHeading(section?.level ?? 2, label) : escapeLineStarts(label);
  return content === '' ? title : `${title}\n\n${content}`;
}

function writeList({ ordered, items }: List, marker: number): string {
  const gap = items.every(isTight) ? '\n' : '\n\n';
  let number = 0;
  return items
    .map((item) => {
      number = item.number ?? number + 1;
      const sign = ordered ? `${number}${marker === 0 ? '.' : ')'} ` : marker === 0 ? '- ' : '* ';
      return writeItem(item, sign, gap);
    })
    .join(gap);
}

/** Whether an item is one line of text, or that and lists below it. */
function isTight({ label, blocks }: Item): boolean {
  const rest = label === undefined || label === '' ? blocks.slice(1) : blocks;
  const isLine = label ? true : blocks[0] === undefined || blocks[0].kind === 'paragraph';
  return isLine && rest.every((block) => block.kind === 'list' && block.items.every(isTight));
}

function writeItem({ label, task, blocks }: Item, sign: string, gap: string): string {
  const box = task === undefined ? '' : task === 'done' ? '[x] ' : '[ ] ';
  const all: readonly Block[] = label ? [{ kind: 'paragraph', text: label }, ...blocks] : blocks;
  return indent(box + join(all, gap), sign, ' '.repeat(sign.length)).trimEnd();
}

function indent(text: string, first: string, others: string): string {
  const quoted = others.trim() !== '';
  const lines = text.split('\n').map((line, index) => {
    if (index === 0) return first + line;
    return line === '' && !quoted ? line : others + line;
  });
  return lines.join('\n');
}
