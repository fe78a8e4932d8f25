import type { AddressInfo } from 'node:net';
import { pruneRegularly } from '@waymark/assistant';
import { CommandFailure } from '../cli/failure.ts';
import { createDocsServer, type DocsServerOptions } from './docs-server.ts';

export interface ListeningOptions {
  readonly host: string;
  /** 0 for any that is free. */
  readonly port: number;
}

/**
 * Runs the server of a site until the process is told to stop; answers that are being given may
 * then end.
 *
 * @throws CommandFailure when the port cannot be used
 */
export async function runDocsServer(
  options: DocsServerOptions,
  { host, port }: ListeningOptions,
): Promise<void> {
  const { base, domain, model, others = [], store } = options;
  const stopPruning = pruneRegularly(store, { onError: console.error });
  const { server, stop } = createDocsServer(options);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(new CommandFailure(`Port ${port} cannot be used: ${error.message}`)),
    );
    server.listen(port, host, resolve);
  });
  const { port: shown } = server.address() as AddressInfo;
  const name = host.includes(':') ? `[${host}]` : host;
  const how = model ? `with ${model.name}` : 'by quoting, since no language model is set up';
  console.error(
    `The site is at http://${name}:${shown}${base}/ and its assistant answers at ${base}/v1/assistant/${domain}/message ${how}.`,
  );
  for (const other of others) {
    console.error(
      `Questions about ${other.domain} go to ${base}/v1/assistant/${other.domain}/message.`,
    );
  }
  await new Promise((resolve) => {
    process.once('SIGINT', resolve).once('SIGTERM', resolve);
  });
  await stop();
  stopPruning();
}
