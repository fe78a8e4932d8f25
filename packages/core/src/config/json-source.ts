import type { DiagnosticCode } from '../diagnostic/codes.ts';
import { diagnostic } from '../diagnostic/create.ts';
import type { Checked, Diagnostic, SourceLocation } from '../diagnostic/diagnostic.ts';
import type { JsonValue } from '../source/json.ts';
import { lineLocator } from '../source/line-locator.ts';
import { mendJson } from '../source/mend-json.ts';
import { readJson } from '../source/read-json.ts';
import { type Place, sourceLimits } from '../source/source.ts';
import type { MapEntry, SourceNode } from './source-node.ts';

type Locate = (offset: number) => SourceLocation;

/**
 * Reads JSON and keeps the place of every value. JSON is required, but what has a plain meaning
 * besides (comments, commas too many or too few) still gives a value next to its diagnostics.
 *
 * @param file Path for the diagnostics, relative to the docs folder.
 */
export function readJsonSource(text: string, file: string): Checked<SourceNode | undefined> {
  const diagnostics: Diagnostic[] = [];
  const report = (code: DiagnosticCode, at: SourceLocation, message: string, hint: string) =>
    diagnostics.push(diagnostic(code, { at, message, hint }));
  let json = text;
  if (text.startsWith('\uFEFF')) {
    json = text.slice(1);
    const message = 'The file starts with a byte order mark, which JSON does not allow.';
    const hint = 'Save the file as UTF-8 without a byte order mark.';
    report('config-json-bom', { file, line: 1, column: 1 }, message, hint);
  }
  const locate = lineLocator(file, json);
  const mended = mendJson(json);
  for (const { kind, offset, message, hint } of mended.faults) {
    report(`config-json-${kind}`, locate(offset), message, hint);
  }
  if (mended.text === undefined) return { value: undefined, diagnostics };
  const { value, place, duplicates, tooDeep } = readJson(mended.text);
  for (const { name, first, second } of duplicates) {
    const lines = new Set([first, second].map((place) => `on line ${locate(place).line}`));
    const message = `The key "${name}" is written twice, ${[...lines].join(' and ')}; the last one counts.`;
    report('config-duplicate-key', locate(second), message, 'Keep one of the two.');
  }
  if (tooDeep !== undefined) {
    const message = `There are more than ${sourceLimits.depth} objects and arrays inside each other here; the innermost are left out.`;
    report('config-too-large', locate(tooDeep), message, 'Nest less deeply.');
  }
  return { value: nodeOf(value, place, locate), diagnostics };
}

function nodeOf(value: JsonValue, [, offset, places]: Place, locate: Locate): SourceNode {
  const at = locate(offset);
  // Nothing of a configuration is a number of that size.
  if (typeof value === 'bigint') return { kind: 'scalar', value: Number(value), at };
  if (typeof value !== 'object' || value === null) return { kind: 'scalar', value, at };
  const nodes = Object.entries(value).flatMap(([name, part], index): [string, MapEntry][] => {
    const place = places[index];
    if (place === undefined) return [];
    return [[name, { keyAt: locate(place[0]), node: nodeOf(part, place, locate) }]];
  });
  if (Array.isArray(value)) return { kind: 'list', items: nodes.map(([, { node }]) => node), at };
  return { kind: 'map', entries: new Map(nodes), at };
}
