import vm from 'node:vm';

/** So long may the code of a page run, in milliseconds. */
const pageLimit = 10_000;

const waiting = Symbol.for('waymark.evaluation');
const script = new vm.Script('globalThis[Symbol.for("waymark.evaluation")]()');

/**
 * Runs code of an author that may never end. What it starts and does not wait for, such as a timer,
 * is not watched.
 *
 * @param limit in milliseconds
 * @throws what it throws, and an error when it takes longer
 */
export function withinTime<Value>(run: () => Value, limit = pageLimit): Value {
  const scope = globalThis as Record<symbol, unknown>;
  let value: { readonly given: Value } | undefined;
  scope[waiting] = () => {
    value = { given: run() };
  };
  try {
    script.runInThisContext({ timeout: limit });
  } catch (error) {
    const isLate = error instanceof Error && 'code' in error && error.code === lateCode;
    throw isLate ? new Error(`Its code did not end within ${limit / 1000} seconds.`) : error;
  }
  if (!value) throw new Error('The code did not run.');
  return value.given;
}

const lateCode = 'ERR_SCRIPT_EXECUTION_TIMEOUT';
