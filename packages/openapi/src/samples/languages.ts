/** A language that samples can be in (docs/format/openapi.md#samples). */
export interface SampleLanguage {
  /** As `api.examples.languages` names it, and as a reader's choice is remembered. */
  readonly key: string;
  readonly label: string;
  /** Name of the grammar for the highlighter. */
  readonly grammar: string;
  readonly aliases: readonly string[];
  /** Samples in it can be generated; in others only the author can write them. */
  readonly isGenerated: boolean;
}

type Row = readonly [
  key: string,
  label: string,
  grammar: string,
  aliases: readonly string[],
  isGenerated: boolean,
];

const ROWS: readonly Row[] = [
  ['bash', 'cURL', 'bash', ['curl', 'sh', 'shell'], true],
  ['python', 'Python', 'python', ['py', 'python3'], true],
  ['javascript', 'JavaScript', 'javascript', ['js'], true],
  ['node', 'Node.js', 'javascript', ['nodejs', 'node.js'], true],
  ['typescript', 'TypeScript', 'typescript', ['ts'], true],
  ['php', 'PHP', 'php', [], true],
  ['go', 'Go', 'go', ['golang'], true],
  ['java', 'Java', 'java', [], true],
  ['ruby', 'Ruby', 'ruby', ['rb'], true],
  ['powershell', 'PowerShell', 'powershell', [], false],
  ['swift', 'Swift', 'swift', [], false],
  ['csharp', 'C#', 'csharp', ['c#'], false],
  ['dotnet', '.NET', 'csharp', ['.net', 'dot-net'], false],
  ['c', 'C', 'c', [], false],
  ['c++', 'C++', 'cpp', ['cpp'], false],
  ['kotlin', 'Kotlin', 'kotlin', ['kt'], false],
  ['rust', 'Rust', 'rust', ['rs'], false],
  ['dart', 'Dart', 'dart', ['flutter'], false],
];

const LANGUAGES: readonly SampleLanguage[] = ROWS.map(
  ([key, label, grammar, aliases, isGenerated]) => ({ key, label, grammar, aliases, isGenerated }),
);

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
