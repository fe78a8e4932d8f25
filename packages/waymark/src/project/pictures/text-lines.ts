/** Tells how wide a text is, in pixels. */
export type MeasureText = (text: string) => number;

/** How much of a text there is room for. */
export interface TextRoom {
  /** In pixels. */
  readonly width: number;
  readonly lines: number;
}

/**
 * A text in lines, broken where its language breaks it. What there is no room for is left out, with
 * an ellipsis in its place.
 *
 * @param lang tag of the language (BCP 47)
 */
export function textLines(
  text: string,
  lang: string,
  room: TextRoom,
  measure: MeasureText,
): readonly string[] {
  const fits = (line: string) => measure(line.trimEnd()) <= room.width;
  const lines: string[] = [];
  let rest = pieces(text, lang);
  while (rest.length > 0 && lines.length < room.lines) {
    const count = fittingPieces(rest, fits);
    lines.push(rest.slice(0, count).join('').trim());
    rest = withoutStart(rest.slice(count));
  }
  return lines.map((line, at) => {
    const isCut = rest.length > 0 && at === room.lines - 1;
    return isCut || !fits(line) ? cut(line, fits) : line;
  });
}

/**
 * How many pieces stand in a line, at least one. To measure takes longer than all else, so that not every
 * beginning of the line is.
 */
function fittingPieces(all: readonly string[], fits: (line: string) => boolean): number {
  const fit = (count: number) => fits(all.slice(0, count).join(''));
  let least = 1;
  let most = usualPieces;
  while (most < all.length && fit(most)) {
    least = most;
    most *= 2;
  }
  most = Math.min(most, all.length);
  if (fit(most)) return most;
  while (most - least > 1) {
    const middle = Math.floor((least + most) / 2);
    if (fit(middle)) least = middle;
    else most = middle;
  }
  return least;
}

/** Words of a line. */
const usualPieces = 8;

/** A line does not begin with blanks. */
function withoutStart([first = '', ...others]: readonly string[]): readonly string[] {
  const start = first.trimStart();
  return start === '' ? others : [start, ...others];
}

/** Words with the spaces and the punctuation after them, which no line begins with. */
function pieces(text: string, lang: string): readonly string[] {
  const found: string[] = [];
  for (const { isWordLike, segment } of segmenter(lang).segment(text.replace(/\s+/g, ' ').trim())) {
    const isOpening = /^[\p{Ps}\p{Pi}#@$]+$/u.test(found.at(-1) ?? ' ');
    const last = found.at(-1);
    if (last !== undefined && (!isWordLike || isOpening) && !/^\s*[\p{Ps}\p{Pi}]/u.test(segment)) {
      found[found.length - 1] = last + segment;
    } else {
      found.push(segment);
    }
  }
  return found;
}

/** One takes longer to make than the lines of a picture. */
const segmenters = new Map<string, Intl.Segmenter>();

function segmenter(lang: string): Intl.Segmenter {
  const known = segmenters.get(lang) ?? createSegmenter(lang);
  segmenters.set(lang, known);
  return known;
}

function createSegmenter(lang: string): Intl.Segmenter {
  try {
    return new Intl.Segmenter(lang, { granularity: 'word' });
  } catch {
    // Site languages may be names that no standard has.
    return new Intl.Segmenter('en', { granularity: 'word' });
  }
}

function cut(line: string, fits: (line: string) => boolean): string {
  const letters = [...new Intl.Segmenter().segment(line)].map(({ segment }) => segment);
  const ended = () => `${letters.join('').replace(/[\s\p{P}]+$/u, '')}…`;
  while (letters.length > 1 && !fits(ended())) letters.pop();
  return ended();
}
