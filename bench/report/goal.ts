import type { Goal } from './case-report.ts';
import type { Unit } from './figures.ts';

/** A figure that is to be no more than it says. */
export function atMost(what: string, value: number, limit: number, unit: Unit): Goal {
  return { what, found: unit(value), asked: `at most ${unit(limit)}`, isMet: value <= limit };
}

/** A figure that is to be no less than it says. */
export function atLeast(what: string, value: number, limit: number, unit: Unit): Goal {
  return { what, found: unit(value), asked: `at least ${unit(limit)}`, isMet: value >= limit };
}
