/** A language that samples can be in (docs/format/openapi.md#samples). */
export interface SampleLanguage {
  /** As `api.examples.languages` names it, and as a reader's choice is remembered. */
  readonly key: string;
  readonly label: string;
  /** Name of the grammar for the highlighter. */
  readonly grammar: string;
  readonly aliases: readonly string[];
}

type Row = readonly [key: string, label: string, grammar: string, aliases: readonly string[]];

const ROWS: readonly Row[] = [
  ['bash', 'cURL', 'bash', ['curl', 'sh', 'shell']],
  ['python', 'Python', 'python', ['py', 'python3']],
  ['javascript', 'JavaScript', 'javascript', ['js']],
  ['node', 'Node.js', 'javascript', ['nodejs', 'node.js']],
  ['typescript', 'TypeScript', 'typescript', ['ts']],
  ['php', 'PHP', 'php', []],
  ['go', 'Go', 'go', ['golang']],
  ['java', 'Java', 'java', []],
  ['ruby', 'Ruby', 'ruby', ['rb']],
  ['powershell', 'PowerShell', 'powershell', []],
  ['swift', 'Swift', 'swift', []],
  ['csharp', 'C#', 'csharp', ['c#']],
  ['dotnet', '.NET', 'csharp', ['.net', 'dot-net']],
  ['c', 'C', 'c', []],
  ['c++', 'C++', 'cpp', ['cpp']],
  ['kotlin', 'Kotlin', 'kotlin', ['kt']],
  ['rust', 'Rust', 'rust', ['rs']],
  ['dart', 'Dart', 'dart', ['flutter']],
];

const LANGUAGES: readonly SampleLanguage[] = ROWS.map(([key, label, grammar, aliases]) => ({
  key,
  label,
  grammar,
  aliases,
}));

/** Keys of the languages that samples are generated in where the configuration names none. */
export const DEFAULT_LANGUAGES: readonly string[] = [
  'bash',
  'python',
  'javascript',
  'php',
  'go',
  'java',
  'ruby',
];

/** All keys and aliases, for messages that name the nearest. */
export const LANGUAGE_NAMES: readonly string[] = LANGUAGES.flatMap(({ key, aliases }) => [
  key,
  ...aliases,
]);

const BY_NAME = new Map(
  LANGUAGES.flatMap((language) =>
    [language.key, ...language.aliases].map((name) => [name, language] as const),
  ),
);

/** The language of a key or alias in any letter case; `undefined` for an unknown one. */
export function resolveLanguage(name: string): SampleLanguage | undefined {
  return BY_NAME.get(name.trim().toLowerCase());
}
