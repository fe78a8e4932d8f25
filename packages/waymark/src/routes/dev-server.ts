import path from 'node:path';
import { findRedirect, pageUrl, siteHref } from '@waymark/core';
import type { AstroIntegrationLogger } from 'astro';
import sirv from 'sirv';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { isRenamed, routePath } from '../build/render/page-route.ts';
import { astroBase } from '../project/mount.ts';
import type { OpenDocs } from '../project/open-docs.ts';
import { isOwnUrl } from '../project/own-urls.ts';
import type { Project } from '../project/project.ts';
import { decodedPath, pathBelow, requestPath } from '../project/request-path.ts';
import { createReporter } from './reporter.ts';

/** Modules whose text depends on a docs folder: Waymark's, and Astro's own that hold its styles. */
const dependentModules = /^\0?virtual:(?:waymark|astro:dev-css)/;

/**
 * The preview's part of the server: static files and redirects of the docs folder, and a reload
 * of the browser after each change in it.
 *
 * @param isOther whether a route other than that of pages of docs may be at a path below Astro's base
 */
export function devServerPlugin(
  docs: OpenDocs,
  isOther: (path: string) => boolean,
  logger: AstroIntegrationLogger,
): Plugin {
  return {
    name: 'waymark:dev-server',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(redirectMiddleware(docs));
      server.middlewares.use(assetMiddleware(docs));
      server.middlewares.use(namedPageMiddleware(docs));
      server.middlewares.use(unknownPageMiddleware(docs, isOther, logger));
      const report = createReporter(docs, logger);
      server.middlewares.use(reportMiddleware(report));
      watchDocs(server, docs, report);
    },
  };
}

/** Rendering a page may find mistakes that reading the folder does not. */
function reportMiddleware(report: () => void): Connect.NextHandleFunction {
  return (_request, response, next) => {
    response.on('finish', report);
    next();
  };
}

/** Milliseconds without a change after which files count as written: many save in several steps. */
const quietTime = 20;

function watchDocs(server: ViteDevServer, docs: OpenDocs, report: () => void): void {
  const { docsFolder } = docs.project.settings;
  server.watcher.add(docsFolder);
  let timer: NodeJS.Timeout | undefined;
  const waiting = new Set<string>();
  const follow = () => {
    const files = [...waiting];
    waiting.clear();
    followChange(server, docs, files, report).catch((error: unknown) => {
      server.config.logger.error(`The docs folder could not be read again: ${error}`);
    });
  };
  const changed = (file: string) => {
    if (!isInside(docsFolder, file)) return;
    waiting.add(path.relative(docsFolder, file).replaceAll(path.sep, '/'));
    clearTimeout(timer);
    timer = setTimeout(follow, quietTime);
  };
  for (const event of ['add', 'change', 'unlink'] as const) server.watcher.on(event, changed);
}

async function followChange(
  server: ViteDevServer,
  docs: OpenDocs,
  changed: readonly string[],
  report: () => void,
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
}

/** Folders of the docs folder that the preview itself writes to. */
function isInside(folder: string, file: string): boolean {
  const relative = path.relative(folder, file);
  const [first = ''] = relative.split(path.sep);
  return (
    first !== '..' &&
    !path.isAbsolute(relative) &&
    !['.waymark', '.astro', 'node_modules'].includes(first)
  );
}

function assetMiddleware(docs: OpenDocs): Connect.NextHandleFunction {
  const { docsFolder, urls } = docs.project.settings;
  const serve = sirv(docsFolder, { dev: true, etag: true, dotfiles: false });
  return (request, response, next) => {
    const url = new URL(request.originalUrl ?? request.url ?? '/', 'http://localhost');
    const file = pathBelow(decodedPath(url.pathname), urls.base)?.slice(1);
    if (file === undefined || !docs.project.assets.includes(file)) return next();
    request.url = `/${encodeURI(file)}`;
    serve(request, response, next);
  };
}

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
 * Leads readers to the page for unknown addresses. Astro would too, after it has told in the
 * terminal which files of this package have no such page.
 */
function unknownPageMiddleware(
  docs: OpenDocs,
  isOther: (path: string) => boolean,
  logger: AstroIntegrationLogger,
): Connect.NextHandleFunction {
  const { settings } = docs.project;
  const root = astroBase(settings);
  return (request, _response, next) => {
    const path = requestPath({ url: request.originalUrl ?? request.url });
    const below = pathBelow(path, settings.urls.base);
    const isRead = request.headers.accept?.includes('text/html') ?? false;
    if (!isRead || below === undefined || isOther(path.slice(root.length))) return next();
    if (hasPage(docs.project, below)) return next();
    logger.warn(`There is no page at ${path}.`);
    request.url = request.url?.startsWith(`${root}/`) ? `${root}/404` : '/404';
    next();
  };
}

/** Whether docs have a page at a path below their base, or something of the server is there. */
function hasPage(project: Project, below: string): boolean {
  const asked = decodedPath(below).replace(/(?:\/index)?\.html$|\/$/, '');
  if (asked === '' || /^\/[@_]/.test(asked) || isOwnUrl(project.own, below)) return true;
  return urlOfPage(project, asked) !== undefined;
}

/** URL of the page at a decoded path. Entries that only lead elsewhere are no pages. */
function urlOfPage({ site }: Project, asked: string): string | undefined {
  for (const { frontmatter, path: page } of site.pages.values()) {
    const url = pageUrl(page);
    if (frontmatter.url === undefined && decodedPath(url) === asked) return url;
  }
  return undefined;
}

function redirectMiddleware(docs: OpenDocs): Connect.NextHandleFunction {
  const { urls } = docs.project.settings;
  return (request, response, next) => {
    const url = new URL(request.originalUrl ?? request.url ?? '/', 'http://localhost');
    const below = pathBelow(decodedPath(url.pathname), urls.base);
    const found = below && findRedirect(docs.project.config.redirects, below);
    if (!found) return next();
    response.writeHead(found.permanent ? 308 : 307, {
      location: siteHref(found.destination, urls),
    });
    response.end();
  };
}
