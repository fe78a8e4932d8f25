import path from 'node:path';
import { pruneRegularly } from '@waymark/assistant';
import { dataFolder } from '../server/data-store.ts';
import { createDocsServer } from '../server/docs-server.ts';
import { indexSite } from '../server/indexed-site.ts';
import { assistantStore } from './assistant-store.ts';
import { CommandFailure } from './failure.ts';
import { languageModel } from './language-model.ts';
import { type ServerSettings, serverOptions } from './server-options.ts';
import { docsFolderAt } from './site-config.ts';

interface ServeSettings extends ServerSettings {
  readonly site: string;
  readonly domain: string;
  readonly organization?: string;
  readonly base: string;
  readonly model?: string;
  readonly trustedProxies: string;
  readonly proxy?: boolean;
  readonly proxyPrivate?: readonly string[];
}

/**
 * `waymark serve [dir]`: the built site and the assistant in one process, until it is interrupted;
 * answers that are being given may then end.
 */
export async function serve(dir: string, settings: ServeSettings): Promise<void> {
  const { host, port } = serverOptions(settings);
  const proxy = playgroundProxy(settings);
  const domain = settings.domain.toLowerCase();
  const model = await languageModel(settings.model);
  const site = path.resolve(settings.site);
  const docs = await indexSite(site, path.join(dataFolder(docsFolderAt(dir)), 'served'));
  const store = await assistantStore(dir);
  const stopPruning = pruneRegularly(store, { onError: console.error });
  const { server, stop } = createDocsServer({
    ...docs,
    site,
    base: settings.base.replace(/\/+$/, ''),
    store,
    domain,
    organization: settings.organization ?? domain,
    model,
    trustedProxies: proxyCount(settings.trustedProxies),
    proxy,
  });
  const address = host === true ? '0.0.0.0' : host === false ? '127.0.0.1' : host;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(new CommandFailure(`Port ${port} cannot be used: ${error.message}`)),
    );
    server.listen(port, address, resolve);
  });
  const listening = server.address();
  const shown = typeof listening === 'object' && listening ? listening.port : port;
  console.error(
    `The site is at http://${address}:${shown}${settings.base.replace(/\/+$/, '')}/ and its assistant answers at /v1/assistant/${domain}/message${model ? ` with ${model.name}` : ' by quoting, since no language model is set up'}.`,
  );
  await interrupted();
  await stop();
  stopPruning();
  await Promise.all([store.close(), docs.close()]);
}

function interrupted(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGINT', resolve).once('SIGTERM', resolve);
  });
}

/** @throws CommandFailure when an origin is none, or there is no proxy that it is for */
function playgroundProxy({ proxy, proxyPrivate }: ServeSettings) {
  if (!proxy) {
    if (proxyPrivate === undefined) return undefined;
    throw new CommandFailure('`--proxy-private` says what `--proxy` may reach; give both.');
  }
  const privateOrigins = (proxyPrivate ?? []).map((text) => {
    const url = URL.parse(text);
    if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
    throw new CommandFailure(
      `"${text}" is not the origin of a server, as in http://10.0.0.5:8080.`,
    );
  });
  return { privateOrigins };
}

function proxyCount(text: string): number {
  const count = Number(text);
  if (Number.isInteger(count) && count >= 0) return count;
  throw new CommandFailure(`"${text}" is not a number of proxies.`);
}
