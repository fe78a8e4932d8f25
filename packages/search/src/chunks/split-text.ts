import { type Block, blocksOf } from './blocks.ts';

/**
 * Cuts Markdown into pieces of at most `longest` characters between its blocks. A table is cut
 * between rows and repeats its head; fenced code is never cut, even where it is longer.
 */
export function splitText(markdown: string, longest: number): string[] {
  if (markdown.length <= longest) return markdown === '' ? [] : [markdown];
  const pieces: string[] = [];
  for (const part of blocksOf(markdown).flatMap((block) => cut(block, longest))) {
    const last = pieces.at(-1);
    if (last === undefined || last.length + part.length + 2 > longest) pieces.push(part);
    else pieces[pieces.length - 1] = `${last}\n\n${part}`;
  }
  return pieces;
}

/** Cuts text into pieces of at most `longest` characters between its lines, and in longer ones. */
export function splitLines(text: string, longest: number): string[] {
  return joinUpTo(
    text.split('\n').flatMap((line) => hardCut(line, longest)),
    '\n',
    longest,
  );
}

function cut({ text, kind }: Block, longest: number): string[] {
  if (text.length <= longest || kind === 'code') return [text];
  const lines = text.split('\n');
  const headLines = kind === 'table' && /^[\s|:-]+$/.test(lines[1] ?? '') ? 2 : 0;
  const head = lines.slice(0, headLines).join('\n');
  return joinUpTo(lines.slice(headLines), '\n', longest - head.length - 1)
    .flatMap((rows) => (kind === 'table' ? [rows] : sentences(rows, longest)))
    .map((rows) => (head === '' ? rows : `${head}\n${rows}`));
}

/** A paragraph on one long line, cut after sentences, or after words where a sentence is longer. */
function sentences(paragraph: string, longest: number): string[] {
  if (paragraph.length <= longest) return [paragraph];
  const parts = paragraph
    .split(/(?<=[.!?]\s)|(?<=[。！？])/)
    .flatMap((sentence) => (sentence.length <= longest ? [sentence] : hardCut(sentence, longest)));
  return joinUpTo(parts, '', longest);
}

function hardCut(sentence: string, longest: number): string[] {
  const pieces: string[] = [];
  let rest = sentence;
  while (rest.length > longest) {
    const space = rest.lastIndexOf(' ', longest - 1);
    const at = space > longest / 2 ? space + 1 : longest;
    pieces.push(rest.slice(0, at));
    rest = rest.slice(at);
  }
  return [...pieces, rest];
}

function joinUpTo(parts: readonly string[], glue: string, longest: number): string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last === undefined || last.length + glue.length + part.length > longest) joined.push(part);
    else joined[joined.length - 1] = `${last}${glue}${part}`;
  }
  return joined;
}
