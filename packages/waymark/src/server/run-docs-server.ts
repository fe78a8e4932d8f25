import { pruneRegularly } from '@waymark/assistant';
import type { AskedSite } from './docs-app.ts';
import { createDocsServer, type DocsServerOptions } from './docs-server.ts';
import { interruption, type ListeningOptions, listen } from './listen.ts';
import type { FollowedSite } from './static/followed-site.ts';

/**
 * Runs the server of a site until the process is told to stop; answers that are being given may
 * then end.
 *
 * @param sites those that it answers about, which are followed
 * @throws CommandFailure when the address or the port cannot be used
 */
export async function runDocsServer(
  options: DocsServerOptions,
  listening: ListeningOptions,
  sites: readonly FollowedSite<AskedSite>[],
): Promise<void> {
  const { base, domain, model, others = [], store } = options;
  const stopPruning = pruneRegularly(store, { onError: console.error });
  const { renew, server, stop } = createDocsServer(options);
  const origin = await listen(server, listening);
  const how = model ? `with ${model.name}` : 'by quoting, since no language model is set up';
  console.error(
    `The site is at ${origin}${base}/ and its assistant answers at ${base}/v1/assistant/${domain}/message ${how}.`,
  );
  for (const other of others) {
    console.error(
      `Questions about ${other.domain} go to ${base}/v1/assistant/${other.domain}/message.`,
    );
  }
  for (const site of sites) site.follow(renew);
  await interruption();
  await stop();
  stopPruning();
}
