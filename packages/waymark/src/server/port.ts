import { CommandFailure } from '../project/findings/command-failure.ts';

/** Where a server listens when nobody says it: on this machine only. */
export const usualHost = '127.0.0.1';
/** The port that is taken when none is named. */
export const usualPort = '4321';

/** @throws CommandFailure when the text is no port */
export function portNumber(text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= 0 && number <= 65535) return number;
  throw new CommandFailure(`"${text}" is not a port: it must be a number from 0 to 65535.`);
}
