import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingMessage, request as send } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { once, type TrustedProxies } from '@waymark/assistant';
import { readersFolder } from '../../project/output/reader-output.ts';
import { siteFolder } from '../../project/output/server-output.ts';
import { onDataStore } from '../assistant/data-store.ts';
import { openEventsFile } from '../assistant/events-file.ts';
import { loadAnswering, type OwnModules } from '../assistant/own-modules.ts';
import { createDocsServer } from '../docs-server.ts';
import { openIndexedSite, publishedOrigin } from '../indexed-site.ts';
import { openReaders } from '../readers/open-readers.ts';
import type { LoadReaderBodies } from '../readers/reader-pages.ts';
import type { Handle } from '../route.ts';
import { builtFolder } from '../static/built-folder.ts';
import type { AdapterSettings } from './adapter-docs.ts';

/** What a build tells the server of its adapter of a site with readers. */
export interface AdapterSiteSettings extends Omit<AdapterSettings, 'client'> {
  /** Folder of the sites, for everyone and for readers, beside the modules of the server. */
  readonly folder: string;
}

/**
 * Answers for docs whose readers can sign in, on the server of an adapter: with the server that
 * `waymark serve` has too. It listens to a socket that no other user of the machine may open, since
 * what a file server does is written for streams of Node, and adapters have requests of the web.
 *
 * @param place URL of a module of the built server
 */
export function adapterSite(
  built: AdapterSiteSettings,
  modules: OwnModules,
  loadBodies: LoadReaderBodies,
  place: string,
): Handle {
  const open = once(() => listen(built, modules, loadBodies, place));
  return async (request, { address }) => {
    try {
      const asked = new URL(request.url);
      // Whether a slash follows is the project's to say, which has let the request through.
      if (asked.pathname === built.base) asked.pathname += '/';
      return await forward(await open(), request, { asked, address });
    } catch (error) {
      if (!request.signal.aborted) console.error(error instanceof Error ? error.message : error);
      return new Response('The docs cannot be reached.', {
        status: 503,
        headers: { 'cache-control': 'no-store', 'content-type': 'text/plain' },
      });
    }
  };
}

/** @returns path of the socket */
async function listen(
  { folder, trustedProxies: proxies, ...built }: AdapterSiteSettings,
  modules: OwnModules,
  loadBodies: LoadReaderBodies,
  place: string,
): Promise<string> {
  const sites = sitesFolder(path.dirname(fileURLToPath(place)), folder);
  const site = path.join(sites, siteFolder);
  const docs = await openIndexedSite(site);
  const answering = await loadAnswering(modules);
  const { WAYMARK_EVENTS } = process.env;
  const events = WAYMARK_EVENTS ? await openEventsFile(WAYMARK_EVENTS) : undefined;
  const trustedProxies: TrustedProxies = typeof proxies === 'number' ? proxies + 1 : proxies;
  return onDataStore(process.cwd(), async (store) => {
    const readers = await openReaders(modules.auth, {
      ...{ site, store, loadBodies, trustedProxies, base: built.base, domain: built.domain },
      folder: path.join(sites, readersFolder),
      origin: () => publishedOrigin(docs.index),
    });
    const options = { ...built, ...docs, ...answering, site, store, events, trustedProxies };
    const { server } = createDocsServer({ ...options, readers });
    const socket = socketPath();
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(socket, resolve);
    });
    // The server of the adapter is what keeps the process running.
    server.unref();
    return socket;
  });
}

/** Only the user of the process may look into a folder that is made so. */
function socketPath(): string {
  if (process.platform === 'win32') return `\\\\.\\pipe\\waymark-${randomUUID()}`;
  const folder = mkdtempSync(path.join(tmpdir(), 'waymark-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return path.join(folder, 'site');
}

function sitesFolder(folder: string, name: string): string {
  const sites = builtFolder(folder, name, siteFolder);
  if (sites !== undefined) return sites;
  throw new Error(
    `The server lacks the sites that the build wrote to ${name} beside it: deploy that folder too.`,
  );
}

/** Headers about one connection, which are not those of the next (RFC 9110 section 7.6.1). */
const ofConnection = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'te', 'trailer'];

/** Sends a request on to a URL, with the address that it came from as a proxy adds it. */
async function forward(
  socketPath: string,
  request: Request,
  { asked: url, address }: { readonly asked: URL; readonly address: string },
): Promise<Response> {
  const headers = new Headers(request.headers);
  for (const name of ofConnection) headers.delete(name);
  if (!headers.has('host')) headers.set('host', url.host);
  headers.append('x-forwarded-for', address);
  const { method, signal } = request;
  const asked = send({
    ...{ socketPath, method, signal, path: url.pathname + url.search },
    headers: Object.fromEntries(headers),
  });
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    asked.once('response', resolve).once('error', reject);
  });
  if (request.body) {
    // An answer may come before the end of what was sent.
    pipeline(Readable.fromWeb(request.body as never), asked).catch(() => undefined);
  } else asked.end();
  return responseOf(await answered, method);
}

function responseOf(answer: IncomingMessage, method: string): Response {
  const headers = new Headers();
  for (const [name, values] of Object.entries(answer.headersDistinct)) {
    if (ofConnection.includes(name)) continue;
    for (const value of values ?? []) headers.append(name, value);
  }
  const status = answer.statusCode ?? 500;
  const isEmpty = method === 'HEAD' || status === 204 || status === 304;
  if (isEmpty) answer.resume();
  const body = isEmpty ? null : (Readable.toWeb(answer) as ReadableStream<Uint8Array>);
  return new Response(body, { status, headers });
}
