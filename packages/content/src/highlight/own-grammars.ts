import type { LanguageRegistration } from 'shiki';
import type { OwnGrammars } from './highlighter.ts';

/** A TextMate grammar of the site: a path of docs.json and the text of that file. */
export interface GrammarFile {
  readonly path: string;
  readonly text: string;
}

/** The grammars of a site by the names that fences may use, or why a file is none. */
export interface ReadGrammars {
  readonly grammars: OwnGrammars;
  readonly failures: readonly { readonly path: string; readonly reason: string }[];
}

/**
 * Reads grammars (docs.json `styling.codeblocks.languages.custom`). Each goes by its `name`, its
 * `aliases`, the last part of its `scopeName` and the name of its file.
 */
export function readGrammars(files: readonly GrammarFile[]): ReadGrammars {
  const grammars = new Map<string, LanguageRegistration>();
  const failures: { path: string; reason: string }[] = [];
  for (const { path, text } of files) {
    const grammar = readGrammar(text);
    if (typeof grammar === 'string') {
      failures.push({ path, reason: grammar });
      continue;
    }
    const name = grammar.name ?? fileName(path);
    const registration = { ...grammar, name };
    const names = [name, fileName(path), grammar.scopeName.split('.').at(-1) ?? name];
    for (const word of [...(grammar.aliases ?? []), ...names]) {
      grammars.set(word.toLowerCase(), registration);
    }
  }
  return { grammars, failures };
}

/** A grammar, or what is wrong with the text. */
function readGrammar(text: string): LanguageRegistration | string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return isGrammar(value) ? value : 'It has no `scopeName` or no `patterns`.';
}

/** The two keys without which nothing can be highlighted; the rest is the tokeniser's matter. */
function isGrammar(value: unknown): value is LanguageRegistration {
  if (typeof value !== 'object' || value === null) return false;
  const { scopeName, patterns } = value as Readonly<Record<string, unknown>>;
  return typeof scopeName === 'string' && Array.isArray(patterns);
}

function fileName(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return name.replace(/(?:\.tmLanguage)?\.json$/i, '');
}
