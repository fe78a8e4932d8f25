import { Composer, type Document, isScalar, Lexer, type Node, Parser } from 'yaml';
import { SourceFault, tooDeep } from './fault.ts';
import { type Source, sourceLimits } from './source.ts';
import { yamlValue } from './yaml-value.ts';

const composing = {
  version: '1.2',
  // Also for a file that asks for 1.1, where `no` is a boolean and `2024-01-01` a date.
  schema: 'core',
  // The library compares every key with every other; the values are built with a check of ours.
  uniqueKeys: false,
  keepSourceTokens: false,
  prettyErrors: false,
  logLevel: 'silent',
} as const;

/**
 * The one value of a YAML 1.2 text (which JSON is a part of) with the place of each of its parts.
 *
 * @throws SourceFault for the first mistake of syntax, and for what asks for too much of the machine
 */
export function readYaml(text: string): Source {
  return yamlValue(contentsOf(text));
}

/**
 * Reads a text word by word, so that it ends at the first mistake: the library alone collects
 * mistakes without end. What takes time and memory is the number of words, so that has a bound.
 */
function contentsOf(text: string): Node | null {
  if (hasTooManyWords(text)) throw tooManyWords(text);
  const parser = new Parser();
  const composer = new Composer(composing);
  const documents: Document.Parsed[] = [];
  let brackets = 0;
  for (const word of new Lexer().lex(text)) {
    // The library alone tells of the depth when it has kept them all.
    if (word === '[' || word === '{') brackets += 1;
    if (word === ']' || word === '}') brackets -= 1;
    if (brackets > sourceLimits.depth) throw tooDeep(parser.offset);
    for (const token of parser.next(word)) {
      if (token.type === 'error') throw syntaxFault(token.offset, token.message);
      documents.push(...composer.next(token));
    }
    if (documents.length > 1) break;
  }
  for (const token of parser.end()) {
    if (token.type === 'error') throw syntaxFault(token.offset, token.message);
    documents.push(...composer.next(token));
  }
  documents.push(...composer.end());
  return singleDocument(documents);
}

function singleDocument(documents: readonly Document.Parsed[]): Node | null {
  const [document, other] = documents;
  if (document === undefined) return null;
  const [first] = document.errors.toSorted((a, b) => a.pos[0] - b.pos[0]);
  if (first?.code === 'RESOURCE_EXHAUSTION') throw tooDeep(first.pos[0]);
  if (first !== undefined) throw syntaxFault(first.pos[0], first.message);
  if (other !== undefined && !isEmpty(other.contents)) {
    const message = 'A second document starts here, after a line `---`; only one is allowed.';
    throw new SourceFault('syntax', other.range[0], message);
  }
  return document.contents;
}

/** Counting is a fifth of the work of reading, and is left out for texts that are short enough. */
function hasTooManyWords(text: string): boolean {
  // A character of its own and the mark before it: the lexer gives at most two words for one.
  if (text.length * 2 <= sourceLimits.yamlTokens) return false;
  let words = 0;
  for (const _ of new Lexer().lex(text)) {
    words += 1;
    if (words > sourceLimits.yamlTokens) return true;
  }
  return false;
}

function isEmpty(contents: Node | null): boolean {
  return contents === null || (isScalar(contents) && contents.value === null);
}

function tooManyWords(text: string): SourceFault {
  const size = (text.length / 1e6).toFixed(1);
  const message = `The file has ${size} million characters of YAML, which is more than Waymark reads.`;
  return new SourceFault('too-large', 0, message);
}

function syntaxFault(offset: number, message: string): SourceFault {
  return new SourceFault('syntax', offset, /[.!?]$/.test(message) ? message : `${message}.`);
}
