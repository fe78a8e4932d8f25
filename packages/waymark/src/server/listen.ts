import type { Server } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { CommandFailure } from '../project/command-failure.ts';

/** Where a server listens. */
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

/** How many ports are tried when others are taken. */
const mostPorts = 20;

/**
 * Starts to listen at the first port that is free, from the one that is asked for on.
 *
 * @returns the origin that it answers at
 * @throws CommandFailure when none can be used
 */
export async function listenNear(
  server: Server,
  { host, port }: ListeningOptions,
): Promise<string> {
  for (let next = port; next < port + mostPorts; next += 1) {
    if (port === 0 || (await isFree(next, host))) return listen(server, { host, port: next });
  }
  return listen(server, { host, port });
}

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}

const signals = ['SIGINT', 'SIGTERM'] as const;

/** Milliseconds from then on after which the process ends, whatever holds it. */
const longestEnd = 19_000;

/**
 * Waits until the process is told to stop. It may then end by itself; a second time ends it at once.
 */
export async function interruption(): Promise<void> {
  await new Promise<void>((resolve) => {
    const stop = () => {
      for (const signal of signals) process.off(signal, stop);
      // A connection to a database, or a timer of the owner's own module, is not waited for.
      setTimeout(() => process.exit(), longestEnd).unref();
      resolve();
    };
    for (const signal of signals) process.on(signal, stop);
  });
}
