import type { AstroIntegrationLogger } from 'astro';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { isRenamed, routePath } from '../build/render/page-route.ts';
import type { LinkedPlaces } from '../project/checks/check-links.ts';
import type { OpenDocs } from '../project/open-docs.ts';
import { astroBase } from '../project/paths/mount.ts';
import { urlOfPage } from '../project/paths/page-url.ts';
import { decodedPath, pathBelow, requestPath } from '../project/paths/request-path.ts';
import { changesPath } from './changes-path.ts';
import { followChanges } from './follow-changes.ts';
import {
  docsMiddlewares,
  fallbackRedirects,
  hasPage,
  reportMiddleware,
} from './preview-middlewares.ts';
import { createReporter, type Reporter } from './reporter.ts';

/** Modules whose text depends on a docs folder: Waymark's, and Astro's own that hold its styles. */
const dependentModules = /^\0?virtual:(?:waymark|astro:dev-css)/;

/**
 * The preview's part of the server: static files and redirects of the docs folder, and a reload
 * of the browser after each change in it.
 *
 * @param around what the Astro project has beside the docs
 */
export function devServerPlugin(
  docs: OpenDocs,
  around: LinkedPlaces,
  logger: AstroIntegrationLogger,
): Plugin {
  return {
    name: 'waymark:dev-server',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(leavePreview);
      for (const middleware of docsMiddlewares(docs)) server.middlewares.use(middleware);
      server.middlewares.use(namedPageMiddleware(docs));
      const reporter = createReporter(docs, logger, around);
      server.middlewares.use(reportMiddleware(reporter.report));
      watchDocs(server, docs, reporter);
    },
  };
}

/**
 * Redirects with wildcards, and those of folders. It stands behind all plugins that serve files of the
 * docs, and before the page for unknown addresses.
 *
 * @param isOther whether something that is not of these docs may be at a path below Astro's base
 */
export function fallbackRedirectsPlugin(
  docs: OpenDocs,
  isOther: (path: string) => boolean,
): Plugin {
  const redirect = fallbackRedirects(docs, isOther);
  return {
    name: 'waymark:fallback-redirects',
    apply: 'serve',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        // Vite serves what pages run at paths that no site has, and comes after this.
        const isRun = /^(?:script|style)$/.test(String(request.headers['sec-fetch-dest']));
        return isRun ? next() : redirect(request, response, next);
      });
    },
  };
}

/**
 * Leads readers to the page for unknown addresses. It stands behind all plugins that serve files of
 * the docs.
 *
 * @param isOther whether a route other than that of pages of these docs may be at a path below Astro's base
 */
export function unknownPagesPlugin(
  docs: OpenDocs,
  isOther: (path: string) => boolean,
  logger: AstroIntegrationLogger,
): Plugin {
  return {
    name: 'waymark:unknown-pages',
    apply: 'serve',
    configureServer: ({ middlewares }) => {
      middlewares.use(unknownPageMiddleware(docs, isOther, logger));
    },
  };
}

function watchDocs(server: ViteDevServer, docs: OpenDocs, reporter: Reporter): void {
  const { docsFolder } = docs.project.settings;
  server.watcher.add(docsFolder);
  const changed = followChanges(docsFolder, (files) => {
    followChange(server, docs, files, reporter).catch((error: unknown) => {
      server.config.logger.error(`The docs folder could not be read again: ${error}`);
    });
  });
  for (const event of ['add', 'change', 'unlink'] as const) server.watcher.on(event, changed);
}

async function followChange(
  server: ViteDevServer,
  docs: OpenDocs,
  changed: readonly string[],
  { report, reportSaved }: Reporter,
): Promise<void> {
  await docs.reload(changed);
  report();
  for (const environment of Object.values(server.environments)) {
    for (const module of environment.moduleGraph.idToModuleMap.values()) {
      if (module.id && dependentModules.test(module.id)) {
        environment.moduleGraph.invalidateModule(module);
      }
    }
  }
  for (const environment of Object.values(server.environments)) {
    // The server evaluates everything again only for what it holds as modules: components.
    const isStale = environment.name === 'client' || docs.project.islands.all.size > 0;
    if (isStale) environment.hot.send({ type: 'full-reload' });
  }
  reportSaved(changed);
}

/**
 * Has pages that were opened before, when a preview without Astro was at this address, ask for nothing
 * more: they are then loaded again. Astro would bundle its page for unknown addresses first.
 */
const leavePreview: Connect.NextHandleFunction = (request, response, next) => {
  if (requestPath({ url: request.originalUrl ?? request.url }) !== changesPath) return next();
  response.writeHead(204).end();
};

/** Leads to pages whose names Astro cannot route. */
function namedPageMiddleware(docs: OpenDocs): Connect.NextHandleFunction {
  const { mount, urls } = docs.project.settings;
  return (request, _response, next) => {
    const below = pathBelow(requestPath({ url: request.originalUrl ?? request.url }), urls.base);
    const url = urlOfPage(docs.project, decodedPath(below ?? '').replace(/\/$/, ''));
    if (url !== undefined && isRenamed(url)) request.url = `${mount}/${routePath(url)}`;
    next();
  };
}

/**
 * Astro would lead to that page too, after it has told in the terminal which files of this package
 * have no such page.
 */
function unknownPageMiddleware(
  docs: OpenDocs,
  isOther: (path: string) => boolean,
  logger: AstroIntegrationLogger,
): Connect.NextHandleFunction {
  const { settings } = docs.project;
  const root = astroBase(settings);
  const page = settings.urls.trailingSlash === 'always' ? '/404/' : '/404';
  return (request, _response, next) => {
    const path = requestPath({ url: request.originalUrl ?? request.url });
    const below = pathBelow(path, settings.urls.base);
    const isRead = request.headers.accept?.includes('text/html') ?? false;
    if (!isRead || below === undefined || isOther(path.slice(root.length))) return next();
    // Such paths are of the server.
    if (/^\/[@_]/.test(below) || hasPage(docs.project, below)) return next();
    logger.warn(`There is no page at ${path}.`);
    request.url = request.url?.startsWith(`${root}/`) ? root + page : page;
    next();
  };
}
