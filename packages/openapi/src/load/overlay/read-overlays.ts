import { type Checked, type Diagnostic, diagnostic, type SourceLocation } from '@waymark/core';
import type { FileLoader } from '../load-file.ts';
import type { ParsedFile } from '../parse-file.ts';
import { parseSource } from '../source.ts';
import { applyOverlays } from './apply-overlays.ts';

/** The overlays of a description (docs/format/openapi.md#overlays). */
export interface Overlays {
  /** Whether the configuration lists them, or they name the description themselves. */
  readonly kind: 'listed' | 'found';
  /** Paths from the docs folder and URLs, in the order in which they are applied. */
  readonly sources: readonly string[];
  /** Where the one at a place of the list is named. */
  readonly namedAt?: (index: number) => SourceLocation;
}

/** What leaves a description as it is. */
export const noOverlays: Overlays = { kind: 'found', sources: [] };

/** A description after its overlays. */
export interface Overlaid {
  readonly parsed: ParsedFile;
  /** Overlays that were there to be applied. */
  readonly applied: readonly ParsedFile[];
  readonly diagnostics: readonly Diagnostic[];
  /** Files of the docs folder that were asked for. */
  readonly files: readonly string[];
}

interface Reading {
  readonly open: FileLoader['open'];
  fetchFile(url: string): Promise<Checked<ParsedFile | undefined>>;
}

/**
 * Reads overlays and applies them. One that cannot be read is left out: a mistake in one that the
 * configuration lists, else worth no more than a warning.
 */
export async function readOverlays(
  parsed: ParsedFile,
  { kind, sources, namedAt }: Overlays,
  reading: Reading,
): Promise<Overlaid> {
  if (sources.length === 0) return { parsed, applied: [], diagnostics: [], files: [] };
  const code = kind === 'listed' ? 'openapi-overlay' : 'openapi-overlay-skipped';
  const read = await Promise.all(sources.map((source) => readOne(source, reading)));
  const applied = read.flatMap(({ value }) => value ?? []);
  const unread = read.flatMap(({ reason, faults }, index): readonly Diagnostic[] => {
    if (reason === undefined) return faults;
    const [fault] = faults;
    const name = sources[index] ?? '';
    const at = fault ?? namedAt?.(index) ?? { file: name, line: 1, column: 1 };
    const message = `The overlay "${name}" is left out: ${reason}.`;
    return [diagnostic(code, { at, message })];
  });
  const { value, diagnostics } = applyOverlays(parsed, applied, code);
  const files = read.flatMap(({ file }) => file ?? []);
  return { parsed: value, applied, diagnostics: [...unread, ...diagnostics], files };
}

/** An overlay, or why there is none. */
interface ReadOverlay {
  readonly value?: ParsedFile;
  readonly reason?: string;
  /** What is wrong with its text. */
  readonly faults: readonly Diagnostic[];
  readonly file?: string;
}

async function readOne(text: string, { open, fetchFile }: Reading): Promise<ReadOverlay> {
  const source = parseSource(text);
  if (source.kind === 'refused') return { reason: source.reason, faults: [] };
  if (source.kind === 'url') {
    const { value, diagnostics } = await fetchFile(source.url);
    if (value) return { value, faults: diagnostics };
    return { reason: reasonOf(diagnostics) ?? 'it cannot be read', faults: [] };
  }
  const { file } = source;
  const opened = await open(file);
  if (opened.kind === 'parsed') return { value: opened.parsed, faults: opened.diagnostics, file };
  if (opened.kind === 'outside') {
    return { reason: 'it lies outside the docs folder', faults: [], file };
  }
  const { diagnostics } = opened;
  return { reason: reasonOf(diagnostics) ?? opened.reason, faults: diagnostics, file };
}

function reasonOf([fault]: readonly Diagnostic[]): string | undefined {
  return fault?.message
    .replace(/\.$/, '')
    .replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase());
}
