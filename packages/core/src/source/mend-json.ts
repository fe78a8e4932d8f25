/** One departure of a text from JSON. */
export interface JsonFault {
  readonly kind: 'comment' | 'trailing-comma' | 'syntax';
  /** Index into the text. */
  readonly offset: number;
  readonly message: string;
  readonly hint: string;
}

/** A text with its harmless faults taken out, every remaining character at its old place. */
export interface MendedJson {
  /** What `JSON.parse` accepts; absent when a fault has more than one meaning. */
  readonly text?: string;
  /** In the order of the text; at most a thousand. Empty for JSON. */
  readonly faults: readonly JsonFault[];
}

interface Token {
  readonly text: string;
  readonly offset: number;
}

/** What a mending puts in place of the characters at an offset. */
interface Mend {
  readonly offset: number;
  readonly length: number;
  readonly text: string;
}

/** What is found on a walk over a text. */
interface Mending {
  readonly mends: Mend[];
  readonly faults: JsonFault[];
}

const maximumFaults = 1000;
const wordPattern = /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|#[^\n]*|[{}[\]:,]|[^\s{}[\]:,"'/#]+|[\s\S]/y;
const spacePattern = /\s*/y;
const commentPattern = /^(?:\/\/|\/\*|#)/;
const literalPattern = /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)$/;
const closers: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/**
 * Finds what keeps a text from being JSON and mends what has only one meaning: comments, trailing
 * and missing commas, single quotes, brackets that are open at the end.
 */
export function mendJson(text: string): MendedJson {
  if (refusal(text) === undefined) return { text, faults: [] };
  const mending: Mending = { mends: [], faults: [] };
  const { faults } = mending;
  if (!checkTokens(significantTokens(text, mending), mending)) return { faults };
  const mended = withMends(text, mending.mends);
  const reason = refusal(mended);
  if (reason === undefined) return { text: mended, faults };
  const hint = 'In JSON texts a backslash is written \\\\ and a line break \\n.';
  const message = `A text is not written as JSON has it: ${reason.replace(/ in JSON at position .*/s, '')}.`;
  return { faults: [...faults, syntaxFault(offsetIn(reason), message, hint)] };
}

/** Why `JSON.parse` refuses a text, or nothing. */
function refusal(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The place that a message of `JSON.parse` names; the start when it names none. */
function offsetIn(reason: string): number {
  return Number(/position (\d+)/.exec(reason)?.[1] ?? 0);
}

function withMends(text: string, mends: readonly Mend[]): string {
  const parts: string[] = [];
  let end = 0;
  for (const mend of mends.toSorted((a, b) => a.offset - b.offset)) {
    parts.push(text.slice(end, mend.offset), mend.text);
    end = mend.offset + mend.length;
  }
  return parts.join('') + text.slice(end);
}

function report({ faults }: Mending, fault: JsonFault): void {
  if (faults.length < maximumFaults) faults.push(fault);
}

/** The tokens without white space; comments are reported and blanked. */
function* significantTokens(text: string, mending: Mending): Generator<Token> {
  let offset = spaceEnd(text, 0);
  while (offset < text.length) {
    const token = { text: text.slice(offset, tokenEnd(text, offset)), offset };
    if (commentPattern.test(token.text)) {
      const message = 'JSON has no comments.';
      report(mending, { kind: 'comment', offset, message, hint: 'Remove the comment.' });
      const blank = token.text.replaceAll(/[^\n]/g, ' ');
      mending.mends.push({ offset, length: blank.length, text: blank });
    } else {
      yield token;
    }
    offset = spaceEnd(text, offset + token.text.length);
  }
}

function spaceEnd(text: string, offset: number): number {
  spacePattern.lastIndex = offset;
  spacePattern.test(text);
  return spacePattern.lastIndex;
}

/** The offset behind a token; that of the line end for a text that is not closed on its line. */
function tokenEnd(text: string, start: number): number {
  const quote = text[start];
  if (quote !== '"' && quote !== "'") {
    wordPattern.lastIndex = start;
    wordPattern.test(text);
    return wordPattern.lastIndex;
  }
  let at = start + 1;
  while (at < text.length && text[at] !== '\n') {
    if (text[at] === quote) return at + 1;
    at += text[at] === '\\' && text[at + 1] !== '\n' ? 2 : 1;
  }
  return Math.min(at, text.length);
}

/** Reports faults between tokens; false as soon as one has no single mending. */
function checkTokens(tokens: Iterable<Token>, mending: Mending): boolean {
  const open: Token[] = [];
  let previous: Token | undefined;
  let atKey = false;
  for (const token of tokens) {
    const afterKey = atKey && /^["']/.test(previous?.text ?? '');
    const fatal =
      wordFault(token) ??
      structureFault(token, previous, open) ??
      (afterKey && token.text !== ':' ? colonFault(token) : undefined);
    if (fatal !== undefined) {
      report(mending, fatal);
      return false;
    }
    const separated = mendSeparators(token, previous, mending);
    mendQuotes(token, mending);
    if (closers[token.text] !== undefined) open.push(token);
    if (token.text === '}' || token.text === ']') open.pop();
    const startsEntry = separated || previous?.text === '{' || previous?.text === ',';
    atKey = startsEntry && open.at(-1)?.text === '{' && closers[token.text] === undefined;
    previous = token;
  }
  if (previous === undefined) {
    report(mending, syntaxFault(0, 'The file is empty.', 'Write a JSON object.'));
    return false;
  }
  if (open.length === 0) return true;
  const isKey = atKey && previous.text !== ',';
  if (previous.text === ':' || isKey) {
    const hint = 'Write the value, and the rest of the file.';
    report(mending, syntaxFault(previous.offset, 'The file ends before a value.', hint));
    return false;
  }
  mendOpenBrackets(open, previous, mending);
  return true;
}

/** A token that is no JSON token at all. */
function wordFault(token: Token): JsonFault | undefined {
  const { text, offset } = token;
  if (/^["']/.test(text)) {
    const closed = text.length > 1 && text.endsWith(text[0] ?? '');
    if (closed) return undefined;
    const hint = 'Close the string with a double quote; a line break inside is written \\n.';
    return syntaxFault(offset, 'A string is not closed on its line.', hint);
  }
  if (/^[{}[\]:,]$/.test(text) || literalPattern.test(text)) return undefined;
  if (/^[<=>]{7}/.test(text)) {
    return syntaxFault(offset, 'A merge conflict was left in the file.', 'Resolve the conflict.');
  }
  const lower = text.toLowerCase();
  const hint = ['true', 'false', 'null'].includes(lower)
    ? `Write \`${lower}\`.`
    : 'Put names and texts in double quotes.';
  return syntaxFault(offset, `"${text.slice(0, 40)}" is not a JSON value.`, hint);
}

/** A bracket, colon or comma where it cannot stand. */
function structureFault(
  token: Token,
  previous: Token | undefined,
  open: readonly Token[],
): JsonFault | undefined {
  const { text, offset } = token;
  const innermost = open.at(-1);
  if ((text === '}' || text === ']') && closers[innermost?.text ?? ''] !== text) {
    const message =
      innermost === undefined
        ? `"${text}" closes nothing.`
        : `"${text}" cannot close the "${innermost.text}" before it.`;
    return syntaxFault(offset, message, 'Check that the brackets around here come in pairs.');
  }
  if (previous !== undefined && innermost === undefined) {
    return syntaxFault(offset, 'There is text after the end of the JSON value.', 'Remove it.');
  }
  const needsValue = text === ',' || text === '}' || text === ']';
  if (previous?.text === ':' && (needsValue || text === ':')) {
    return syntaxFault(offset, 'A value is missing after ":".', 'Write the value.');
  }
  const afterNothing = previous === undefined || /^[{[,:]$/.test(previous.text);
  if ((text === ',' || text === ':') && afterNothing) {
    return syntaxFault(offset, `"${text}" has nothing before it.`, `Remove the "${text}".`);
  }
  return undefined;
}

function colonFault(token: Token): JsonFault {
  return syntaxFault(token.offset, 'A key has no value.', 'Write ":" and the value after the key.');
}

/** Takes out a comma before a closing bracket and puts in one that is missing; tells the latter. */
function mendSeparators(token: Token, previous: Token | undefined, mending: Mending): boolean {
  if (previous === undefined) return false;
  if ((token.text === '}' || token.text === ']') && previous.text === ',') {
    mending.mends.push({ offset: previous.offset, length: 1, text: ' ' });
    report(mending, {
      kind: 'trailing-comma',
      offset: previous.offset,
      message: `There is a comma after the last entry, before "${token.text}".`,
      hint: 'Remove the comma.',
    });
  }
  const startsValue = !/^[}\]:,]$/.test(token.text);
  const afterValue = !/^[{[:,]$/.test(previous.text);
  if (!startsValue || !afterValue) return false;
  const gap = previous.offset + previous.text.length;
  if (gap < token.offset) mending.mends.push({ offset: gap, length: 1, text: ',' });
  const message = 'A comma is missing between two entries.';
  report(mending, syntaxFault(gap, message, 'Add a comma here.'));
  return true;
}

/** Turns a text in single quotes into one in double quotes where that changes nothing else. */
function mendQuotes({ text, offset }: Token, mending: Mending): void {
  if (!text.startsWith("'")) return;
  const message = 'JSON texts are not written in single quotes.';
  report(mending, syntaxFault(offset, message, 'Use double quotes.'));
  if (text.includes('"')) return;
  mending.mends.push({ offset, length: text.length, text: `"${text.slice(1, -1)}"` });
}

/** Closes them all, the innermost first; a comma at the end has nothing behind it. */
function mendOpenBrackets(open: readonly Token[], last: Token, mending: Mending): void {
  const text = open
    .map((token) => closers[token.text] ?? '')
    .reverse()
    .join('');
  const isComma = last.text === ',';
  const offset = isComma ? last.offset : last.offset + last.text.length;
  mending.mends.push({ offset, length: isComma ? 1 : 0, text });
  const outermost = open[0] ?? last;
  const inner = open.length - 1;
  const others = ['', ', nor is a bracket in it'][inner] ?? `, nor are ${inner} brackets in it`;
  const hint = `Add "${text.slice(0, 40)}" at the end, and what else is missing there.`;
  report(
    mending,
    syntaxFault(outermost.offset, `"${outermost.text}" is never closed${others}.`, hint),
  );
}

function syntaxFault(offset: number, message: string, hint: string): JsonFault {
  return { kind: 'syntax', offset, message, hint };
}
