import { type Checked, type Diagnostic, diagnostic, type SourceLocation } from '@waymark/core';
import { isJsonObject, type JsonValue } from '../../model/json.ts';
import { limits } from '../limits.ts';
import { jsonPlaces } from './json-places.ts';
import { type DuplicateKey, scanJson } from './json-scan.ts';
import { parseJson } from './json-text.ts';
import { lineLocator } from './lines.ts';
import { digestOf, type ParseCache } from './parse-cache.ts';
import type { ParsedFile } from './parsed-file.ts';
import { readYaml, type TextFault, tooDeep } from './yaml-document.ts';
import { yamlPlaces } from './yaml-places.ts';
import { yamlValue } from './yaml-value.ts';

/** YAML below this many characters is read faster than its cache entry. */
const cachedFrom = 20_000;

interface Source {
  readonly file: string;
  readonly text: string;
  readonly digest: string;
  readonly cache: ParseCache;
  readonly at: (offset: number) => SourceLocation;
}

interface Result {
  readonly value: JsonValue;
  readonly offsetOf: (path: readonly string[]) => number;
  readonly duplicates: readonly DuplicateKey[];
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
  const source = { file, text, digest: digestOf(text), cache, at: lineLocator(file, text) };
  const { value, diagnostics } = await parse(source);
  if (value === undefined) return { value, diagnostics };
  const parsed: ParsedFile = {
    file,
    value: value.value,
    digest: source.digest,
    size: text.length,
    locate: (path) => source.at(value.offsetOf(path)),
  };
  return { value: parsed, diagnostics: [...diagnostics, ...repeated(value.duplicates, source)] };
}

async function parse(source: Source): Promise<Checked<Result | undefined>> {
  const { text, file } = source;
  const isJson = file.endsWith('.json') || /^\s*[[{]/.test(text);
  if (!isJson) return parseYaml(source);
  const scan = scanJson(text);
  if (scan.depth > limits.depth) {
    return { value: undefined, diagnostics: [faultOf(tooDeep(0), source)] };
  }
  if (scan.fault === undefined) {
    const { duplicates } = scan;
    const value = { value: parseJson(text), offsetOf: jsonPlaces(text), duplicates };
    return { value, diagnostics: [] };
  }
  return parseAlmostJson(source, scan.fault);
}

async function parseAlmostJson(
  source: Source,
  offset: number,
): Promise<Checked<Result | undefined>> {
  const { file, text } = source;
  const yaml = await parseYaml(source);
  const isYamlFile = !file.endsWith('.json');
  if (isJsonObject(yaml.value?.value)) {
    if (isYamlFile) return yaml;
    const message = `The file is not valid JSON from ${wordAt(text, offset)} on; it was read as YAML.`;
    const hint = 'Correct the text: JSON has no comments and no comma after a last entry.';
    const found = diagnostic('openapi-json-syntax', { at: source.at(offset), message, hint });
    return { value: yaml.value, diagnostics: [found, ...yaml.diagnostics] };
  }
  if (isYamlFile) return yaml;
  const message = `The file is not valid JSON: ${wordAt(text, offset)} is not allowed here.`;
  const found = diagnostic('openapi-syntax', { at: source.at(offset), message });
  return { value: undefined, diagnostics: [found] };
}

function wordAt(text: string, offset: number): string {
  const word = /^(?:[\w.+-]{1,20}|[^\n])/.exec(text.slice(offset, offset + 20))?.[0];
  return word === undefined ? 'the end of the text' : `"${word}"`;
}

async function parseYaml(source: Source): Promise<Checked<Result | undefined>> {
  const { file, text, digest, cache } = source;
  const isCached = text.length >= cachedFrom;
  const known = isCached ? await cache.read(file, digest) : undefined;
  if (known !== undefined) {
    const { value, place } = known;
    return {
      value: { value, offsetOf: yamlPlaces(value, place), duplicates: [] },
      diagnostics: [],
    };
  }
  const document = readYaml(text);
  const read = document.fault === undefined ? yamlValue(document.contents) : document;
  if ('fault' in read) return { value: undefined, diagnostics: [faultOf(read.fault, source)] };
  const { value, place, duplicates } = read;
  if (isCached && duplicates.length === 0) await cache.write(file, digest, { value, place });
  return { value: { value, offsetOf: yamlPlaces(value, place), duplicates }, diagnostics: [] };
}

function faultOf(fault: TextFault, { at }: Source): Diagnostic {
  const code = fault.kind === 'syntax' ? 'openapi-syntax' : 'openapi-too-large';
  return diagnostic(code, { at: at(fault.offset), message: fault.message });
}

function repeated(duplicates: readonly DuplicateKey[], { at }: Source): Diagnostic[] {
  return duplicates.slice(0, limits.reports).map(({ name, first, second }) => {
    const message = `The key "${name.slice(0, 100)}" is written twice, on line ${at(first).line} and on line ${at(second).line}; the last one counts.`;
    return diagnostic('openapi-duplicate-key', {
      at: at(second),
      message,
      hint: 'Keep one of the two.',
    });
  });
}
