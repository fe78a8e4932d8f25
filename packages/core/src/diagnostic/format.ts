import type { Diagnostic, Severity } from './diagnostic.ts';
import { visibleControls } from './visible-controls.ts';

/** How diagnostics are printed. */
export interface FormatOptions {
  /** Colour the text with terminal escape codes; off by default. */
  readonly color?: boolean;
  /** Text of the diagnostic's file; with it, the line is shown with a mark below the column. */
  readonly source?: string;
}

/** What `waymark check --json` prints. */
export interface DiagnosticsReport {
  readonly diagnostics: readonly Diagnostic[];
  readonly errors: number;
  readonly warnings: number;
}

type Style = 'bold' | 'dim' | 'red' | 'yellow' | 'cyan';

const escapes: Readonly<Record<Style, readonly [number, number]>> = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  yellow: [33, 39],
  cyan: [36, 39],
};

const severityStyle: Readonly<Record<Severity, Style>> = { error: 'red', warning: 'yellow' };

/** Longest part of a source line that a code frame shows, in characters. */
const frameWidth = 100;

/**
 * A diagnostic for a terminal: `file:line:column  severity  message  code`, then the source line
 * when its text is given, then the hint. Lines are separated by `\n`; none is left at the end, and
 * no other control character of what it tells.
 */
export function formatDiagnostic(found: Diagnostic, options: FormatOptions = {}): string {
  const paint = painter(options.color ?? false);
  const place = `${visibleControls(found.file)}:${found.line}:${found.column}`;
  const head = [
    paint(place, 'bold'),
    paint(found.severity, severityStyle[found.severity]),
    visibleControls(found.message),
    paint(found.code, 'dim'),
  ].join('  ');
  const frame = options.source === undefined ? [] : codeFrame(found, options.source, paint);
  const hint =
    found.hint === undefined ? [] : [`  ${paint('hint:', 'cyan')} ${visibleControls(found.hint)}`];
  return [head, ...frame, ...hint].join('\n');
}

/** The object that `check --json` prints, in the order given. */
export function diagnosticsJson(list: readonly Diagnostic[]): DiagnosticsReport {
  const errors = list.filter((found) => found.severity === 'error').length;
  return { diagnostics: list, errors, warnings: list.length - errors };
}

/** The line of the diagnostic with its number, and a mark below the column. */
function codeFrame(found: Diagnostic, source: string, paint: Painter): string[] {
  const line = source.split(/\r?\n/)[found.line - 1];
  if (line === undefined) return [];
  const { text, column } = excerpt(line, found.column);
  const gutter = String(found.line);
  const mark = `${' '.repeat(column - 1)}^`;
  return [
    `  ${paint(`${gutter} |`, 'dim')} ${text}`,
    `  ${paint(`${' '.repeat(gutter.length)} |`, 'dim')} ${paint(mark, severityStyle[found.severity])}`,
  ];
}

/** The part of a long line around a column; tabs become one space, so that the mark fits. */
function excerpt(line: string, column: number): { text: string; column: number } {
  const plain = visibleControls(line.replaceAll('\t', ' '));
  const start = column > frameWidth ? column - Math.floor(frameWidth / 2) : 0;
  return { text: plain.slice(start, start + frameWidth).trimEnd(), column: column - start };
}

type Painter = (text: string, style: Style) => string;

function painter(color: boolean): Painter {
  if (!color) return (text) => text;
  return (text, style) => {
    const [on, off] = escapes[style];
    return `\u001b[${on}m${text}\u001b[${off}m`;
  };
}
