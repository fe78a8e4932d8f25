import { nextFence } from '@waymark/core/page';
import { loadAnalyser } from '@waymark/search';

const mostSentences = 3;
const longestProse = 500;
const longestBlock = 1_200;

/**
 * What a section says about a question, word for word: up to three sentences in a row that hold most
 * of its words, with the list or the code that they lead to; a list that holds more of them, or else
 * the list or code that has most.
 *
 * @param text Markdown
 */
export async function quoteOf(text: string, question: string, language: string): Promise<string> {
  const analyser = await loadAnalyser(language);
  const wanted = new Set(analyser.terms(question).map(({ term }) => term));
  const blocks = blocksOf(text);
  const score = (part: string) =>
    new Set(analyser.terms(part).flatMap(({ term }) => (wanted.has(term) ? [term] : []))).size;
  const passages = blocks.flatMap((block, index) => passagesOf(block, language, index));
  const best = bestOf(passages, ({ text }) => score(text));
  const said = best === undefined ? 0 : score(best.text);
  const other = bestOf(
    // Code repeats the words of a question more often than it answers one.
    blocks.filter((block) => !isProse(block) && (said === 0 || !isCode(block))),
    score,
  );
  if (!best || (other !== undefined && score(other) > said)) return shortened(other ?? '');
  const below = best.isLast ? ledTo(blocks.slice(best.index + 1)) : [];
  return [best.text, ...below].join('\n\n');
}

/** The first of those with the highest score. */
function bestOf<Item>(items: readonly Item[], score: (item: Item) => number): Item | undefined {
  let best: { readonly item: Item; readonly score: number } | undefined;
  for (const item of items) {
    const own = score(item);
    if (best === undefined || own > best.score) best = { item, score: own };
  }
  return best?.item;
}

/** What a text leads to: a list or a table, or code with all that follows it, as of a group. */
function ledTo(blocks: readonly string[]): readonly string[] {
  const [first] = blocks;
  if (first === undefined || isProse(first)) return [];
  const end = isCode(first) ? blocks.findIndex((block) => !isCode(block)) : 1;
  const taken: string[] = [];
  let length = 0;
  for (const block of end < 0 ? blocks : blocks.slice(0, end)) {
    length += block.length;
    if (length > longestBlock) break;
    taken.push(block);
  }
  return taken;
}

/** Paragraphs, lists, tables and fenced code; what is indented below an item of a list is part of it. */
function blocksOf(text: string): string[] {
  const blocks: string[] = [];
  for (const block of parts(text)) {
    const above = blocks.at(-1);
    const isBelowItem = above !== undefined && isItem(above) && /^(?: {2}|\t)/.test(block);
    if (isBelowItem) blocks[blocks.length - 1] = `${above}\n\n${block}`;
    else blocks.push(block);
  }
  return blocks;
}

function parts(text: string): string[] {
  const blocks: string[] = [];
  let lines: string[] = [];
  let fence: string | undefined;
  const close = () => {
    if (lines.length > 0) blocks.push(lines.join('\n'));
    lines = [];
  };
  for (const line of text.split('\n')) {
    const next = nextFence(line, fence);
    if (fence === undefined && (line.trim() === '' || next !== undefined)) close();
    if (line.trim() !== '' || fence !== undefined) lines.push(line);
    if (fence !== undefined && next === undefined) close();
    fence = next;
  }
  close();
  return blocks;
}

function isProse(block: string): boolean {
  const [first = ''] = block.split('\n', 1);
  return !isCode(block) && !/^\s*(?:[-*+] |\d+[.)] |\||<)/.test(first);
}

function isCode(block: string): boolean {
  const [first = ''] = block.split('\n', 1);
  return nextFence(first, undefined) !== undefined;
}

function isItem(block: string): boolean {
  return /^\s*(?:[-*+]|\d+[.)]) /.test(block);
}

interface Passage {
  readonly text: string;
  readonly index: number;
  /** It ends the paragraph. */
  readonly isLast: boolean;
}

/**
 * An item of a list with text of its own is quoted whole, or nobody would know which step it is. A heading
 * alone says nothing.
 */
function passagesOf(block: string, language: string, index: number): Passage[] {
  if (/^#{1,6} [^\n]*$/.test(block)) return [];
  if (isProse(block)) return windowsOf(block, language, index);
  const isStep = isItem(block) && block.includes('\n\n');
  return isStep ? [{ text: shortened(block), index, isLast: false }] : [];
}

function windowsOf(block: string, language: string, index: number): Passage[] {
  const sentences = [...segmenterOf(language).segment(block)].map(({ segment }) => segment);
  return sentences.map((_, start) => {
    let end = start + 1;
    while (
      end < Math.min(sentences.length, start + mostSentences) &&
      sentences.slice(start, end + 1).join('').length <= longestProse
    ) {
      end += 1;
    }
    const text = shortened(sentences.slice(start, end).join('').trim());
    return { text, index, isLast: end === sentences.length };
  });
}

function segmenterOf(language: string): Intl.Segmenter {
  try {
    return new Intl.Segmenter(language, { granularity: 'sentence' });
  } catch {
    return new Intl.Segmenter('en', { granularity: 'sentence' });
  }
}

function shortened(text: string): string {
  return text.length <= longestBlock ? text : `${text.slice(0, longestBlock).toWellFormed()} …`;
}
