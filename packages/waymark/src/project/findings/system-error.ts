import { getSystemErrorMessage } from 'node:util';

/**
 * What the file system refused, as one line that names the file: a full disk, a
 * folder that may not be written. The bundler writes files too. `undefined` for any other error.
 *
 * @param place what to name where the error does not: it forgets the name of a file once it is open
 */
export function systemErrorText(error: unknown, place?: string): string | undefined {
  const [, written, refusal] = bundlerRefusal.exec(messageOf(error)) ?? [];
  if (refusal !== undefined) return `${written ?? place ?? 'The system refused'}: ${refusal}.`;
  if (!isSystemError(error)) return undefined;
  // Node itself gives some of these numbers without their sign.
  const reason = getSystemErrorMessage(-Math.abs(error.errno)) ?? error.code;
  const named = error.path ?? place;
  return named === undefined ? `The system refused: ${reason}.` : `${named}: ${reason}.`;
}

/** How Rolldown ends a report of a file that it could not read or write. */
const bundlerRefusal = /(?:Failed to [a-z ]+ in (.+)\s+)?Caused by:\s+(.+) \(os error \d+\)/;

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : '';
}

interface SystemError extends Error {
  readonly code: string;
  readonly errno: number;
  readonly path?: string;
}

function isSystemError(error: unknown): error is SystemError {
  return error instanceof Error && 'code' in error && 'syscall' in error && 'errno' in error;
}
