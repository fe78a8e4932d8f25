import type { SearchRun } from './search-run.ts';

/**
 * Numbers of the keys of runs. To look for each key is most of the work of putting runs together, and
 * can be done before all of them are there.
 */
export class KeyNumbers {
  readonly #numbers = new Map<string, number>();
  readonly #ofRuns = new Map<SearchRun, Uint32Array>();

  /** The numbers of the keys of some runs. */
  static of(runs: readonly SearchRun[]): KeyNumbers {
    const numbers = new KeyNumbers();
    for (const run of runs) numbers.add(run);
    return numbers;
  }

  /** The number of each key of a run; new ones get the next. */
  add(run: SearchRun): Uint32Array {
    const known = this.#ofRuns.get(run);
    if (known !== undefined) return known;
    const { keys } = run;
    const found = new Uint32Array(keys.length);
    for (let at = 0; at < keys.length; at++) {
      const key = keys[at] ?? '';
      const number = this.#numbers.get(key);
      found[at] = number ?? this.#numbers.size;
      if (number === undefined) this.#numbers.set(key, this.#numbers.size);
    }
    this.#ofRuns.set(run, found);
    return found;
  }

  /** Whether these runs are all that were added. */
  isOf(runs: readonly SearchRun[]): boolean {
    return runs.length === this.#ofRuns.size && runs.every((run) => this.#ofRuns.has(run));
  }

  /** Each key of all runs once. */
  keys(): string[] {
    return [...this.#numbers.keys()];
  }

  /** None where no run has the key. */
  numberOf(key: string): number | undefined {
    return this.#numbers.get(key);
  }
}
