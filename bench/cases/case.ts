import type { Arguments } from '../arguments.ts';
import type { Peer } from '../peers/peer.ts';
import type { CaseReport } from '../report/case-report.ts';
import type { Rounds } from '../run/in-turn.ts';

/** One thing that is measured. */
export interface Case {
  /** As it is asked for, and as the report has it. */
  readonly name: string;
  /** What is measured, in a sentence or two. */
  readonly about: string;
  /**
   * When it runs that no case is named: always, not in a quick run, or never. One that is named runs
   * in any case.
   */
  readonly runs: 'always' | 'in full' | 'when named';
  /** Whether one trial is all that it makes, however many are asked for. */
  readonly isTriedOnce?: boolean;
  run(bench: Bench): Promise<CaseReport>;
}

/** What a case is given. */
export interface Bench {
  readonly arguments: Arguments;
  /** Sizes are small. */
  readonly isQuick: boolean;
  readonly rounds: Rounds;
  /** Waymark, then the others that are asked for and can be installed. */
  peers(): Promise<readonly Peer[]>;
  /** Tells how far it is. */
  say(line: string): void;
}
