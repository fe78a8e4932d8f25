import { word } from '@waymark/content';

/** A word of a source page, where it stands. */
export interface Word {
  readonly text: string;
  /** Relative to the docs folder; another file than the page's for words of snippets. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
}

/** Gathers words from texts that follow each other. */
export interface WordCollector {
  readonly words: readonly Word[];
  /** Adds text; unless it is parted from what came before, a word may go on. */
  add(text: string, file: string, line: number): void;
  /** Ends the word that may be going on. */
  part(): void;
  /** Runs what adds text that markup does not part, as in code. */
  unbroken(add: () => void): void;
}

interface Piece {
  readonly text: string;
  readonly file: string;
  readonly line: number;
}

export function collectWords(): WordCollector {
  const words: Word[] = [];
  let pieces: Piece[] = [];
  let unbroken = 0;
  const part = () => {
    if (unbroken > 0) return;
    words.push(...joinPieces(pieces));
    pieces = [];
  };
  return {
    words,
    add: (text, file, line) => {
      pieces.push({ text: text.normalize('NFC'), file, line });
    },
    part,
    unbroken(add) {
      part();
      unbroken++;
      add();
      unbroken--;
      part();
    },
  };
}

/** The words of texts in a row; each stands where it begins. */
function joinPieces(pieces: readonly Piece[]): Word[] {
  const joined = pieces.map(({ text }) => text).join('');
  const words: Word[] = [];
  let index = 0;
  let start = 0;
  for (const match of joined.matchAll(word)) {
    let piece = pieces[index];
    while (piece && match.index >= start + piece.text.length) {
      start += piece.text.length;
      piece = pieces[++index];
    }
    if (!piece) break;
    const before = piece.text.slice(0, match.index - start).split('\n').length - 1;
    words.push({ text: match[0], file: piece.file, line: piece.line + before });
  }
  return words;
}
