import { dedent } from './dedent.ts';
import { lineMarks, linesHtml } from './line-marks.ts';
import { parseLineRanges } from './line-range.ts';

/** Properties of a `CodeBlock` that concern single lines, as the author wrote them. */
export interface LineProperties {
  readonly highlight?: unknown;
  readonly focus?: unknown;
  readonly numbered: boolean;
}

/**
 * Code that is known only while a page is rendered: without colours, its lines marked.
 *
 * @param html what stands between the tags, escaped
 */
export function renderedCodeHtml(html: string, properties: LineProperties): string {
  const lines = dedent(html).split('\n');
  const { highlight, focus, numbered } = properties;
  const marks = lineMarks(lineNumbers(highlight), lineNumbers(focus));
  // Elements may go over several lines; those cannot be put into one each.
  return html.includes('<') ? lines.join('\n') : linesHtml(lines, marks, numbered);
}

/** `"[1,3]"`, `"1,3-5"`, `3` or a list of numbers. */
function lineNumbers(value: unknown): number[] {
  return value === undefined ? [] : parseLineRanges(String(value));
}
