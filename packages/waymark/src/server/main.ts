/** Where the server starts that `waymark build --server` writes. */

import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { built, loadBodies, modules } from 'virtual:waymark/server';
import { CommandFailure, failCommand } from '../project/findings/command-failure.ts';
import { systemErrorText } from '../project/findings/system-error.ts';
import { readersFolder } from '../project/output/reader-output.ts';
import { siteFolder } from '../project/output/server-output.ts';
import { openDataStore } from './assistant/data-store.ts';
import { openEventsFile } from './assistant/events-file.ts';
import { loadReadyAnswering } from './assistant/own-modules.ts';
import { openIndexedSite, publishedOrigin } from './indexed-site.ts';
import { portNumber, usualHost, usualPort } from './port.ts';
import { runDocsServer } from './run-docs-server.ts';
import { proxyCount } from './server-settings.ts';
import { followSite } from './static/followed-site.ts';

const { HOST, PORT, WAYMARK_EVENTS, WAYMARK_TRUSTED_PROXIES } = process.env;

try {
  const server = path.dirname(fileURLToPath(import.meta.url));
  const listening = { host: HOST || usualHost, port: portNumber(PORT || usualPort) };
  const trustedProxies = proxyCount(WAYMARK_TRUSTED_PROXIES || '0');
  const site = path.join(server, '..', siteFolder);
  const docs = await followSite(site, async () => ({
    ...(await openIndexedSite(site)),
    ...built,
  }));
  const answering = await loadReadyAnswering(modules).catch(failCommand);
  const events = WAYMARK_EVENTS ? await openEventsFile(WAYMARK_EVENTS) : undefined;
  const store = await openDataStore(process.cwd()).catch(failCommand);
  const readers =
    loadBodies &&
    (await (
      await import('./readers/open-readers.ts')
    ).openReaders(modules.auth, {
      ...{ loadBodies, site, store, trustedProxies, base: built.base, domain: built.domain },
      folder: path.join(server, '..', readersFolder),
      origin: () => publishedOrigin(docs.current().index),
    }));
  const options = { ...docs.current(), ...answering, site, store, events, trustedProxies, readers };
  await runDocsServer(options, listening, [docs]);
  docs.close();
  await Promise.all([store.close(), events?.close()]);
} catch (error) {
  const refused = systemErrorText(error);
  console.error(refused ?? (error instanceof CommandFailure ? error.message : error));
  process.exitCode = 1;
}
