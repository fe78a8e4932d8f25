/** How a sort of figure is written: the same everywhere in the report. */
export type Unit = (value: number) => string;

/** Stands where nothing is known. */
export const unknown = '–';

const known =
  (write: Unit): Unit =>
  (value) =>
    Number.isFinite(value) ? write(value) : unknown;

/** Seconds, of which three figures count. */
export const seconds: Unit = known((value) => `${three(value)} s`);
/** Milliseconds. */
export const milliseconds: Unit = known((value) => `${three(value)} ms`);
/** Megabytes of memory. */
export const megabytes: Unit = known((value) => `${value.toFixed(0)} MB`);
/** A count. */
export const count: Unit = known((value) => value.toLocaleString('en'));
/** How many times as much. */
export const times: Unit = known((value) => `${three(value)}×`);
/** A share or a rank, 0 to 1. */
export const share: Unit = known((value) => value.toFixed(3));

/** Bytes, in the unit that leaves a short number. */
export const bytes: Unit = known((value) => {
  const units = ['B', 'kB', 'MB', 'GB'];
  const power = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(value) / 3)));
  return `${three(value / 1000 ** power)} ${units[power]}`;
});

/** How many times as much one is than another. */
export function ratio(value: number, of: number): string {
  return times(value / of);
}

function three(value: number): string {
  const digits = value >= 99.95 ? 0 : value >= 9.995 ? 1 : 2;
  return value.toFixed(digits);
}
