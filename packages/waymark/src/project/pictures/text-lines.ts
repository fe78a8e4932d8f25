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
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces(text, lang)) {
    if (line === '' || measure((line + piece).trimEnd()) <= room.width) {
      line += piece;
    } else {
      lines.push(line.trim());
      line = piece.trimStart();
    }
  }
  if (line.trim() !== '') lines.push(line.trim());
  const isTooLong = lines.length > room.lines;
  return lines
    .slice(0, room.lines)
    .map((one, at) =>
      (isTooLong && at === room.lines - 1) || measure(one) > room.width
        ? cut(one, room.width, measure)
        : one,
    );
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

function cut(line: string, width: number, measure: MeasureText): string {
  const letters = [...new Intl.Segmenter().segment(line)].map(({ segment }) => segment);
  const ended = () => `${letters.join('').replace(/[\s\p{P}]+$/u, '')}…`;
  while (letters.length > 1 && measure(ended()) > width) letters.pop();
  return ended();
}
