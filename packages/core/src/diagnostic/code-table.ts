import type { Severity } from './diagnostic.ts';

/** Everything that is fixed about one kind of mistake. */
export interface CodeEntry {
  /** `info` is told beside the diagnostics and counts as none, unless a rule sets it. */
  readonly severity: Severity | 'info';
  /** Severity under `rules: 'lenient'`; the same when absent. */
  readonly lenient?: Severity;
  /** One sentence for the reference of codes: what the code means. */
  readonly summary: string;
  /** It is about the installation: of many places the first stands for all. */
  readonly once?: true;
  /** One or two sentences for the reference: how to mend it. */
  readonly fix: string;
}

/** Diagnostics by their code. */
export type CodeTable = Readonly<Record<string, CodeEntry>>;
