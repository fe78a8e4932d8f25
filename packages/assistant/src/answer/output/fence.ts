import type { Found, Input } from './span.ts';

/** A fenced code block that is open, in the form in which it is written. */
export interface Fence {
  /** Signs of the quotes that it stands in. */
  readonly prefix: string;
  readonly depth: number;
  readonly fence: string;
  /** Columns before the fence as it was sent, within its quotes, and as it is written: at most 3. */
  readonly sentIndent: number;
  readonly indent: number;
}

export interface Opening {
  readonly fence: Fence;
  readonly read: number;
  readonly written: string;
}

const opener =
  /^(?<prefix>[ \t>]*)(?<marker>(?:[-*+]|\d{1,9}[.)])[ \t]+)?(?<fence>`{3,}(?!`)|~{3,}(?!~))(?<info>.*)$/;
const openerStart =
  /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)]?)[ \t]*)?(?:`{0,2}|~{0,2}|`{3,}[^`\n]*|~{3}[^\n]*)$/;
const longestOpener = 300;

/**
 * The fence that opens at the start of a line. It is written so that every renderer sees it as one
 * and ends it at the same line: little indented, out of the line of a list's sign.
 */
export function fenceAt({ isComplete, text }: Input): Found<Opening> {
  const newline = text.indexOf('\n');
  const line = newline === -1 ? text : text.slice(0, newline);
  if (line.length >= longestOpener) return 'none';
  if (newline === -1 && !isComplete && openerStart.test(line)) return 'open';
  if (newline === -1 && !isComplete) return 'none';
  const { fence = '', info = '', marker = '', prefix = '' } = opener.exec(line)?.groups ?? {};
  const depth = prefix.split('>').length - 1;
  const isCode = fence !== '' && !(fence.startsWith('`') && info.includes('`'));
  if (!isCode || fence.length > 100 || (depth > 0 && marker !== '')) return 'none';
  const before = width(prefix.slice(prefix.lastIndexOf('>') + 1)) - (depth > 0 ? 1 : 0);
  const sentIndent = Math.max(0, before) + width(marker);
  const indent = Math.min(sentIndent, 3);
  const open = { prefix: '> '.repeat(depth), depth, fence, sentIndent, indent };
  const item = marker === '' ? '' : `${' '.repeat(Math.min(before, 3))}${marker.trimEnd()}\n`;
  const label = info.replaceAll(/[^\w \-+.#:=,{}"'/]/g, '').trim();
  const written = `${item}${open.prefix}${' '.repeat(indent)}${fence}${label}\n`;
  return { fence: open, read: newline === -1 ? text.length : newline + 1, written };
}

/** What a line inside a fence turns out to be, from its start. */
export interface FenceLine {
  readonly kind: 'content' | 'closing' | 'outside';
  readonly read: number;
  readonly written: string;
}

export function fenceLineAt({ isComplete, text }: Input, open: Fence): Found<FenceLine> {
  if (!isComplete && /^[ \t>]*$/.test(text)) return 'open';
  const quotes = new RegExp(`^(?: {0,3}> ?){${open.depth}}`).exec(text)?.[0];
  if (quotes === undefined) return { kind: 'outside', read: 0, written: '' };
  const rest = text.slice(quotes.length);
  const space = /^[ \t]*/.exec(rest)?.[0] ?? '';
  const sent = width(space);
  const body = rest.slice(space.length);
  const close = new RegExp(`^${open.fence}${open.fence[0]}*[ \\t]*(?=\\n|$)`).exec(body)?.[0];
  const canClose = close !== undefined && sent - open.sentIndent <= 3;
  if (canClose && close.length === body.length && !isComplete) return 'open';
  const read = quotes.length + space.length;
  if (canClose) {
    return { kind: 'closing', read: read + close.length, written: closingOf(open) };
  }
  if (!isComplete && isFenceStart(body, open.fence)) return 'open';
  const shift = open.sentIndent - open.indent;
  const written = body.startsWith('\n')
    ? open.prefix
    : `${open.prefix}${' '.repeat(Math.max(open.indent, sent - shift))}`;
  return { kind: 'content', read, written };
}

export function closingOf({ fence, indent, prefix }: Fence): string {
  return `${prefix}${' '.repeat(indent)}${fence}`;
}

/** Too few of the fence's characters yet to tell. */
function isFenceStart(body: string, fence: string): boolean {
  return body.length < fence.length && fence.startsWith(body);
}

/** Columns of white space, or of a list's sign. */
function width(text: string): number {
  let columns = 0;
  for (const character of text) columns += character === '\t' ? 4 - (columns % 4) : 1;
  return columns;
}
