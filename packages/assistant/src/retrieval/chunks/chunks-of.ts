import type { IndexedPage, IndexedSection } from '@waymark/content';
import { splitText } from './split-text.ts';

/** What is found and shown: a section, a part of a long one, or one with the tiny ones below it. */
export interface Chunk {
  readonly anchor: string;
  readonly heading: string;
  /** Headings above, outermost first. */
  readonly headingPath: readonly string[];
  /** Headings of the sections that were taken in. */
  readonly inner: readonly string[];
  /** Markdown. */
  readonly text: string;
}

/** Characters. Below, a section says too little by itself; above, too much for one answer. */
const shortest = 200;
const longest = 3000;

interface Draft extends Omit<Chunk, 'inner' | 'text'> {
  readonly level: number;
  readonly inner: string[];
  text: string;
}

/** The chunks of a page in reading order; a page without a text has one that is empty. */
export function chunksOf(page: IndexedPage): Chunk[] {
  const drafts: Draft[] = [];
  /** Drafts of the sections around the current one, outermost first. */
  let around: Draft[] = [];
  for (const section of page.sections) {
    around = around.filter(({ level }) => level < section.level);
    const parent = around.at(-1);
    if (parent !== undefined && takeIn(parent, section)) continue;
    const draft: Draft = { ...section, inner: [] };
    drafts.push(draft);
    around.push(draft);
  }
  const chunks = drafts.flatMap(cut);
  return chunks.length > 0 ? chunks : [emptyChunk];
}

const emptyChunk: Chunk = { anchor: '', heading: '', headingPath: [], inner: [], text: '' };

/** Adds a tiny section to the one above it, where there is room. */
function takeIn(parent: Draft, section: IndexedSection): boolean {
  const addition = `${'#'.repeat(section.level)} ${section.heading}\n\n${section.text}`.trimEnd();
  const joined = parent.text === '' ? addition : `${parent.text}\n\n${addition}`;
  if (section.text.length >= shortest || joined.length > longest) return false;
  parent.text = joined;
  parent.inner.push(section.heading);
  return true;
}

function cut({ anchor, heading, headingPath, inner, text }: Draft): Chunk[] {
  const place = { anchor, heading, headingPath, inner };
  if (text === '') return heading === '' ? [] : [{ ...place, text }];
  return splitText(text, longest).map((piece) => ({ ...place, text: piece }));
}
