import { pathToFileURL } from 'node:url';
import { readersEntry, rendererFile } from '../build/renderer/renderer-files.ts';
import { areReadersOf, builtAuth, ownReadersFolder } from '../project/output/reader-output.ts';
import { openEventsFile } from '../server/assistant/events-file.ts';
import { openIndexedSite, publishedOrigin } from '../server/indexed-site.ts';
import { runDocsServer } from '../server/run-docs-server.ts';
import {
  type PlaygroundProxySettings,
  playgroundProxySettings,
  proxyCount,
} from '../server/server-settings.ts';
import { followSite } from '../server/static/followed-site.ts';
import { answeringOf } from './asking/answering-of.ts';
import { assistantStore } from './asking/assistant-store.ts';
import { docsFolderAt } from './folders/docs-folder.ts';
import { type AnsweringFiles, ownModule } from './settings/own-files.ts';
import { servedBase } from './settings/served-base.ts';
import { type ServedSite, type SiteLists, servedSites } from './settings/served-sites.ts';
import { listeningOptions, type ServerSettings } from './settings/server-options.ts';

interface ServeSettings extends ServerSettings, SiteLists, AnsweringFiles, PlaygroundProxySettings {
  readonly base?: string;
  readonly trustedProxies: string;
  readonly events?: string;
  /** Module that says who may sign in. */
  readonly auth?: string;
}

/**
 * `waymark serve [dir]`: the built site and the assistant in one process, until it is interrupted;
 * answers that are being given may then end. Of further sites, only questions are answered.
 */
export async function serve(dir: string, settings: ServeSettings): Promise<void> {
  const listening = listeningOptions(settings);
  const proxy = playgroundProxySettings(settings);
  const trustedProxies = proxyCount(settings.trustedProxies);
  const sites = servedSites(settings);
  const answering = await answeringOf(settings);
  const events = settings.events === undefined ? undefined : await openEventsFile(settings.events);
  const open = ({ site, ...names }: ServedSite) =>
    followSite(site, async () => ({ ...(await openIndexedSite(site)), ...names }));
  const [own, ...others] = [await open(sites[0]), ...(await Promise.all(sites.slice(1).map(open)))];
  const base = servedBase(settings.base, own.current().index.site.base);
  for (const { domain, index } of others.map((other) => other.current())) {
    if (index.site.url !== undefined) continue;
    console.error(
      `The site of ${domain} was built without its address, so links in answers about it are paths only: \`waymark build --site https://…\`.`,
    );
  }
  const store = await assistantStore(dir);
  const auth = settings.auth === undefined ? undefined : ownModule(settings.auth);
  const folder = ownReadersFolder(docsFolderAt(dir));
  const knowsReaders = auth !== undefined || docsSayHow(sites[0].site, folder);
  const readers = knowsReaders
    ? await (await import('../server/readers/open-readers.ts')).openReaders(auth, {
        loadBodies: () => import(pathToFileURL(rendererFile(readersEntry)).href),
        ...{ base, store, trustedProxies, site: sites[0].site, domain: sites[0].domain },
        folder,
        origin: () => publishedOrigin(own.current().index),
      })
    : undefined;
  const options = {
    ...own.current(),
    ...answering,
    others: others.map((other) => other.current()),
    site: sites[0].site,
    ...{ base, store, events, trustedProxies, proxy, readers },
  };
  try {
    await runDocsServer(options, listening, [own, ...others]);
  } finally {
    for (const site of [own, ...others]) site.close();
    await Promise.all([store.close(), events?.close()]);
  }
}

/**
 * Whether docs.json said how readers sign in when a site was built. The docs may be strangers', who can
 * bring sites for readers along that nobody here has built.
 */
function docsSayHow(site: string, folder: string): boolean {
  if (builtAuth(folder) === undefined) return false;
  if (areReadersOf(site, folder)) return true;
  console.error(
    `The sites for readers in ${folder} were not built with ${site}, so nobody can sign in: \`waymark build\` makes both.`,
  );
  return false;
}
