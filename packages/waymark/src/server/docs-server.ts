import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { feedbackAttribute } from '../client/feedback-listener.ts';
import { contentIndexPath, widgetSettingsPath } from '../project/paths/site-paths.ts';
import { createSiteServer, type RunningServer, type SiteParts } from './create-server.ts';
import { type DocsApp, type DocsAppOptions, docsApp } from './docs-app.ts';
import { openIndexedSite } from './indexed-site.ts';
import { playgroundProxy } from './playground-proxy.ts';
import { type KnownReaders, knownReaders } from './readers/known-readers.ts';
import {
  type LoadReaderBodies,
  openReaderPages,
  type ReaderPages,
} from './readers/reader-pages.ts';
import type { ReaderSites } from './readers/reader-sites.ts';
import type { SignIn } from './readers/sign-in.ts';
import { accountPart, builtPage } from './readers/sign-in-page.ts';
import { createFileServer } from './site-files.ts';
import { type CompressedFiles, compressedFiles } from './static/compression.ts';
import { SiteAbsent } from './static/site-folder.ts';

/** How a server knows readers, and what they then get. */
export interface Readers {
  readonly signIn: SignIn;
  readonly sites: ReaderSites;
  readonly loadBodies: LoadReaderBodies;
}

/** A built site with all that its server needs. */
export interface DocsServerOptions extends DocsAppOptions {
  /** Folder of the built site. */
  readonly site: string;
  /** Sends requests of the playground to the API, if given. */
  readonly proxy?:
    | { readonly privateOrigins: readonly string[]; readonly hosts: readonly string[] }
    | undefined;
  /** How readers sign in, and what they then get, if they can. */
  readonly readers?: Readers | undefined;
}

/** Milliseconds that answers may go on for after the server was told to stop. */
const farewell = 15_000;

/** Milliseconds after these in which answers that are cut off then say why, before connections end. */
const lastWords = 1_500;

/** The server of a site, which can go on with another build of it. */
export interface DocsServer extends RunningServer, Pick<DocsApp, 'renew'> {}

/** The server of a site: its pages and their Markdown, the assistant, and the docs over MCP. */
export function createDocsServer(options: DocsServerOptions): DocsServer {
  const { base, readers, store } = options;
  const end = readers && accountPart(builtPage(options.site), base, false);
  const compressed = compressedFiles();
  const { app, parts } = siteParts(options, { end, compressed, signIn: readers?.signIn });
  const known = readers && ofReaders(options, readers, compressed);
  const running = createSiteServer({
    ...parts,
    ...(readers ? { routes: () => [readers.signIn.route, ...parts.routes()] } : {}),
    ofReader: known?.partsFor,
    limits: { farewell: farewell + lastWords },
    isReady: async () => {
      await store.ping();
      return true;
    },
  });
  return {
    server: running.server,
    renew: app.renew,
    async stop() {
      await Promise.all([app.drain(farewell), known?.drain(farewell), running.stop()]);
    },
  };
}

/** What differs between the site for everyone and those for readers. */
interface Surroundings {
  /** What pages have at their end. */
  readonly end: string | undefined;
  /** Where all sites of the server keep compressed files. */
  readonly compressed: CompressedFiles;
  /** Where someone may sign in whom nobody knows. */
  readonly signIn: SignIn | undefined;
  /** Pages that are others for each reader. */
  readonly readerPages?: ReaderPages | undefined;
}

function siteParts(
  options: DocsServerOptions,
  { compressed, end, readerPages, signIn }: Surroundings,
): { readonly app: DocsApp; readonly parts: SiteParts } {
  const { base, proxy, site, trustedProxies } = options;
  // A site that was built for an assistant elsewhere keeps to it.
  const isAskedElsewhere = existsSync(path.join(site, widgetSettingsPath));
  const app = docsApp({ ...options, isAskedElsewhere });
  const { address, origin: published, pages } = app;
  const proxies = proxy
    ? [playgroundProxy({ site, base, trustedProxies, ...proxy, published })]
    : [];
  const files = createFileServer({
    ...{ folder: site, base, pages, address },
    attributes: () => [
      ...(app.isOffered() ? ['data-wm-assistant'] : []),
      ...(app.isHearing() ? [feedbackAttribute] : []),
      'data-wm-mcp',
    ],
    pageEnd: end,
    missingPage: signIn?.missingPage,
    readerPages,
    compressed,
  });
  return { app, parts: { routes: () => [app, ...proxies], files } };
}

/** The sites of readers, which answer as that for everyone does. */
function ofReaders(
  options: DocsServerOptions,
  { loadBodies, signIn, sites }: Readers,
  compressed: CompressedFiles,
): KnownReaders {
  const end = accountPart(builtPage(options.site), options.base, true);
  return knownReaders(signIn, sites, async (folder) => {
    const indexFile = path.join(folder, contentIndexPath);
    const state = () => {
      const found = statSync(indexFile, { throwIfNoEntry: false });
      return found && `${found.ino} ${found.mtimeMs}`;
    };
    const read = async () => {
      const before = state();
      try {
        const site = await openIndexedSite(folder);
        return { before, site, pages: openReaderPages(folder, options.base, loadBodies) };
      } catch (error) {
        const isThere = before !== undefined && before === state();
        throw isThere ? error : new SiteAbsent(`There is no site for readers at ${folder}.`);
      }
    };
    let known = await read();
    // Another build names the folder otherwise where it lets others in.
    const audience = path.basename(folder);
    const own = { ...options, ...known.site, audience, site: folder, others: [] };
    const readerPages: ReaderPages = { changeOf: (name) => known.pages.changeOf(name) };
    const { app, parts } = siteParts(own, { end, compressed, readerPages, signIn: undefined });
    return {
      ...parts,
      drain: app.drain,
      isCurrent: () => [undefined, known.before].includes(state()),
      async renew() {
        known = await read();
        app.renew({ ...own, ...known.site });
      },
    };
  });
}
