import type { Tried } from '../run/in-turn.ts';
import type { Bars, Table } from './case-report.ts';
import { ratio, type Unit, unknown } from './figures.ts';
import { median } from './statistics.ts';

/** A figure of a trial, as a column of a comparison. */
export interface Column<Figures> {
  readonly name: string;
  readonly unit: Unit;
  of(figures: Figures): number;
  /** Set against that of the first subject. */
  readonly isCompared?: boolean;
}

/** Something that is compared. */
export interface Named {
  readonly name: string;
}

/** The median of a figure over the trials of a subject; NaN when there is none. */
export function medianOf<Figures>(
  { figures }: Tried<unknown, Figures>,
  of: (figures: Figures) => number,
): number {
  return median(figures.map(of));
}

/**
 * Medians of what was tried, a row a subject. Where a figure is compared, it is followed by how many
 * times that of the first subject it is.
 */
export function medians<Figures>(
  tried: readonly Tried<Named, Figures>[],
  columns: readonly Column<Figures>[],
): Table {
  const [first] = tried;
  const cell = (one: Tried<Named, Figures>, { isCompared, of, unit }: Column<Figures>) => {
    const value = medianOf(one, of);
    if (!isCompared || !first || one === first || Number.isNaN(value)) return unit(value);
    return `${unit(value)} (${ratio(value, medianOf(first, of))})`;
  };
  return {
    head: ['', ...columns.map(({ name }) => name)],
    rows: tried.map((one) => [one.subject.name, ...columns.map((column) => cell(one, column))]),
  };
}

/** Medians, and what each trial gave of the first figure. */
export function comparison<Figures>(
  tried: readonly Tried<Named, Figures>[],
  [leading, ...others]: readonly [Column<Figures>, ...Column<Figures>[]],
): Table {
  const { head, rows } = medians(tried, [leading, ...others]);
  const trials = tried.map(({ figures }) =>
    figures.length === 0 ? unknown : figures.map((one) => leading.unit(leading.of(one))).join(', '),
  );
  return {
    head: [...head, 'each trial'],
    rows: rows.map((cells, index) => [...cells, trials[index] ?? unknown]),
  };
}

/** The first figure of a comparison as bars. */
export function barsOf<Figures>(
  title: string,
  tried: readonly Tried<Named, Figures>[],
  { of, unit }: Column<Figures>,
): Bars {
  return {
    title,
    bars: tried.map((one) => {
      const value = medianOf(one, of);
      if (Number.isNaN(value)) return { name: one.subject.name, text: one.failure ?? unknown };
      return { name: one.subject.name, value, text: unit(value) };
    }),
  };
}

/** What did not come about, a sentence each. */
export function failuresOf(tried: readonly Tried<Named, unknown>[]): string[] {
  return tried.flatMap(({ failure, figures, subject }) =>
    failure === undefined ? [] : [`${subject.name} ${failureText(failure, figures.length)}`],
  );
}

function failureText(failure: string, before: number): string {
  const when = before === 0 ? '' : ` in trial ${before + 1}`;
  return `failed${when}: it ${failure}.`;
}
