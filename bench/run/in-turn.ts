import { TrialFailure } from './trial-failure.ts';

/** What the trials of a subject gave. */
export interface Tried<Subject, Figures> {
  readonly subject: Subject;
  /** Of each trial, in the order in which they were made. */
  readonly figures: readonly Figures[];
  /** Why there are no more of them. */
  readonly failure?: string;
}

/** How often something is tried. */
export interface Rounds {
  readonly count: number;
  /** A subject whose trial took longer, in seconds, is not tried again. */
  readonly longest: number;
}

/**
 * Tries each subject once, then each once more, so that a slow moment of the machine meets all of
 * them. One that fails is not tried again.
 *
 * @throws what is no `TrialFailure`
 */
export async function inTurn<Subject, Figures>(
  subjects: readonly Subject[],
  rounds: Rounds,
  trial: (subject: Subject, round: number) => Promise<Figures>,
): Promise<Tried<Subject, Figures>[]> {
  const all = subjects.map((subject) => ({
    subject,
    figures: [] as Figures[],
    isDone: false,
    failure: undefined as string | undefined,
  }));
  for (let round = 0; round < rounds.count; round++) {
    for (const one of all.filter(({ isDone }) => !isDone)) {
      const started = performance.now();
      try {
        one.figures.push(await trial(one.subject, round));
      } catch (error) {
        if (!(error instanceof TrialFailure)) throw error;
        one.failure = error.message;
        one.isDone = true;
      }
      if (performance.now() - started > rounds.longest * 1000) one.isDone = true;
    }
  }
  return all.map(({ failure, figures, subject }) => ({ subject, figures, failure }));
}
