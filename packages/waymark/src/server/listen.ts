import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CommandFailure } from '../project/findings/command-failure.ts';

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
 * @throws CommandFailure when the address or the port cannot be used
 */
export async function listen(server: Server, options: ListeningOptions): Promise<string> {
  const refused = await take(server, options);
  if (refused) throw notUsable(options, refused);
  return originOf(server, options);
}

/** How many ports are tried when others are taken. */
const mostPorts = 20;
const lastPort = 65_535;

/**
 * Starts to listen at the first port that is free, from the one that is asked for on.
 *
 * @returns the origin that it answers at
 * @throws CommandFailure when the address or none of the ports can be used
 */
export async function listenNear(server: Server, options: ListeningOptions): Promise<string> {
  const last = Math.min(options.port + mostPorts - 1, lastPort);
  for (let port = options.port; ; port += 1) {
    const refused = await take(server, { ...options, port });
    if (!refused) return originOf(server, options);
    if (refused.code !== 'EADDRINUSE' || port >= last) throw notUsable(options, refused);
  }
}

/** @returns why the port cannot be taken; nothing where it is */
function take(
  server: Server,
  { host, port }: ListeningOptions,
): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((resolve) => {
    server.once('error', resolve);
    server.listen(port, host, () => {
      server.off('error', resolve);
      resolve(undefined);
    });
  });
}

/** What systems say of a name that they do not know, and of an address that is another machine's. */
const otherAddress: ReadonlySet<string | undefined> = new Set([
  'EADDRNOTAVAIL',
  'EAI_AGAIN',
  'ENOTFOUND',
]);

function notUsable(
  { host, port }: ListeningOptions,
  refused: NodeJS.ErrnoException,
): CommandFailure {
  if (otherAddress.has(refused.code)) {
    return new CommandFailure(
      `Address ${host} cannot be used: it is none of this machine. Name another one: \`--host ADDRESS\`, or \`HOST=ADDRESS\` for a built server.`,
    );
  }
  const why = refused.code === 'EADDRINUSE' ? 'another program has it' : refused.message;
  return new CommandFailure(
    `Port ${port} cannot be used: ${why}. Name another one: \`--port N\`, or \`PORT=N\` for a built server.`,
  );
}

function originOf(server: Server, { host }: ListeningOptions): string {
  const { port } = server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

const signals = ['SIGINT', 'SIGTERM'] as const;

/** Milliseconds from then on after which the process ends, whatever holds it. */
const longestEnd = 19_000;

/**
 * Waits until the process is told to stop. It may then end by itself; a second time ends it at once.
 *
 * @param until when nobody waits any more: a signal then does again what it did before
 */
export async function interruption(until?: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const leave = () => {
      for (const signal of signals) process.off(signal, stop);
    };
    const stop = () => {
      leave();
      // A connection to a database, or a timer of the owner's own module, is not waited for.
      setTimeout(() => process.exit(), longestEnd).unref();
      resolve();
    };
    for (const signal of signals) process.on(signal, stop);
    until?.addEventListener('abort', leave, { once: true });
  });
}
