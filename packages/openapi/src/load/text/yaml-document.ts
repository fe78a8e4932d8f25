import { Composer, type Document, isScalar, Lexer, type Node, Parser } from 'yaml';
import { limits } from '../limits.ts';

/** A mistake in a text, by its offset. */
export interface TextFault {
  readonly kind: 'syntax' | 'too-large';
  readonly offset: number;
  readonly message: string;
}

/** The one document of a YAML text, as the nodes of the library; or what is wrong with it. */
export type YamlDocument =
  | { readonly contents: Node | null; readonly fault?: undefined }
  | { readonly fault: TextFault };

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
 * Reads a YAML text word by word, so that it ends at the first mistake: the library alone collects
 * mistakes without end. What takes time and memory is the number of words, so that has a bound.
 */
export function readYaml(text: string): YamlDocument {
  if (hasTooManyWords(text)) return { fault: tooManyWords(text) };
  const parser = new Parser();
  const composer = new Composer(composing);
  const documents: Document.Parsed[] = [];
  for (const word of new Lexer().lex(text)) {
    for (const token of parser.next(word)) {
      if (token.type === 'error') {
        return { fault: syntaxFault(token.offset, token.message) };
      }
      documents.push(...composer.next(token));
    }
    if (documents.length > 1) break;
  }
  for (const token of parser.end()) {
    if (token.type === 'error') return { fault: syntaxFault(token.offset, token.message) };
    documents.push(...composer.next(token));
  }
  documents.push(...composer.end());
  return singleDocument(documents);
}

function singleDocument(documents: readonly Document.Parsed[]): YamlDocument {
  const [document, other] = documents;
  if (document === undefined) return { contents: null };
  const [first] = document.errors.toSorted((a, b) => a.pos[0] - b.pos[0]);
  if (first?.code === 'RESOURCE_EXHAUSTION') return { fault: tooDeep(first.pos[0]) };
  if (first !== undefined) return { fault: syntaxFault(first.pos[0], first.message) };
  if (other !== undefined && !isEmpty(other.contents)) {
    const message = 'A second document starts here, after a line `---`; only one is allowed.';
    return { fault: { kind: 'syntax', offset: other.range[0], message } };
  }
  return { contents: document.contents };
}

/** Counting is a fifth of the work of reading, and is left out for texts that are short enough. */
function hasTooManyWords(text: string): boolean {
  // A character of its own and the mark before it: the lexer gives at most two words for one.
  if (text.length * 2 <= limits.yamlTokens) return false;
  let words = 0;
  for (const _ of new Lexer().lex(text)) {
    words += 1;
    if (words > limits.yamlTokens) return true;
  }
  return false;
}

function isEmpty(contents: Node | null): boolean {
  return contents === null || (isScalar(contents) && contents.value === null);
}

export function tooDeep(offset: number): TextFault {
  const message = `Objects and arrays are nested more than ${limits.depth} levels deep.`;
  return { kind: 'too-large', offset, message };
}

function tooManyWords(text: string): TextFault {
  const size = (text.length / 1e6).toFixed(1);
  const message = `The file has ${size} million characters of YAML, which is more than Waymark reads.`;
  return { kind: 'too-large', offset: 0, message };
}

function syntaxFault(offset: number, message: string): TextFault {
  return { kind: 'syntax', offset, message: /[.!?]$/.test(message) ? message : `${message}.` };
}
