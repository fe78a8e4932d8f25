import type { DiagnosticCode } from '../diagnostic/codes.ts';

/** One departure of a text from JSON. */
export interface JsonFault {
  readonly code: DiagnosticCode;
  /** Index into the text. */
  readonly offset: number;
  readonly message: string;
  readonly hint: string;
}

/** A text with its harmless faults taken out, every remaining character at its old place. */
export interface MendedJson {
  readonly text: string;
  readonly faults: readonly JsonFault[];
  /** False when what is left cannot be read. */
  readonly readable: boolean;
}

interface Token {
  readonly text: string;
  readonly offset: number;
}

const tokenPattern =
  /\s+|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|#[^\n]*|"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?|[{}[\]:,]|[^\s{}[\]:,"'/#]+|[\s\S]/g;
const commentPattern = /^(?:\/\/|\/\*|#)/;
const literalPattern = /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)$/;
const closers: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/**
 * Finds what keeps a text from being JSON and mends what has only one meaning: comments, trailing
 * and missing commas, single quotes, brackets that are open at the end. Expects a text that
 * `JSON.parse` refuses; gives no fault when the reason is inside a token (a wrong escape).
 */
export function mendJson(text: string): MendedJson {
  const characters = text.split('');
  const faults: JsonFault[] = [];
  const tokens = significantTokens(text, characters, faults);
  const readable = checkTokens(tokens, characters, faults);
  return { text: characters.join(''), faults, readable };
}

/** The tokens without white space; comments are reported and blanked. */
function significantTokens(text: string, characters: string[], faults: JsonFault[]): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(tokenPattern)) {
    const token = { text: match[0], offset: match.index };
    if (commentPattern.test(token.text)) {
      faults.push({
        code: 'config-json-comment',
        offset: token.offset,
        message: 'JSON has no comments.',
        hint: 'Remove the comment.',
      });
      for (let index = 0; index < token.text.length; index += 1) {
        const at = token.offset + index;
        if (characters[at] !== '\n') characters[at] = ' ';
      }
    } else if (token.text.trim() !== '') {
      tokens.push(token);
    }
  }
  return tokens;
}

/** Reports faults between tokens; false as soon as one has no single mending. */
function checkTokens(tokens: readonly Token[], characters: string[], faults: JsonFault[]): boolean {
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
      faults.push(fatal);
      return false;
    }
    const separated = mendSeparators(token, previous, characters, faults);
    mendQuotes(token, characters, faults);
    if (closers[token.text] !== undefined) open.push(token);
    if (token.text === '}' || token.text === ']') open.pop();
    const startsEntry = separated || previous?.text === '{' || previous?.text === ',';
    atKey = startsEntry && open.at(-1)?.text === '{' && closers[token.text] === undefined;
    previous = token;
  }
  if (previous === undefined) {
    faults.push(
      syntaxFault(0, 'The file is empty.', 'Write a JSON object with at least `navigation`.'),
    );
    return false;
  }
  mendOpenBrackets(open, characters, faults);
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
function mendSeparators(
  token: Token,
  previous: Token | undefined,
  characters: string[],
  faults: JsonFault[],
): boolean {
  if (previous === undefined) return false;
  if ((token.text === '}' || token.text === ']') && previous.text === ',') {
    characters[previous.offset] = ' ';
    faults.push({
      code: 'config-json-trailing-comma',
      offset: previous.offset,
      message: `There is a comma after the last entry, before "${token.text}".`,
      hint: 'Remove the comma.',
    });
  }
  const startsValue = !/^[}\]:,]$/.test(token.text);
  const afterValue = !/^[{[:,]$/.test(previous.text);
  if (!startsValue || !afterValue) return false;
  const gap = previous.offset + previous.text.length;
  if (gap < token.offset) characters[gap] = ',';
  faults.push(syntaxFault(gap, 'A comma is missing between two entries.', 'Add a comma here.'));
  return true;
}

/** Turns a text in single quotes into one in double quotes where that changes nothing else. */
function mendQuotes(token: Token, characters: string[], faults: JsonFault[]): void {
  if (!token.text.startsWith("'")) return;
  const hint = 'Use double quotes.';
  faults.push(syntaxFault(token.offset, 'JSON texts are not written in single quotes.', hint));
  if (token.text.includes('"')) return;
  characters[token.offset] = '"';
  characters[token.offset + token.text.length - 1] = '"';
}

function mendOpenBrackets(open: readonly Token[], characters: string[], faults: JsonFault[]): void {
  for (const token of open.toReversed()) {
    const closer = closers[token.text] ?? '';
    characters.push(closer);
    const hint = `Add "${closer}" at the end of what it holds.`;
    faults.push(syntaxFault(token.offset, `"${token.text}" is never closed.`, hint));
  }
}

function syntaxFault(offset: number, message: string, hint: string): JsonFault {
  return { code: 'config-json-syntax', offset, message, hint };
}
