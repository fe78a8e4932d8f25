import path from 'node:path';
import { dataFolder } from '../server/data-store.ts';
import { indexSite } from '../server/indexed-site.ts';
import { runDocsServer } from '../server/run-docs-server.ts';
import {
  domainId,
  type PlaygroundProxySettings,
  playgroundProxySettings,
  proxyCount,
} from '../server/server-settings.ts';
import { assistantStore } from './assistant-store.ts';
import { languageModel } from './language-model.ts';
import { listeningOptions, type ServerSettings } from './server-options.ts';
import { docsFolderAt } from './site-config.ts';

interface ServeSettings extends ServerSettings, PlaygroundProxySettings {
  readonly site: string;
  readonly domain: string;
  readonly organization?: string;
  readonly base: string;
  readonly model?: string;
  readonly trustedProxies: string;
}

/**
 * `waymark serve [dir]`: the built site and the assistant in one process, until it is interrupted;
 * answers that are being given may then end.
 */
export async function serve(dir: string, settings: ServeSettings): Promise<void> {
  const listening = listeningOptions(settings);
  const proxy = playgroundProxySettings(settings);
  const trustedProxies = proxyCount(settings.trustedProxies);
  const domain = domainId(settings.domain);
  const model = await languageModel(settings.model);
  const site = path.resolve(settings.site);
  const docs = await indexSite(site, path.join(dataFolder(docsFolderAt(dir)), 'served'));
  const store = await assistantStore(dir);
  try {
    await runDocsServer(
      {
        ...docs,
        site,
        base: settings.base.replace(/\/+$/, ''),
        store,
        domain,
        organization: settings.organization ?? domain,
        model,
        trustedProxies,
        proxy,
      },
      listening,
    );
  } finally {
    await Promise.all([store.close(), docs.close()]);
  }
}
