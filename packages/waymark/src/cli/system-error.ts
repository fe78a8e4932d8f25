import { getSystemErrorMessage } from 'node:util';

/**
 * What the file system refused, as one line that names the file: a full disk, a folder that may not
 * be written. `undefined` for any other error.
 *
 * @param place what to name where the error does not: it forgets the name of a file once it is open
 */
export function systemErrorText(error: unknown, place?: string): string | undefined {
  if (!isSystemError(error)) return undefined;
  const reason = getSystemErrorMessage(error.errno) ?? error.code;
  const named = error.path ?? place;
  return named === undefined ? `The system refused: ${reason}.` : `${named}: ${reason}.`;
}

interface SystemError extends Error {
  readonly code: string;
  readonly errno: number;
  readonly syscall: string;
  readonly path?: string;
}

function isSystemError(error: unknown): error is SystemError {
  return error instanceof Error && 'syscall' in error && 'errno' in error && 'code' in error;
}
