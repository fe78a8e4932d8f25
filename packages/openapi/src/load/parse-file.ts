import {
  type Checked,
  type Diagnostic,
  type DuplicateKey,
  diagnostic,
  type JsonFault,
  lineLocator,
  mendJson,
  offsetAt,
  readJson,
  readYaml,
  type Source,
  SourceFault,
  type SourceLocation,
  tooDeep,
} from '@waymark/core';
import { isJsonObject, type JsonValue } from '../model/json.ts';
import { limits } from './limits.ts';
import { digestOf, type ParseCache } from './parse-cache.ts';

/** A JSON or YAML file after reading. */
export interface ParsedFile {
  /** What diagnostics name: relative to the docs folder, or a URL. */
  readonly file: string;
  readonly value: JsonValue;
  /** Of the text. */
  readonly digest: string;
  /** Bytes of the text in memory, about. */
  readonly size: number;
  /** The key of a member or the start of an item; the nearest one where there is none. */
  locate(path: readonly string[]): SourceLocation;
}

/** YAML below this many characters is read faster than its cache entry. */
const cachedFrom = 20_000;

/** A text on its way. */
interface Text {
  readonly file: string;
  readonly text: string;
  readonly digest: string;
  readonly cache: ParseCache;
  readonly at: (offset: number) => SourceLocation;
}

/**
 * Reads a JSON or YAML text. What looks like JSON is read as such; where that fails, YAML has the
 * last word, as it allows trailing commas and comments.
 *
 * @param file what diagnostics name
 * @param text without a byte order mark
 */
export async function parseFile(
  file: string,
  text: string,
  cache: ParseCache,
): Promise<Checked<ParsedFile | undefined>> {
  const digest = digestOf(text);
  const at = lineLocator(file, text);
  const { value: source, diagnostics } = await parse({ file, text, digest, cache, at });
  if (source === undefined) return { value: undefined, diagnostics };
  const parsed: ParsedFile = {
    file,
    value: source.value,
    digest,
    size: text.length,
    locate: (path) => at(offsetAt(source, path)),
  };
  return { value: parsed, diagnostics: [...diagnostics, ...repeated(source.duplicates, at)] };
}

async function parse(text: Text): Promise<Checked<Source | undefined>> {
  const isJson = text.file.endsWith('.json') || /^\s*[[{]/.test(text.text);
  if (!isJson) return parseYaml(text);
  const { faults } = mendJson(text.text);
  if (faults.length > 0) return parseAlmostJson(text, faults);
  const source = readJson(text.text);
  if (source.tooDeep === undefined) return { value: source, diagnostics: [] };
  return { value: undefined, diagnostics: [faultOf(tooDeep(source.tooDeep), text)] };
}

async function parseAlmostJson(
  text: Text,
  faults: readonly JsonFault[],
): Promise<Checked<Source | undefined>> {
  const yaml = await parseYaml(text);
  const isTooLarge = yaml.diagnostics.some(({ code }) => code === 'openapi-too-large');
  if (isTooLarge || !text.file.endsWith('.json')) return yaml;
  if (isJsonObject(yaml.value?.value)) {
    const found = notJson('openapi-json-syntax', faults[0], text);
    return { value: yaml.value, diagnostics: [...found, ...yaml.diagnostics] };
  }
  // The last one is what made an end of it.
  return { value: undefined, diagnostics: notJson('openapi-syntax', faults.at(-1), text) };
}

function notJson(
  code: 'openapi-syntax' | 'openapi-json-syntax',
  fault: JsonFault | undefined,
  { at }: Text,
): Diagnostic[] {
  if (fault === undefined) return [];
  const message = `The file is not valid JSON. ${fault.message}`;
  return [diagnostic(code, { at: at(fault.offset), message, hint: fault.hint })];
}

async function parseYaml(text: Text): Promise<Checked<Source | undefined>> {
  const { file, digest, cache } = text;
  const isCached = text.text.length >= cachedFrom;
  const known = isCached ? await cache.read(file, digest) : undefined;
  if (known !== undefined) return { value: known, diagnostics: [] };
  try {
    const source = readYaml(text.text);
    if (isCached && source.duplicates.length === 0) await cache.write(file, digest, source);
    return { value: source, diagnostics: [] };
  } catch (error) {
    if (!(error instanceof SourceFault)) throw error;
    return { value: undefined, diagnostics: [faultOf(error, text)] };
  }
}

function faultOf({ kind, offset, message }: SourceFault, { at }: Text): Diagnostic {
  const code = kind === 'syntax' ? 'openapi-syntax' : 'openapi-too-large';
  return diagnostic(code, { at: at(offset), message });
}

function repeated(duplicates: readonly DuplicateKey[], at: Text['at']): Diagnostic[] {
  return duplicates.slice(0, limits.reports).map(({ name, first, second }) => {
    const message = `The key "${name.slice(0, 100)}" is written twice, on line ${at(first).line} and on line ${at(second).line}; the last one counts.`;
    const hint = 'Keep one of the two.';
    return diagnostic('openapi-duplicate-key', { at: at(second), message, hint });
  });
}
