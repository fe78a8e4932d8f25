import { type Diagnostic, diagnosticCodes, isForeignUrl } from '@waymark/core';

/** So long one input may take, in seconds of the processor; a machine under load needs more. */
const mostSeconds = 20;

/** Runs something, which has to end in a bounded time. */
export async function inTime<Result>(run: () => Result | Promise<Result>): Promise<Result> {
  const before = process.cpuUsage();
  const result = await run();
  const seconds = process.cpuUsage(before).user / 1e6;
  if (seconds > mostSeconds) throw new Error(`It took ${seconds.toFixed(1)} s.`);
  return result;
}

/** What a user is told: known codes, places that exist, sentences, and nothing of the program. */
export function checkDiagnostics(
  diagnostics: readonly Diagnostic[],
  textOf: (file: string) => string | undefined,
): void {
  for (const found of diagnostics) {
    const { code, column, file, hint = '', line, message } = found;
    const fail = (what: string) => {
      throw new Error(`${what}: ${JSON.stringify(found).slice(0, 2000)}`);
    };
    if (!Object.hasOwn(diagnosticCodes, code)) fail('There is no such code');
    if (message.trim() === '') fail('It says nothing');
    if (/\n\s+at .+:\d+|\bundefined\b is not|TypeError|RangeError|\[object /.test(message + hint)) {
      fail('It tells of the program');
    }
    if (!Number.isInteger(line) || !Number.isInteger(column) || line < 1 || column < 1) {
      fail('It has no place');
    }
    const lines = textOf(file)?.split(/\r\n|[\n\r]/);
    if (lines && line > lines.length + 1) fail('Its line is behind the end');
  }
}

/** Addresses that a value holds under such names lead nowhere that runs. */
export function checkAddresses(value: unknown): void {
  const visit = (inner: unknown, name: string) => {
    if (typeof inner === 'string' && /^(?:href|url|src)$/.test(name) && isForeignUrl(inner)) {
      throw new Error(`${name} is ${JSON.stringify(inner)}.`);
    }
    if (typeof inner !== 'object' || inner === null) return;
    for (const [key, item] of Object.entries(inner)) visit(item, key);
  };
  visit(value, '');
}
