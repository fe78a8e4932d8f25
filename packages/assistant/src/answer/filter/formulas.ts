import { isCurrency } from '@waymark/content/text';

/** A text whose formulas are one character each. */
export interface HiddenFormulas {
  readonly text: string;
  /** Puts the formulas into a text that was made of that one. */
  restore(written: string): string;
}

interface Place {
  readonly start: number;
  readonly end: number;
}

/** Characters for private use, by which nobody writes anything. */
const firstMark = 0xf0000;
const mostFormulas = 1_000;
const longest = 2_000;

const ends: Readonly<Record<string, string>> = {
  $: '$',
  $$: '$$',
  '\\(': '\\)',
  '\\[': '\\]',
};

/**
 * Hides the formulas of a text from whoever reads it as Markdown: `$…$` where pages have a formula
 * (docs/format/pages.md#math), `$$…$$`, `\(…\)` and `\[…\]`, outside of code and within a paragraph.
 * A formula that might say something else to a reader of Markdown without formulas is none.
 */
export function hideFormulas(text: string): HiddenFormulas | undefined {
  const places = formulasIn(text).places.slice(0, mostFormulas);
  if (places.length === 0 || /[\u{F0000}-\u{F03FF}]/u.test(text)) return undefined;
  const formulas = places.map(({ end, start }) => harmless(text.slice(start, end)));
  const mark = (index: number) => String.fromCodePoint(firstMark + index);
  return {
    text: replaced(text, places, (_, index) => mark(index)),
    restore: (written) =>
      written.replaceAll(
        /[\u{F0000}-\u{F03FF}]/gu,
        (found) => formulas[(found.codePointAt(0) ?? 0) - firstMark] ?? '',
      ),
  };
}

/** The text with formulas that are no Markdown, of the same length. */
export function coverFormulas(text: string): { readonly text: string; readonly open?: number } {
  const { open, places } = formulasIn(text);
  const covered = replaced(text, places, ({ end, start }) => 'x'.repeat(end - start));
  return open === undefined ? { text: covered } : { text: covered, open };
}

function replaced(
  text: string,
  places: readonly Place[],
  by: (place: Place, index: number) => string,
): string {
  let out = '';
  let at = 0;
  for (const [index, place] of places.entries()) {
    out += text.slice(at, place.start) + by(place, index);
    at = place.end;
  }
  return out + text.slice(at);
}

/** As one line, in which nothing begins a block; `<` could begin a tag. */
function harmless(formula: string): string {
  const [first = '', ...others] = formula.split('\n');
  const inner = others.map((line) => line.replace(/^[\s>]+/, '')).filter((line) => line !== '');
  const lines = [first, ...inner].map((line) => line.trimEnd());
  return lines.join(' ').replaceAll(/<(?=[A-Za-z/!?])/g, '\\lt ');
}

/** @returns the formulas, and where one begins whose end may be still to come */
function formulasIn(text: string): { readonly places: readonly Place[]; readonly open?: number } {
  const places: Place[] = [];
  let open: number | undefined;
  let at = 0;
  while (at < text.length) {
    const code = codeEnd(text, at);
    if (code === 'open') open ??= at;
    if (typeof code === 'number') {
      at = code;
      continue;
    }
    const [sign = ''] = /^(?:\$\$?|\\[([])/.exec(text.slice(at, at + 2)) ?? [];
    const end = sign === '' ? undefined : formulaEnd(text, at, sign);
    if (end === 'open') open ??= at;
    if (typeof end === 'number') places.push({ start: at, end });
    at = typeof end === 'number' ? end : at + (text[at] === '\\' ? 2 : sign.length || 1);
  }
  return open === undefined ? { places } : { places, open };
}

/** Where a formula ends; `open` where the text ends before it is known whether one does. */
function formulaEnd(text: string, start: number, sign: string): number | 'open' | undefined {
  const from = start + sign.length;
  const close = ends[sign] ?? sign;
  const within = text.slice(from, from + longest);
  const stop = /^\$\$|^\\\[/.test(sign) ? paragraphEnd(within) : lineEnd(within);
  const content = within.slice(0, stop);
  const length = closing(content, close);
  if (length === undefined) {
    return stop === undefined && within.length < longest ? 'open' : undefined;
  }
  const end = from + length + close.length;
  const inner = content.slice(0, length);
  if (inner.trim() === '' || !isPlainTex(inner)) return undefined;
  return sign === '$' && isCurrency(inner, text[end] ?? '') ? undefined : end;
}

function paragraphEnd(text: string): number | undefined {
  return /\n[ \t>]*\n/.exec(text)?.index;
}

function lineEnd(text: string): number | undefined {
  return /\n/.exec(text)?.index;
}

function closing(content: string, close: string): number | undefined {
  for (let at = 0; at < content.length; at += content[at] === '\\' ? 2 : 1) {
    if (content.startsWith(close, at)) return at;
  }
  return undefined;
}

/** Links, addresses and code are none of TeX. */
function isPlainTex(inner: string): boolean {
  return !/[`@]|~~~|\]\(|\]:|:\/\/|www\.|!\[/.test(inner);
}

/** Where the code that begins at a place ends; `open` where the text ends before that is known. */
function codeEnd(text: string, start: number): number | 'open' | undefined {
  const sign = text[start];
  if (sign !== '`' && sign !== '~') return undefined;
  let from = start;
  while (text[from] === sign) from += 1;
  const length = from - start;
  if (length >= 3 && isAtLineStart(text, start)) return fenceEnd(text, from, sign, length);
  if (sign === '~') return from;
  const within = text.slice(from, from + longest);
  const stop = paragraphEnd(within);
  for (const run of within.slice(0, stop).matchAll(/`+/g)) {
    if (run[0].length === length) return from + run.index + length;
  }
  return stop === undefined && within.length < longest ? 'open' : from;
}

function fenceEnd(text: string, from: number, sign: string, length: number): number {
  let at = text.indexOf('\n', from);
  while (at !== -1) {
    const next = text.indexOf('\n', at + 1);
    const line = text.slice(at + 1, next === -1 ? undefined : next).replace(/^[ \t>]+/, '');
    if (
      line.startsWith(sign.repeat(length)) &&
      line.trimEnd() === sign.repeat(line.trimEnd().length)
    ) {
      return next === -1 ? text.length : next;
    }
    at = next;
  }
  return text.length;
}

const deepest = 100;

/** Nothing but the marks of quotes and items of lists stands before it. */
function isAtLineStart(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - deepest), at);
  return /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*$/.test(
    before.slice(before.lastIndexOf('\n') + 1),
  );
}
