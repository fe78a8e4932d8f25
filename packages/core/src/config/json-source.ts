import type { DiagnosticCode } from '../diagnostic/codes.ts';
import { diagnostic } from '../diagnostic/create.ts';
import type { Checked, Diagnostic, SourceLocation } from '../diagnostic/diagnostic.ts';
import { mendJson } from './json-faults.ts';
import { jsonNodes, maximumDepth } from './json-nodes.ts';
import type { SourceNode } from './source-node.ts';

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
  const locate = locator(json, file);
  const reason = refusal(json);
  const mended = reason === undefined ? undefined : mendJson(json);
  for (const { code, offset, message, hint } of mended?.faults ?? []) {
    report(code, locate(offset), message, hint);
  }
  const readable = mended?.text ?? json;
  const remaining = mended === undefined ? undefined : refusal(readable);
  if (mended?.readable !== false && remaining !== undefined) {
    const hint = 'In JSON texts a backslash is written \\\\ and a line break \\n.';
    const message = `A text is not written as JSON has it: ${remaining.replace(/ in JSON at position .*/s, '')}.`;
    report('config-json-syntax', locate(offsetIn(remaining)), message, hint);
  }
  if (mended?.readable === false || remaining !== undefined) {
    return { value: undefined, diagnostics };
  }
  const value = jsonNodes(readable, {
    locate,
    repeated(name, at, earlier) {
      const message = `The key "${name}" is written twice, on line ${earlier.line} and on line ${at.line}; the last one counts.`;
      report('config-duplicate-key', at, message, 'Keep one of the two.');
    },
    tooDeep(at) {
      const message = `There are more than ${maximumDepth} objects and arrays inside each other here; the innermost are left out.`;
      report('config-too-large', at, message, 'Nest less deeply.');
    },
  });
  return { value, diagnostics };
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
function offsetIn(reason: string): number {
  return Number(/position (\d+)/.exec(reason)?.[1] ?? 0);
}

/** Lines and columns of a text by offset. */
function locator(text: string, file: string): (offset: number) => SourceLocation {
  const starts = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
  return (offset) => {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { file, line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}
