import { missingIndexes, splitWords, word } from '@waymark/content/text';

/** A piece of the old text, with whether the new page lacks it. */
export interface Piece {
  readonly text: string;
  readonly isMissing: boolean;
}

/** Words of an old page that the new one lacks. */
export interface WordComparison {
  readonly words: number;
  readonly missing: number;
  /** The places where most words are missing, with what stands around them. */
  readonly passages: readonly (readonly Piece[])[];
}

interface Token {
  readonly block: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const shownPassages = 6;
/** Words around those that are missing. */
const around = 6;
/** A passage says no more of a long one. */
const longest = 400;

/** Compares the blocks of two pages word by word; letter case, spaces and signs do not count. */
export function compareWords(old: readonly string[], now: readonly string[]): WordComparison {
  const blocks = old.map((block) => block.normalize('NFC'));
  const tokens = blocks.flatMap((text, block) =>
    [...text.matchAll(word)].map(
      ({ 0: found, index }): Token => ({
        block,
        start: index,
        end: index + found.length,
        text: found.toLowerCase(),
      }),
    ),
  );
  const texts = tokens.map(({ text }) => text);
  const missing = missingIndexes(texts, splitWords(now.join('\n').toLowerCase()));
  const runs = runsOf(missing, tokens)
    .sort((one, other) => other.length - one.length)
    .slice(0, shownPassages)
    .sort(([one = 0], [other = 0]) => one - other);
  return {
    words: tokens.length,
    missing: missing.length,
    passages: runs.map((run) => passage(run, tokens, blocks)),
  };
}

/** Words that are missing near each other in a block. */
function runsOf(missing: readonly number[], tokens: readonly Token[]): number[][] {
  const runs: number[][] = [];
  for (const index of missing) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const isNear =
      last !== undefined && index - last <= around && tokens[last]?.block === tokens[index]?.block;
    if (run && isNear) run.push(index);
    else runs.push([index]);
  }
  return runs;
}

function passage(
  run: readonly number[],
  tokens: readonly Token[],
  blocks: readonly string[],
): Piece[] {
  const [first = 0] = run;
  const last = run.at(-1) ?? first;
  const { block = 0 } = tokens[first] ?? {};
  const text = blocks[block] ?? '';
  const isHere = (index: number) => tokens[index]?.block === block;
  let from = first;
  let to = last;
  while (from > first - around && isHere(from - 1)) from--;
  while (to < last + around && isHere(to + 1)) to++;
  const pieces: { text: string; isMissing: boolean }[] = [];
  const lacking = new Set(run);
  let position = isHere(from - 1) ? (tokens[from]?.start ?? 0) : 0;
  if (position > 0) pieces.push({ text: '… ', isMissing: false });
  for (let index = from; index <= to; index++) {
    const { start = 0, end = 0 } = tokens[index] ?? {};
    const isMissing = lacking.has(index);
    const gap = text.slice(position, start);
    const before = pieces.at(-1);
    if (before?.isMissing === isMissing) before.text += gap + text.slice(start, end);
    else {
      if (before && !before.isMissing) before.text += gap;
      else if (gap !== '') pieces.push({ text: gap, isMissing: false });
      pieces.push({ text: text.slice(start, end), isMissing });
    }
    position = end;
  }
  const isEnd = !isHere(to + 1);
  pieces.push({ text: isEnd ? text.slice(position) : ' …', isMissing: false });
  return shortened(pieces.filter((piece) => piece.text !== ''));
}

function shortened(pieces: readonly Piece[]): Piece[] {
  let left = longest;
  return pieces.flatMap(({ isMissing, text }) => {
    if (left <= 0) return [];
    const shown = text.length > left ? `${text.slice(0, left)} …` : text;
    left -= text.length;
    return [{ text: shown, isMissing }];
  });
}
