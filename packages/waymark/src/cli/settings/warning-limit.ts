import { CommandFailure } from '../../project/findings/command-failure.ts';

/** Flags that make warnings fail a command. */
export interface WarningFlags {
  readonly strict?: boolean | undefined;
  /** A number, as it is written. */
  readonly maxWarnings?: string | undefined;
}

/**
 * How many warnings a command may end well with: all of them, unless a flag says fewer.
 *
 * @throws CommandFailure when the number is none
 */
export function warningLimit({ strict = false, maxWarnings }: WarningFlags): number {
  if (maxWarnings === undefined) return strict ? 0 : Number.POSITIVE_INFINITY;
  if (!/^\d+$/.test(maxWarnings)) {
    throw new CommandFailure(`--max-warnings takes a number; "${maxWarnings}" is none.`);
  }
  return Number(maxWarnings);
}

/** @throws CommandFailure that says so when there are more warnings than the limit */
export function holdWarningLimit(warnings: number, limit: number): void {
  if (warnings <= limit) return;
  const found = warnings === 1 ? '1 warning stands' : `${warnings} warnings stand`;
  const allowed = limit === 0 ? 'none is allowed' : `at most ${limit} may`;
  throw new CommandFailure(`${found}, and ${allowed}.`);
}
