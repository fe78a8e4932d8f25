import path from 'node:path';
import { CommandFailure } from '../../project/findings/command-failure.ts';

/**
 * The path that a site is served under, without a slash at the end.
 *
 * @throws CommandFailure for what is no path, such as an address
 */
export function basePath(text: string): string {
  if (/[\s?#:\\*[\]{}]/.test(text)) {
    throw new CommandFailure(`The base is a path, such as \`/docs\`, and not ${text}.`);
  }
  return path.posix.join('/', text).replace(/\/$/, '');
}
