import { parseLanguageWord } from './language-word.ts';
import { parseLineRanges } from './line-range.ts';

/** What a fence says about its code besides the code itself. */
export interface CodeMeta {
  /** The language word, cleaned; empty if the fence names none. */
  readonly language: string;
  readonly title?: string;
  readonly icon?: string;
  /** Show line numbers. */
  readonly lines: boolean;
  readonly wrap: boolean;
  readonly expandable: boolean;
  readonly twoslash: boolean;
  /** Without copy button. */
  readonly nocopy: boolean;
  /** Lines to point out, from 1. */
  readonly highlight: readonly number[];
  readonly focus: readonly number[];
  /** Of diagrams: where the controls are, and whether there are any. */
  readonly placement?: string;
  readonly actions?: boolean;
}

const flags = ['lines', 'wrap', 'expandable', 'twoslash', 'nocopy'] as const;
const flagNames: ReadonlySet<string> = new Set(flags);
/** Words that are options wherever they stand with a value. */
const optionNames: ReadonlySet<string> = new Set([
  ...flags,
  ...['title', 'filename', 'icon', 'highlight', 'focus', 'theme', 'lang', 'showlinenumbers'],
]);

/** Values found in the meta by lower-case key; a keyless range goes by `{`. */
type Options = Map<string, string>;

/**
 * Reads the info string of a fence (docs/format/pages.md#code-fences): delimited values and words
 * that are options, and what remains is the title. Beyond the format it takes a lone quoted text as
 * title, `{true}` for flags, `showLineNumbers` and `filename`, and keeps quoted texts and option
 * words within a title.
 *
 * @param language first word after the fence
 * @param meta the rest of that line
 */
export function parseCodeMeta(language: string | null, meta: string | null): CodeMeta {
  const word = parseLanguageWord(language ?? '');
  const options: Options = new Map();
  const words = takeOptions(`${word.meta} ${meta ?? ''}`, options, word.language === 'mermaid');
  const title = findTitle(words, options);
  const icon = options.get('icon');
  const flag = (name: string) => isTrue(options.get(name));
  return {
    language: word.language,
    ...(title ? { title } : {}),
    ...(icon ? { icon } : {}),
    lines: flag('lines') || flag('showlinenumbers'),
    wrap: flag('wrap'),
    expandable: flag('expandable'),
    twoslash: flag('twoslash'),
    nocopy: flag('nocopy') || word.language === 'nocopy',
    highlight: parseLineRanges(options.get('highlight') ?? options.get('{') ?? ''),
    focus: parseLineRanges(options.get('focus') ?? ''),
    ...(word.language === 'mermaid' ? diagramOptions(options) : {}),
  };
}

/** A value in quotes, slashes (a regular expression, unused) or braces, with or without a key. */
const delimited =
  /(?:(?<key>[\w-]+)\s*=\s*)?(?:"(?<double>(?:\\.|[^"\\])*)"|'(?<single>(?:\\.|[^'\\])*)'|(?<pattern>\/(?:\\.|[^/\\])*\/)|\{(?<braces>(?:\\.|[^}\\])*)\})(?=\s|$)/;
const token = new RegExp(`${delimited.source}|\\S+`, 'g');

/** Reads what is an option; returns the words and quoted texts of which the title is made. */
function takeOptions(text: string, options: Options, isDiagram: boolean): string[] {
  const kept: string[] = [];
  for (const { 0: written, groups = {} } of text.matchAll(token)) {
    const name = groups.key?.toLowerCase();
    const quoted = groups.double ?? groups.single;
    if (groups.braces !== undefined) setFirst(options, name ?? '{', unquote(groups.braces));
    else if (quoted !== undefined && name) setFirst(options, name, unescapeText(quoted));
    else if (quoted !== undefined) kept.push(written);
    else if (groups.pattern === undefined) kept.push(...takeWord(written, options, isDiagram));
  }
  return kept;
}

/** Reads a word that may be an option; returns it if it may be a part of the title. */
function takeWord(written: string, options: Options, isDiagram: boolean): string[] {
  const word = written === '[expandable]' ? 'expandable' : written;
  const [key, value] = splitOnce(word);
  const name = key.toLowerCase();
  if (value !== undefined && (optionNames.has(name) || (isDiagram && isDiagramOption(name)))) {
    setFirst(options, name, value);
    return [];
  }
  const isLineNumbers = name === 'showlinenumbers';
  if (isLineNumbers || flagNames.has(name)) setFirst(options, name, 'true');
  return isLineNumbers ? [] : [word];
}

/**
 * The title written as such, or else what remains without the flags (`lines`, `wrap` …) at its
 * start and end; the quotes of a text that remains alone go.
 */
function findTitle(words: readonly string[], options: Options): string | undefined {
  const named = options.get('title') || options.get('filename');
  if (named) return named;
  let start = 0;
  let end = words.length;
  while (end > 0 && flagNames.has(words[end - 1] ?? '')) end--;
  while (start < end && flagNames.has(words[start] ?? '')) start++;
  const [first = '', ...others] = words.slice(start, end);
  if (others.length > 0) return [first, ...others].join(' ');
  return first === 'copy' ? undefined : unescapeText(/^(["'])(.*)\1$/s.exec(first)?.[2] ?? first);
}

function diagramOptions(options: Options): Pick<CodeMeta, 'placement' | 'actions'> {
  const placement = options.get('placement');
  const actions = options.get('actions');
  return {
    ...(placement ? { placement } : {}),
    ...(actions === undefined ? {} : { actions: isTrue(actions) }),
  };
}

function isDiagramOption(name: string): boolean {
  return name === 'placement' || name === 'actions';
}

function isTrue(value: string | undefined): boolean {
  return value === 'true';
}

function splitOnce(word: string): [string, string?] {
  const at = word.indexOf('=');
  return at === -1 ? [word] : [word.slice(0, at), word.slice(at + 1)];
}

function unescapeText(text: string): string {
  return text.replace(/\\(["'\\])/g, '$1');
}

/** `{"x"}` is the text in the braces; anything else stays as it is. */
function unquote(text: string): string {
  const match = /^\s*(["'`])(.*)\1\s*$/.exec(text);
  return match?.[2] ?? text.trim();
}

function setFirst(options: Options, name: string, value: string): void {
  if (!options.has(name)) options.set(name, value);
}
