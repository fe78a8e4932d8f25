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

/** Values found in the meta by lower-case key; keyless ones go by `"` and `{`, their delimiter. */
type Options = Map<string, string>;

/**
 * Reads the info string of a fence (mdx-content §4.1): delimited values first, then words, and what
 * remains is the title. Beyond the format it takes a lone quoted text as title, `{true}` for flags,
 * `showLineNumbers` and `filename`, and keeps option words inside a title.
 *
 * @param language first word after the fence
 * @param meta the rest of that line
 */
export function parseCodeMeta(language: string | null, meta: string | null): CodeMeta {
  const word = parseLanguageWord(language ?? '');
  const options: Options = new Map();
  const rest = takeDelimited(`${word.meta} ${meta ?? ''}`, options);
  const words = takeWords(rest, options, word.language === 'mermaid');
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

const delimited =
  /(?<=^|\s)(?:(?<key>[\w-]+)\s*=\s*)?(?:"(?<double>(?:\\.|[^"\\])*)"|'(?<single>(?:\\.|[^'\\])*)'|\/(?:\\.|[^/\\])*\/|\{(?<braces>(?:\\.|[^}\\])*)\})(?=\s|$)/g;

/** Cuts out values in quotes, slashes (regular expressions, unused) and braces; returns the rest. */
function takeDelimited(text: string, options: Options): string {
  for (const { groups = {} } of text.matchAll(delimited)) {
    const name = groups.key?.toLowerCase();
    const quoted = groups.double ?? groups.single;
    if (quoted !== undefined) setFirst(options, name ?? '"', unescapeText(quoted));
    if (groups.braces !== undefined) setFirst(options, name ?? '{', unquote(groups.braces));
  }
  return text.replace(delimited, ' ');
}

/** Reads the words that are options; returns those of which the title is made. */
function takeWords(text: string, options: Options, isDiagram: boolean): string[] {
  const kept: string[] = [];
  for (const written of text.split(/\s+/)) {
    const word = written === '[expandable]' ? 'expandable' : written;
    const [key, value] = splitOnce(word);
    const name = key.toLowerCase();
    if (value !== undefined && (optionNames.has(name) || (isDiagram && isDiagramOption(name)))) {
      setFirst(options, name, value);
      continue;
    }
    if (name === 'showlinenumbers' || flagNames.has(name)) setFirst(options, name, 'true');
    if (name !== '' && name !== 'showlinenumbers') kept.push(word);
  }
  return kept;
}

/**
 * The title written as such, or else the words that remain, or else a quoted text. Option words
 * at the end are no part of the title, nor are flags at its start (`lines`, `wrap` …).
 */
function findTitle(words: readonly string[], options: Options): string | undefined {
  const named = options.get('title') ?? options.get('filename');
  if (named) return named;
  let start = 0;
  let end = words.length;
  while (end > 0 && optionNames.has(words[end - 1] ?? '')) end--;
  while (start < end && flagNames.has(words[start] ?? '')) start++;
  const title = words.slice(start, end).join(' ');
  return title === '' || title === 'copy' ? options.get('"') : title;
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
