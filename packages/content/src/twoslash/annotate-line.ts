import type { TypeNote } from './type-checker.ts';

type LineNote = Omit<TypeNote, 'line'>;

/**
 * A line of highlighted code with what the type checker says: types as titles of their words,
 * answers and errors below the line. Those are properties, so that copying leaves them out.
 *
 * @param html the line, its tokens as elements
 */
export function annotateLine(html: string, notes: readonly LineNote[]): string {
  const marked = withoutOverlaps(notes).reduceRight((line, note) => wrap(line, note), html);
  const below = notes
    .filter(({ kind }) => kind !== 'type')
    .map(
      ({ kind, text }) =>
        `<span class="twoslash-${kind}-line" data-text="${attributeText(text)}"></span>`,
    );
  return marked + below.join('');
}

/** Notes about different words, in their order; an error is more than a type. */
function withoutOverlaps(notes: readonly LineNote[]): LineNote[] {
  const ranked = [...notes].sort((a, b) => rank(a) - rank(b) || a.start - b.start);
  const kept: LineNote[] = [];
  for (const note of ranked) {
    const isFree = kept.every(({ start, end }) => note.end <= start || note.start >= end);
    if (isFree && note.kind !== 'query' && note.end > note.start) kept.push(note);
  }
  return kept.sort((a, b) => a.start - b.start);
}

function rank({ kind }: LineNote): number {
  return kind === 'error' ? 0 : 1;
}

/** Puts an element around characters; tokens that reach over its ends are closed and opened again. */
function wrap(html: string, { kind, start, end, text }: LineNote): string {
  const [before, rest] = splitAt(html, start);
  const [inner, after] = splitAt(rest, end - start);
  return `${before}<span class="twoslash-${kind}" title="${attributeText(text)}">${inner}</span>${after}`;
}

/** The HTML before and after a number of characters, each with its elements closed. */
function splitAt(html: string, count: number): [string, string] {
  const open: string[] = [];
  let seen = 0;
  for (const { 0: part, index } of html.matchAll(/<[^>]*>|&[^;]*;|[^<&]/gu)) {
    if (seen >= count && part !== '</span>') {
      return [
        html.slice(0, index) + '</span>'.repeat(open.length),
        open.join('') + html.slice(index),
      ];
    }
    if (part === '</span>') open.pop();
    else if (part.startsWith('<')) open.push(part);
    else seen += part.startsWith('&') ? 1 : part.length;
  }
  return [html, ''];
}

function attributeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
