/** A piece of a line of text; `start` and `end` stand where those of an element are. */
export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'mark'; readonly mark: Mark; readonly text: string }
  | { readonly kind: 'break' }
  | { readonly kind: 'start' }
  | { readonly kind: 'end' };

export type Mark = 'strong' | 'emphasis' | 'deleted';

const space = /^\s?$/;
const punctuation = /^[\p{P}\p{S}]$/u;
const letterOrDigit = /^[\p{L}\p{N}]$/u;
/** Punctuation that may stand outside of emphasis as well. */
const outer = /[:：,，.。;；!！?？、]+$/;

/** Joins the pieces of a paragraph; spaces in a row become one, those at its ends go. */
export function joinLine(pieces: readonly Piece[]): string {
  let line = '';
  let ended = false;
  let isNext = false;
  const merged = mergeMarks(pieces);
  merged.forEach((piece, index) => {
    if (piece.kind === 'end') ended = true;
    else if (piece.kind === 'start') isNext = ended;
    else if (piece.kind === 'break') line = line === '' ? line : `${line.trimEnd()}\\\n`;
    else if (piece.text !== '') {
      line = append(line, pieceText(piece, line, nextCharacter(merged, index)), isNext);
      ended = false;
      isNext = false;
    }
  });
  return line.replace(/(?:\s|\\\n)+$/, '');
}

function append(line: string, text: string, isNextElement: boolean): string {
  if (line === '' || /\s$/.test(line)) return line + text.replace(/^[ \n]+/, '');
  if (line.endsWith(']') && text.startsWith('(')) return `${line}\\${text}`;
  // Elements that follow each other without a space are set apart by their looks.
  const joins = isNextElement && /[\p{L}\p{N})`]$/u.test(line) && /^[\p{L}\p{N}[`!]/u.test(text);
  return joins ? `${line} ${text}` : line + text;
}

/** The same mark twice in a row is one: `****` would be neither. */
function mergeMarks(pieces: readonly Piece[]): Piece[] {
  const merged: Piece[] = [];
  let last = -1;
  for (const piece of pieces) {
    const before = merged[last];
    if (piece.kind === 'mark' && before?.kind === 'mark' && piece.mark === before.mark) {
      merged.length = last;
      merged.push({ ...piece, text: append(before.text, piece.text, true) });
    } else {
      merged.push(piece);
      if (piece.kind !== 'start' && piece.kind !== 'end') last = merged.length - 1;
    }
  }
  return merged;
}

function nextCharacter(pieces: readonly Piece[], index: number): string {
  for (const piece of pieces.slice(index + 1)) {
    if (piece.kind === 'break') return '';
    if (piece.kind === 'mark') return '*';
    if (piece.kind === 'text' && piece.text !== '') return firstCharacter(piece.text);
  }
  return '';
}

function pieceText(piece: Extract<Piece, { text: string }>, before: string, next: string): string {
  if (piece.kind === 'text') return piece.text;
  const [, lead = '', inner = '', tail = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(piece.text) ?? [];
  if (inner === '') return piece.text;
  const previous = lead === '' ? lastCharacter(before) : ' ';
  return lead + marked(piece.mark, inner, previous, tail === '' ? next : ' ') + tail;
}

/** Where Markdown would not see the mark, the text stands without it. */
function marked(mark: Mark, text: string, previous: string, next: string): string {
  const opens = canStand(firstCharacter(text), previous);
  const closes = canStand(lastCharacter(text), next);
  if (opens && !closes) {
    const end = outer.exec(text)?.[0] ?? '';
    const rest = text.slice(0, text.length - end.length);
    if (end !== '' && rest !== '' && !rest.endsWith('\\')) {
      return marked(mark, rest, previous, end) + end;
    }
  }
  if (!opens || !closes) return text;
  if (mark === 'strong') return `**${text}**`;
  if (mark === 'deleted') return `~~${text}~~`;
  const inWord = letterOrDigit.test(previous) || letterOrDigit.test(next);
  return inWord ? `*${text}*` : `_${text}_`;
}

/** CommonMark's rule for what may open or close emphasis, seen from either side. */
function canStand(inner: string, outside: string): boolean {
  if (space.test(inner)) return false;
  return !punctuation.test(inner) || space.test(outside) || punctuation.test(outside);
}

function firstCharacter(text: string): string {
  return String.fromCodePoint(text.codePointAt(0) ?? 32);
}

function lastCharacter(text: string): string {
  return Array.from(text.slice(-2)).at(-1) ?? '';
}
