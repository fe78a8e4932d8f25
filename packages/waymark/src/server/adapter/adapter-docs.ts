import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { once } from '@waymark/assistant';
import { securityHeaders } from '@waymark/content/text';
import { contentIndexPath } from '../../project/paths/site-paths.ts';
import { onDataStore } from '../assistant/data-store.ts';
import { openEventsFile } from '../assistant/events-file.ts';
import { loadAnswering, type OwnModules } from '../assistant/own-modules.ts';
import { docsApp } from '../docs-app.ts';
import { openIndexedSite } from '../indexed-site.ts';
import type { Handle } from '../route.ts';
import { builtFolder } from '../static/built-folder.ts';

/** What a build tells the server of its adapter. */
export interface AdapterSettings {
  readonly base: string;
  readonly domain: string;
  readonly organization: string;
  readonly trustedProxies: number | { readonly header: string };
  /** Paths of the site end with a slash. */
  readonly trailingSlash: boolean;
  /** Folder of the site's files, from that of the server's. */
  readonly client: string;
}

/**
 * Answers about the site from a route on the server of an adapter. What that needs is opened with
 * the first request; when that fails, the next request tries again.
 *
 * @param place URL of a module of the built server
 */
export function adapterDocs(built: AdapterSettings, modules: OwnModules, place: string): Handle {
  const open = once(() => openApp(built, modules, place));
  return async (request, connection) => {
    try {
      const handle = await open();
      return withSecurityHeaders(await handle(request, connection));
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      return withSecurityHeaders(new Response('The assistant cannot be reached.', { status: 503 }));
    }
  };
}

/** Files of the site are the adapter's, and its host's, to describe; these answers are ours. */
function withSecurityHeaders({ body, headers, status, statusText }: Response): Response {
  return new Response(body, {
    status,
    statusText,
    headers: new Headers([...Object.entries(securityHeaders), ...headers]),
  });
}

async function openApp(
  built: AdapterSettings,
  modules: OwnModules,
  place: string,
): Promise<Handle> {
  const docs = await openIndexedSite(siteFolder(path.dirname(fileURLToPath(place)), built.client));
  const answering = await loadAnswering(modules);
  const { WAYMARK_EVENTS } = process.env;
  const events = WAYMARK_EVENTS ? await openEventsFile(WAYMARK_EVENTS) : undefined;
  return onDataStore(
    process.cwd(),
    (store) => docsApp({ ...built, ...docs, ...answering, store, events }).handle,
  );
}

function siteFolder(folder: string, client: string): string {
  const site = builtFolder(folder, client, contentIndexPath);
  if (site !== undefined) return site;
  throw new Error(
    `The server lacks the files of its site, which the build wrote to ${client} beside it: deploy both folders.`,
  );
}
