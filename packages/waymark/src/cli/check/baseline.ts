import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Diagnostic } from '@waymark/core';
import { z } from 'zod';
import { CommandFailure } from '../../project/findings/command-failure.ts';
import { findingKey } from '../../project/findings/finding-key.ts';
import { counted } from '../counted.ts';

/** What is known to be wrong: without lines, which move with each edit of a file. */
const baselineSchema = z.object({
  findings: z.array(
    z.object({
      code: z.string(),
      file: z.string(),
      message: z.string(),
      count: z.int().positive(),
    }),
  ),
});

/** Flags about what is known. */
export interface BaselineFlags {
  /** Relative to the current folder. */
  readonly baseline?: string;
  readonly writeBaseline?: boolean;
}

/**
 * What is not known yet. With `writeBaseline`, all of it is from now on.
 *
 * @throws CommandFailure for a baseline that is none
 */
export function newFindings<T extends Diagnostic>(
  found: readonly T[],
  { baseline, writeBaseline: writes }: BaselineFlags,
): readonly T[] {
  if (baseline === undefined) return found;
  if (writes) {
    // It may be the file of something else, named by mistake.
    if (existsSync(baseline)) readBaseline(baseline);
    writeBaseline(found, baseline);
    console.error(`${baseline} knows ${counted(found.length, 'finding')}.`);
  }
  return withoutBaseline(found, baseline);
}

/**
 * Leaves out what a baseline knows, as often as it knows it.
 *
 * @throws CommandFailure when there is no such file, or it is no baseline
 */
export function withoutBaseline<T extends Diagnostic>(
  diagnostics: readonly T[],
  file: string,
): T[] {
  if (!existsSync(file)) {
    throw new CommandFailure(`There is no baseline ${file}. \`--write-baseline\` writes it.`);
  }
  const left = new Map<string, number>();
  for (const one of readBaseline(file)) {
    left.set(findingKey(one), (left.get(findingKey(one)) ?? 0) + one.count);
  }
  return diagnostics.filter((found) => {
    const count = left.get(findingKey(found)) ?? 0;
    left.set(findingKey(found), count - 1);
    return count <= 0;
  });
}

/** Writes everything that is wrong now as what is known. */
export function writeBaseline(diagnostics: readonly Diagnostic[], file: string): void {
  const groups = [...Map.groupBy(diagnostics, findingKey).values()];
  const findings = groups.map(([first, ...others]) => {
    const { code, file: name, message } = first as Diagnostic;
    return { code, file: name, message, count: 1 + others.length };
  });
  writeFileSync(file, `${JSON.stringify({ findings }, null, 2)}\n`);
}

function readBaseline(file: string) {
  try {
    // Some editors put a mark in front of what they write.
    const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
    return baselineSchema.parse(JSON.parse(text)).findings;
  } catch {
    throw new CommandFailure(
      `${file} is no baseline, and stays as it is. Name another file, or remove this one for a new baseline.`,
    );
  }
}
