import { CommandFailure } from './failure.ts';

export interface ServerSettings {
  readonly port?: string | undefined;
  readonly host?: string | boolean | undefined;
}

/** @throws CommandFailure when the port is not one */
export function serverOptions({ port = '4321', host }: ServerSettings) {
  const number = Number(port);
  if (!Number.isInteger(number) || number < 0 || number > 65535) {
    throw new CommandFailure(`"${port}" is not a port: it must be a number from 0 to 65535.`);
  }
  return { port: number, host: host ?? false };
}
