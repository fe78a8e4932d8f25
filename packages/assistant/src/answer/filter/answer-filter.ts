import type { CitableSource } from './citation.ts';
import { coverFormulas } from './formulas.ts';
import type { LinkPolicy } from './link-policy.ts';
import { parseMarkdown } from './markdown.ts';
import { type OpenFence, openFence } from './open-fence.ts';
import { sanitise, visible } from './sanitise.ts';

/** What an answer may link to and cite. */
export interface AnswerFilterOptions {
  readonly policy: LinkPolicy;
  /** Sources that bracketed numbers cite; where there are none given, such numbers are text. */
  readonly sources?: readonly CitableSource[] | undefined;
}

/** Makes the Markdown of a model harmless while it arrives. */
export interface AnswerFilter {
  /** Takes the next piece; gives the blocks that it completes. */
  push(text: string): string;
  /** Gives the rest. */
  end(): string;
  /** Sources that were cited so far, in the order of their first citation. */
  cited(): readonly CitableSource[];
}

/** Lines that may end an item of a list, a block of code and any other block. */
const ends: readonly { readonly of: RegExp; readonly line: RegExp }[] = [
  { of: /^[ \t]*(?:[-*+]|\d+[.)])[ \t]/, line: /^\S/m },
  { of: /^[ \t]*(?:`{3}|~{3})/, line: /^[ \t]*(?:`{3,}|~{3,})[ \t]*$/m },
  { of: /^/, line: /^[ \t]*(?:\n|#|`{3}|~{3}|(?:[-*+]|\d+[.)])[ \t])/m },
];

/** By so much has a block grown before it is read again without a sign that it has ended. */
const growth = 1.5;

const word = String.raw` ?["'“‘(]?(?!(?:www|https?|ftp|mailto|xmpp)\b)[\p{L}\p{M}\p{N}]+(?:['’./-][\p{L}\p{N}]+)*["'”’)]?`;
const punctuation = '[.,;:!?]?';
const citations = String.raw`(?:\[\d{1,3}(?:, ?\d{1,3})*\])+`;
const code = '`[^`\\s](?:[^`\\n]*[^`\\s])?`';

/** A word that no Markdown is in, once it is known to have ended. */
const plainWord = new RegExp(`^(?:${word}${punctuation}| [–—…→\\p{So}]\uFE0F?)(?=[ \\n])`, 'iu');

/** What else of a paragraph nothing that follows can change: citations, behind a word or not, and code. */
const settled = new RegExp(
  `^(?:(?:${word}${punctuation})? ?${citations}| ?${code})${punctuation}(?=[ \\n])`,
  'iu',
);

/** Stands for the words of a paragraph that were given out already. */
const given = 'x';

/**
 * Writes citations as links, keeps links and images only where the policy allows them, and no HTML
 * (docs/format/assistant.md#output). The plain words that a paragraph begins with, with citations and
 * code among them, are given out as they come, and the lines of code between fences; what follows them,
 * an item of a list and any other block once it has ended. What comes out does not depend on how the
 * text is cut into pieces.
 */
export function createAnswerFilter({ policy, sources }: AnswerFilterOptions): AnswerFilter {
  const cited = new Set<CitableSource>();
  const options = { policy, sources, onCited: (source: CitableSource) => cited.add(source) };
  let half = '';
  let buffer = '';
  let separator = '';
  let isInParagraph = false;
  let fence: OpenFence | undefined;
  /** So much of the buffer is known to be a block that goes on. */
  let unended = 0;

  /** Whether to read a block that went on before: reading each line of it anew would take too long. */
  const mayHaveEnded = (): boolean => {
    const lines = wholeLines(buffer);
    if (lines.length >= unended * growth) return true;
    const text = isInParagraph ? given : lines;
    return ends.find(({ of }) => of.test(text))?.line.test(lines.slice(unended)) ?? false;
  };

  const takeCode = (isEnd: boolean): string => {
    let out = '';
    for (let end = buffer.indexOf('\n'); fence && end !== -1; end = buffer.indexOf('\n')) {
      out += fence.push(buffer.slice(0, end));
      buffer = buffer.slice(end + 1);
      if (fence.isClosed) fence = undefined;
    }
    if (!fence || !isEnd) return out;
    out += fence.end(buffer);
    buffer = '';
    fence = undefined;
    return out;
  };

  /** Takes the first line of a block of code. */
  const takeFence = (): string | undefined => {
    const opened = isInParagraph ? undefined : openFence(buffer, options);
    if (!opened) return undefined;
    buffer = buffer.slice(opened.length);
    const out = separator + opened.fence.start;
    separator = '\n\n';
    fence = opened.fence;
    return out;
  };

  const takeWords = (): string => {
    let out = '';
    if (fence) return out;
    if (!isInParagraph) {
      buffer = buffer.replace(/^(?:[ \t]*\n)+/, '');
      if (!/^\p{L}/u.test(buffer)) return '';
    }
    for (;;) {
      const [plain] = plainWord.exec(buffer) ?? [];
      const taken = plain ?? (isInParagraph ? settled.exec(buffer)?.[0] : undefined);
      if (taken === undefined) return out;
      const written = plain ?? sanitise(given + taken, options, true).slice(given.length);
      out += isInParagraph ? written : `${separator}${written}`;
      buffer = buffer.slice(taken.length);
      isInParagraph = true;
      unended = 0;
    }
  };

  /** Takes the first block, if it has ended. */
  const takeBlock = (isEnd: boolean): string | undefined => {
    if (fence) return undefined;
    const started = takeFence();
    if (started !== undefined) return started + takeCode(isEnd);
    const lines = isEnd ? buffer : wholeLines(buffer);
    const text = isInParagraph ? given + lines : lines;
    const { blocks, known } = blocksOf(text, isInParagraph);
    const [block] = blocks;
    if (!block || (!isEnd && (block.mayGoOn || block.next > known))) {
      unended = lines.length;
      return undefined;
    }
    unended = 0;
    buffer = buffer.slice(lines.length - (text.length - block.next));
    const written = sanitise(block.text, options, isInParagraph);
    const isContinued = isInParagraph && written.startsWith(given);
    const out = isContinued ? written.slice(given.length) : written && `${separator}${written}`;
    if (isInParagraph || written !== '') separator = block.isFollowedAtOnce ? '\n' : '\n\n';
    isInParagraph = false;
    return out;
  };

  const take = (isEnd: boolean, hasBlocks: boolean): string => {
    let out = takeCode(isEnd);
    out += takeWords();
    if (!hasBlocks) return out;
    for (let block = takeBlock(isEnd); block !== undefined; block = takeBlock(isEnd)) {
      out += block + takeWords();
    }
    return out;
  };

  return {
    push(text) {
      const all = half + text;
      half = /[\uD800-\uDBFF]$/.exec(all)?.[0] ?? '';
      const before = wholeLines(buffer).length;
      buffer += visible(all.slice(0, all.length - half.length));
      return take(false, wholeLines(buffer).length > before && mayHaveEnded());
    },
    end() {
      buffer += visible(half);
      half = '';
      return take(true, true);
    },
    cited: () => [...cited],
  };
}

function wholeLines(text: string): string {
  return text.slice(0, text.lastIndexOf('\n') + 1);
}

interface Block {
  readonly text: string;
  /** Where the next one begins. */
  readonly next: number;
  /** No empty line is between this item of a list and the next. */
  readonly isFollowedAtOnce: boolean;
  /** It is the last one, and the next line may belong to it. */
  readonly mayGoOn: boolean;
}

const emptyLine = /\n[ \t]*\n/;

interface Blocks {
  readonly blocks: readonly Block[];
  /** What begins after this place may be something else when more has come. */
  readonly known: number;
}

/** The blocks of a text; of a list, its items. */
function blocksOf(text: string, isParagraph: boolean): Blocks {
  const { open, text: covered } = coverFormulas(text);
  const nodes = parseMarkdown(covered, isParagraph).children.flatMap((node) =>
    node.type === 'list' ? node.children : node,
  );
  const places = nodes.map(({ position, type }) => ({
    start: covered.lastIndexOf('\n', (position?.start.offset ?? 0) - 1) + 1,
    end: position?.end.offset ?? text.length,
    type,
  }));
  const blocks = places.map(({ end, start, type }, index) => {
    const next = places[index + 1];
    const isItem = type === 'listItem';
    const hasSpace = emptyLine.test(covered.slice(end, next?.start));
    return {
      text: text.slice(start, end),
      next: next?.start ?? text.length,
      isFollowedAtOnce: isItem && next?.type === type && !hasSpace,
      mayGoOn: !next && (isItem || !hasSpace),
    };
  });
  const known = open === undefined ? text.length : covered.lastIndexOf('\n', open) + 1;
  return { blocks, known };
}
