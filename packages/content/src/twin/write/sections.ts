import type { IndexedSection } from '../../content-index/content-index.ts';
import { type Block, type Item, paragraph, type SectionMark } from '../block.ts';
import { writeBlocks } from './write-blocks.ts';

interface OpenSection {
  readonly anchor: string;
  readonly heading: string;
  readonly level: number;
  /** Sections above it, outermost first. */
  readonly above: readonly OpenSection[];
  readonly blocks: Block[];
}

/**
 * Cuts a page at its headings, and at titles of components that can be linked to. What follows a
 * component belongs to the section that the component stands in.
 */
export function sectionsOf(blocks: readonly Block[]): IndexedSection[] {
  const start: OpenSection = { anchor: '', heading: '', level: 1, above: [], blocks: [] };
  const sections = [start];
  const open = (under: OpenSection, { id, title, level }: SectionMark) => {
    const own = Math.min(Math.max(level ?? under.level + 1, 2), 6);
    const above = under === start ? [] : [...under.above, under];
    const section = {
      anchor: id,
      heading: title,
      level: own,
      above: level === undefined ? above : above.filter((other) => other.level < own),
      blocks: [],
    };
    sections.push(section);
    return section;
  };
  walk(blocks, start, open);
  return sections.map(({ above, blocks: own, ...section }) => ({
    ...section,
    headingPath: above.map(({ heading }) => heading),
    text: writeBlocks(own),
  }));
}

type Open = (under: OpenSection, mark: SectionMark) => OpenSection;

function walk(blocks: readonly Block[], outer: OpenSection, open: Open): void {
  let section = outer;
  for (const block of blocks) {
    if (block.kind === 'heading') {
      section = open(section, { id: block.id, title: block.plain, level: block.level });
    } else if (block.kind === 'part') {
      const inner = block.section ? open(section, block.section) : section;
      if (!block.section) inner.blocks.push(...paragraph(block.label ?? ''));
      walk(block.blocks, inner, open);
    } else if (block.kind === 'list' && block.items.some(isCut)) {
      for (const item of block.items) {
        const inner = item.section ? open(section, item.section) : section;
        if (!item.section) inner.blocks.push(...paragraph(item.label ?? ''));
        walk(item.blocks, inner, open);
      }
    } else section.blocks.push(block);
  }
}

function isCut({ section, blocks }: Item): boolean {
  return section !== undefined || blocks.some(({ kind }) => kind === 'heading');
}
