import { type Document, isMap, isScalar, type ParsedNode, parseDocument } from 'yaml';
import { indentContinuations } from './indent-continuations.ts';
import type { YamlEntry } from './yaml-entry.ts';

/** Why a YAML text was refused; `offset` is a character offset in that text. */
export interface YamlFailure {
  readonly code: string;
  readonly reason: string;
  readonly offset: number;
}

/**
 * The entries of a mapping in their order, or why there are none. A key given twice is reported and
 * no failure.
 */
export type YamlResult =
  | { readonly entries: readonly YamlEntry[]; readonly duplicates: readonly YamlFailure[] }
  | { readonly failure: YamlFailure };

/**
 * Reads frontmatter with a full YAML 1.2 parser. Quoted text and flow collections may go on at the
 * start of the next line, which YAML forbids and the format's own parser accepts
 * (docs/format/pages.md#mistakes). Of a key given twice the last value counts.
 */
export function parseFullYaml(yaml: string): YamlResult {
  const result = parseStrict(yaml);
  if (!('failure' in result)) return result;
  const repaired = indentContinuations(yaml);
  if (repaired === yaml) return result;
  const second = parseStrict(repaired);
  return 'failure' in second ? result : second;
}

function parseStrict(yaml: string): YamlResult {
  const document = parseDocument(yaml, { prettyErrors: false, merge: true, logLevel: 'silent' });
  const failures = document.errors.map(({ code, message, pos }) => ({
    code: code as string,
    reason: message,
    offset: lastOfLine(yaml, pos[0]),
  }));
  const [failure] = failures.filter(({ code }) => code !== 'DUPLICATE_KEY');
  if (failure) return { failure };
  try {
    return readDocument(document, failures);
  } catch (error) {
    // An alias without anchor, or more aliases than the parser is willing to expand.
    const reason = error instanceof Error ? error.message : String(error);
    return { failure: { code: 'ALIAS', reason, offset: 0 } };
  }
}

/** The parser misses a closing quote at the start of the next line; the mistake is on this one. */
function lastOfLine(yaml: string, offset: number): number {
  return yaml.charAt(offset - 1) === '\n' && !/\S/.test(yaml.charAt(offset)) ? offset - 1 : offset;
}

function readDocument(
  document: Document.Parsed<ParsedNode>,
  duplicates: readonly YamlFailure[],
): YamlResult {
  const value: unknown = document.toJS();
  if (value === null || value === undefined) return { entries: [], duplicates };
  if (!isMap(document.contents)) {
    const reason = 'It holds no `key: value` pairs';
    return { failure: { code: 'NO_MAPPING', reason, offset: document.contents?.range[0] ?? 0 } };
  }
  const places = new Map<string, { source: string | undefined; offset: number }>();
  for (const { key, value: node } of document.contents.items) {
    if (!isScalar(key)) continue;
    const source = isScalar(node) && node.type === 'PLAIN' ? node.source : undefined;
    places.set(String(key.value), { source, offset: key.range?.[0] ?? 0 });
  }
  const entries = Object.entries(value).map(([key, entryValue]) => {
    const { source, offset } = places.get(key) ?? { source: undefined, offset: 0 };
    return { key, value: entryValue, source, offset };
  });
  return { entries, duplicates };
}
