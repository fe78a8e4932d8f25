import { bundledLanguagesInfo } from 'shiki/langs';

/** How a code block is highlighted and named. */
export interface CodeLanguage {
  /** Shiki grammar, or `text` for none. */
  readonly grammar: string;
  /** Name for menus and for tabs without a title; empty when the fence names no language. */
  readonly label: string;
}

/** Names that authors use and Shiki does not have, to grammars that it has. */
const furtherAliases: readonly (readonly [string, string])[] = [
  ...aliases('cpp', 'cc cxx h hh hpp'),
  ...aliases('csharp', 'dotnet .net'),
  ...aliases('diff', 'patch'),
  ...aliases('dotenv', 'env'),
  ...aliases('go', 'golang'),
  ...aliases('javascript', 'node nodejs node.js javascriptreact'),
  ...aliases('jinja', 'jinja2'),
  ...aliases('jsonl', 'jsonlines ndjson'),
  ...aliases('python', 'pycon python3'),
  ...aliases('shellscript', 'curl'),
  ...aliases('shellsession', 'shell-session'),
  ...aliases('sql', 'pgsql postgres postgresql'),
  ...aliases('tsx', 'typescriptreact'),
];

const grammars = new Map<string, string>([
  ...bundledLanguagesInfo.flatMap(({ id, aliases = [] }) =>
    [id, ...aliases].map((name) => [name, id] as const),
  ),
  ...furtherAliases,
]);

const labelsByGrammar = new Map([
  ['c', 'C'],
  ['cpp', 'C++'],
  ['csharp', 'C#'],
  ['dart', 'Dart'],
  ['go', 'Go'],
  ['java', 'Java'],
  ['javascript', 'JavaScript'],
  ['json', 'JSON'],
  ['kotlin', 'Kotlin'],
  ['php', 'PHP'],
  ['powershell', 'PowerShell'],
  ['python', 'Python'],
  ['ruby', 'Ruby'],
  ['rust', 'Rust'],
  ['shellscript', 'Bash'],
  ['swift', 'Swift'],
  ['toml', 'TOML'],
  ['tsx', 'TSX'],
  ['typescript', 'TypeScript'],
  ['yaml', 'YAML'],
]);

const labelsByWord = new Map([
  ['curl', 'cURL'],
  ['dotnet', '.NET'],
  ['.net', '.NET'],
  ['node', 'Node.js'],
  ['nodejs', 'Node.js'],
  ['node.js', 'Node.js'],
]);

/**
 * The language of a fence by the word its author used (docs/format/pages.md#code-languages). Words
 * that no grammar goes by give plain text; HTTP status codes, which head examples of responses,
 * give JSON.
 *
 * @param word as cleaned by `parseCodeMeta`; may be empty
 */
export function codeLanguage(word: string): CodeLanguage {
  const name = word.toLowerCase();
  if (/^[1-5]\d\d$/.test(name)) return { grammar: 'json', label: word };
  const grammar = grammars.get(name) ?? 'text';
  return { grammar, label: labelsByWord.get(name) ?? labelsByGrammar.get(grammar) ?? word };
}

function aliases(grammar: string, words: string): [string, string][] {
  return words.split(' ').map((word) => [word, grammar]);
}
