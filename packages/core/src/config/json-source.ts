import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import { diagnostic } from '../diagnostic/create.ts';
import type { Checked, Diagnostic, SourceLocation } from '../diagnostic/diagnostic.ts';
import { mendJson } from './json-faults.ts';
import type { MapEntry, SourceNode } from './source-node.ts';

/** What the builders of nodes need of the file they read. */
interface Source {
  readonly locate: (offset: number) => SourceLocation;
  readonly diagnostics: Diagnostic[];
}

/**
 * Reads JSON and keeps the place of every value. JSON is required, but what has a plain meaning
 * besides (comments, commas too many or too few) still gives a value next to its diagnostics.
 *
 * @param file Path for the diagnostics, relative to the docs folder.
 */
export function readJsonSource(text: string, file: string): Checked<SourceNode | undefined> {
  const diagnostics: Diagnostic[] = [];
  let json = text;
  if (text.startsWith('\uFEFF')) {
    json = text.slice(1);
    const message = 'The file starts with a byte order mark, which JSON does not allow.';
    const hint = 'Save the file as UTF-8 without a byte order mark.';
    diagnostics.push(
      diagnostic('config-json-bom', { at: { file, line: 1, column: 1 }, message, hint }),
    );
  }
  const reason = refusal(json);
  const mended = reason === undefined ? undefined : mendJson(json);
  const lines = new LineCounter();
  const document = parseDocument(mended?.text ?? json, {
    lineCounter: lines,
    uniqueKeys: false,
    prettyErrors: false,
  });
  const locate = (offset: number): SourceLocation => {
    const { line, col } = lines.linePos(offset);
    return { file, line: Math.max(1, line), column: Math.max(1, col) };
  };
  for (const fault of mended?.faults ?? []) {
    diagnostics.push(diagnostic(fault.code, { ...fault, at: locate(fault.offset) }));
  }
  const failure = document.errors[0];
  if (mended !== undefined && mended.faults.length === 0) {
    const message = failure?.message ?? reason ?? 'The file is not JSON.';
    const hint = 'In JSON texts a backslash is written \\\\ and a line break \\n.';
    diagnostics.push(
      diagnostic('config-json-syntax', {
        at: locate(failure?.pos[0] ?? offsetIn(reason)),
        message,
        hint,
      }),
    );
  }
  const unreadable = mended !== undefined && (!mended.readable || failure !== undefined);
  if (unreadable || document.contents === null) return { value: undefined, diagnostics };
  return { value: toSourceNode(document.contents, { locate, diagnostics }), diagnostics };
}

/** Why `JSON.parse` refuses a text, or nothing. */
function refusal(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The place that a message of `JSON.parse` names; the start when it names none. */
function offsetIn(reason = ''): number {
  return Number(/position (\d+)/.exec(reason)?.[1] ?? 0);
}

function toSourceNode(node: Node | null, source: Source): SourceNode {
  const at = source.locate(node?.range?.[0] ?? 0);
  if (isMap(node)) {
    const entries = new Map<string, MapEntry>();
    for (const pair of node.items) {
      // Parsed documents hold nodes only; the library's type also covers values set by hand.
      const key = pair.key as Node;
      const name = isScalar(key) ? String(key.value) : '';
      const keyAt = source.locate(key.range?.[0] ?? 0);
      reportDuplicate(name, keyAt, entries, source.diagnostics);
      entries.set(name, { keyAt, node: toSourceNode(pair.value as Node | null, source) });
    }
    return { kind: 'map', entries, at };
  }
  if (isSeq(node)) {
    const items = node.items.map((item) => toSourceNode(item as Node | null, source));
    return { kind: 'list', items, at };
  }
  const value: unknown = isScalar(node) ? node.value : null;
  const plain =
    typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string';
  return { kind: 'scalar', value: plain ? value : null, at };
}

function reportDuplicate(
  name: string,
  keyAt: SourceLocation,
  entries: ReadonlyMap<string, MapEntry>,
  diagnostics: Diagnostic[],
): void {
  const earlier = entries.get(name);
  if (earlier === undefined) return;
  const message = `The key "${name}" is written twice, on line ${earlier.keyAt.line} and on line ${keyAt.line}; the last one counts.`;
  diagnostics.push(
    diagnostic('config-duplicate-key', { at: keyAt, message, hint: 'Keep one of the two.' }),
  );
}
