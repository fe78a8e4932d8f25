/** A workflow of GitHub, as far as tests look at it. */
export interface Workflow {
  readonly concurrency?: { readonly 'cancel-in-progress'?: unknown };
  readonly permissions?: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

/** One of its jobs. */
export interface Job {
  readonly needs?: readonly string[];
  readonly if?: string;
  readonly permissions?: object;
  readonly steps: readonly Step[];
}

/** One of the steps of a job. */
export interface Step {
  readonly run?: string;
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

/** The commands that a step runs, by itself or through an action. */
export function commandsOf({ run, with: inputs = {} }: Step): readonly string[] {
  const given = Object.entries(inputs).filter(([name]) => name.endsWith('-script'));
  return [...(run === undefined ? [] : [run]), ...given.map(([, command]) => String(command))];
}
