import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CommandFailure } from '../cli/failure.ts';

export interface ListeningOptions {
  readonly host: string;
  /** 0 for any that is free. */
  readonly port: number;
}

/**
 * Starts to listen.
 *
 * @returns the origin that it answers at
 * @throws CommandFailure when the port cannot be used
 */
export async function listen(server: Server, { host, port }: ListeningOptions): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(new CommandFailure(`Port ${port} cannot be used: ${error.message}`)),
    );
    server.listen(port, host, resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${taken}`;
}

/** Waits until the process is told to stop. */
export async function interruption(): Promise<void> {
  await new Promise((resolve) => {
    process.once('SIGINT', resolve).once('SIGTERM', resolve);
  });
}
