import type { Severity } from './diagnostic.ts';

/** A flag of `check` that asks for more, or a command that is needed. */
export type Finder = '--a11y' | '--addresses' | '--external' | '--parity' | 'build' | 'prove';

/** Everything that is fixed about one kind of mistake. */
export interface CodeEntry {
  /** `info` is told beside the diagnostics and counts as none, unless a rule sets it. */
  readonly severity: Severity | 'info';
  /** Severity under `rules: 'lenient'`; the same when absent. */
  readonly lenient?: Severity;
  /** One sentence for the reference of codes: what the code means. */
  readonly summary: string;
  /** What finds it; `check` and `build` when absent. */
  readonly foundBy?: Finder;
  /** It is about the installation: of many places the first stands for all. */
  readonly once?: true;
  /** One or two sentences for the reference: how to mend it. */
  readonly fix: string;
}

/** Diagnostics by their code. */
export type CodeTable = Readonly<Record<string, CodeEntry>>;
