import type { SearchedPage, SearchedSection } from '../page.ts';
import { splitText } from './split-text.ts';

/** What is found: a section, a part of a long one, or one with the tiny ones below it. */
export interface Chunk {
  readonly anchor: string;
  readonly heading: string;
  /** Headings above, outermost first. */
  readonly headingPath: readonly string[];
  /** Markdown. */
  readonly text: string;
  /** The sections that were taken in. */
  readonly inner: readonly SearchedSection[];
}

/** Characters. Below, a section says too little by itself; above, too much for one answer. */
const shortest = 200;
const longest = 3000;

interface Draft extends Omit<Chunk, 'inner'> {
  readonly level: number;
  readonly inner: SearchedSection[];
  /** Characters, with the sections that were taken in. */
  size: number;
}

/** The chunks of a page in reading order; a page without a text has one that is empty. */
export function chunksOf(page: Pick<SearchedPage, 'sections'>): Chunk[] {
  const drafts: Draft[] = [];
  /** Drafts of the sections around the current one, outermost first. */
  let around: Draft[] = [];
  for (const section of page.sections) {
    around = around.filter(({ level }) => level < section.level);
    const parent = around.at(-1);
    if (parent !== undefined && takeIn(parent, section)) continue;
    const draft: Draft = { ...section, inner: [], size: section.text.length };
    drafts.push(draft);
    around.push(draft);
  }
  const chunks = drafts.flatMap(cut);
  return chunks.length > 0 ? chunks : [emptyChunk];
}

const emptyChunk: Chunk = { anchor: '', heading: '', headingPath: [], text: '', inner: [] };

/** Markdown of a chunk, with the sections that it has taken in. */
export function markdownOf({ inner, text }: Pick<Chunk, 'inner' | 'text'>): string {
  return [text, ...inner.map(sectionMarkdown)].filter((part) => part !== '').join('\n\n');
}

function sectionMarkdown({ heading, level, text }: Omit<SearchedSection, 'headingPath'>): string {
  return `${'#'.repeat(level)} ${heading}\n\n${text}`.trimEnd();
}

/** Adds a tiny section to the one above it, where there is room. */
function takeIn(parent: Draft, section: SearchedSection): boolean {
  const size = parent.size + 2 + sectionMarkdown(section).length;
  if (section.text.length >= shortest || size > longest) return false;
  parent.inner.push(section);
  parent.size = size;
  return true;
}

function cut({ anchor, heading, headingPath, inner, text }: Draft): Chunk[] {
  const place = { anchor, heading, headingPath };
  if (inner.length > 0) return [{ ...place, text, inner }];
  if (text === '') return heading === '' ? [] : [{ ...place, text, inner }];
  return splitText(text, longest).map((piece) => ({ ...place, text: piece, inner }));
}
