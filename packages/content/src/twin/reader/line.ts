/** A piece of a line of text; `start` and `end` stand where those of an element are. */
export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'mark'; readonly mark: Mark; readonly text: string }
  | { readonly kind: 'break' }
  | { readonly kind: 'start' }
  | { readonly kind: 'end' };

/** What emphasis says of a text; Markdown has signs for no more. */
export type Mark = 'strong' | 'emphasis' | 'deleted';

const lineBreak = '\\\n';
const space = /^\s?$/;
const punctuation = /^[\p{P}\p{S}]$/u;
const letterOrDigit = /^[\p{L}\p{N}]$/u;
/** Punctuation that may stand outside of emphasis as well. */
const outer = /[:：,，.。;；!！?？、]+$/;

/** Joins the pieces of a paragraph; spaces in a row become one, those at its ends go. */
export function joinLine(pieces: readonly Piece[]): string {
  const line = new Line();
  let ended = false;
  let isNext = false;
  const merged = mergeMarks(pieces);
  const following = followingCharacters(merged);
  merged.forEach((piece, index) => {
    if (piece.kind === 'end') ended = true;
    else if (piece.kind === 'start') isNext = ended;
    else if (piece.kind === 'break') line.break();
    else if (piece.text !== '') {
      line.append(pieceText(piece, line.end, following[index] ?? ''), isNext);
      ended = false;
      isNext = false;
    }
  });
  return line.toString().replace(/(?:\s|\\\n)+$/, '');
}

/** Text that grows at its end. Its parts are kept apart, so that adding one does not read the others. */
class Line {
  readonly #parts: string[] = [];
  /** Its last characters, as many as tell what the next ones mean. */
  end = '';

  constructor(text = '') {
    this.#push(text);
  }

  append(text: string, isNextElement: boolean): void {
    if (this.end === '' || /\s$/.test(this.end)) this.#push(text.replace(/^[ \n]+/, ''));
    else if (this.end.endsWith(']') && text.startsWith('(')) this.#push(`\\${text}`);
    else if (this.end.endsWith('!') && text.startsWith('[')) {
      // A link would be a picture.
      this.#push(`${this.#parts.pop()?.slice(0, -1) ?? ''}\\!`);
      this.#push(text);
    } else this.#push(isNextElement && this.#wouldJoin(text) ? ` ${text}` : text);
  }

  break(): void {
    if (this.end === '') return;
    let last = this.#parts.pop();
    while (last !== undefined && last.trim() === '') last = this.#parts.pop();
    // The line end of a break before is no space at the end of a text.
    this.#push(last?.endsWith(lineBreak) ? last : (last?.trimEnd() ?? ''));
    this.#push(lineBreak);
  }

  toString(): string {
    return this.#parts.join('');
  }

  #push(text: string): void {
    this.#parts.push(text);
    this.end = (this.end + text.slice(-2)).slice(-2);
  }

  /** Elements that follow each other without a space are set apart by their looks. */
  #wouldJoin(text: string): boolean {
    return /[\p{L}\p{N})`]$/u.test(this.end) && /^[\p{L}\p{N}[`!]/u.test(text);
  }
}

/** The same mark twice in a row is one: `****` would be neither. */
function mergeMarks(pieces: readonly Piece[]): Piece[] {
  const merged: (Exclude<Piece, { kind: 'mark' }> | { kind: 'mark'; mark: Mark; text: Line })[] =
    [];
  let last = -1;
  for (const piece of pieces) {
    const before = merged[last];
    if (piece.kind === 'start' || piece.kind === 'end') merged.push(piece);
    else if (piece.kind !== 'mark') last = merged.push(piece) - 1;
    else if (before?.kind === 'mark' && before.mark === piece.mark) {
      before.text.append(piece.text, true);
      merged.length = last + 1;
    } else last = merged.push({ ...piece, text: new Line(piece.text) }) - 1;
  }
  return merged.map((piece) =>
    piece.kind === 'mark' ? { ...piece, text: piece.text.toString() } : piece,
  );
}

/** Of each piece the first character after it on its line; none at the line's end. */
function followingCharacters(pieces: readonly Piece[]): string[] {
  const following: string[] = [];
  let next = '';
  for (const [index, piece] of [...pieces.entries()].reverse()) {
    following[index] = next;
    if (piece.kind === 'break') next = '';
    else if (piece.kind === 'mark') next = '*';
    else if (piece.kind === 'text' && piece.text !== '') next = firstCharacter(piece.text);
  }
  return following;
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
