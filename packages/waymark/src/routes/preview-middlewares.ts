import { type Redirect, redirectFinder, remember, siteHref } from '@waymark/core';
import sirv from 'sirv';
import type { Connect } from 'vite';
import { isPublished } from '../project/folder/published-files.ts';
import type { OpenDocs } from '../project/open-docs.ts';
import { isOwnUrl } from '../project/paths/own-urls.ts';
import { isFileOfPage, urlOfPage } from '../project/paths/page-url.ts';
import { decodedPath, pathBelow, requestPath } from '../project/paths/request-path.ts';
import type { Project } from '../project/project.ts';

/**
 * What a preview of any kind answers first: redirects from one path, but for those of folders, and files
 * of the docs folder. A build has no redirect where it writes a page.
 */
export function docsMiddlewares(docs: OpenDocs): readonly Connect.NextHandleFunction[] {
  const isMeant = ({ isFolder, pattern, source }: Redirect) =>
    !(pattern || isFolder || isFileOfPage(docs.project, decodedPath(source)));
  return [redirectMiddleware(docs, isMeant), assetMiddleware(docs)];
}

/**
 * Redirects with wildcards, and those of folders. What a site has comes before them, as on hosts: this
 * stands behind all that serves files of the docs, and leaves pages alone.
 *
 * @param isOther whether something that is not of these docs may be at a path below Astro's base
 */
export function fallbackRedirects(
  docs: OpenDocs,
  isOther: (path: string) => boolean = () => false,
): Connect.NextHandleFunction {
  const redirect = redirectMiddleware(
    docs,
    ({ isFolder, pattern }) => pattern || isFolder === true,
  );
  const { mount, urls } = docs.project.settings;
  return (request, response, next) => {
    const below = pathBelow(wholePath(request), urls.base);
    const isTaken =
      below === undefined ||
      below.startsWith(ownFolder) ||
      isOther(mount + below) ||
      hasPage(docs.project, below);
    return isTaken ? next() : redirect(request, response, next);
  };
}

/** Of what pages load themselves. */
const ownFolder = '/_waymark/';

/** Whether docs, or the Astro project around them, have a page at a path below the base of the docs. */
export function hasPage(project: Project, below: string): boolean {
  const asked = decodedPath(below).replace(/(?:\/index)?\.html$|\/$/, '');
  return asked === '' || isOwnUrl(project.own, below) || urlOfPage(project, asked) !== undefined;
}

/** Rendering a page may find mistakes that reading the folder does not. */
export function reportMiddleware(report: () => void): Connect.NextHandleFunction {
  return (_request, response, next) => {
    response.on('finish', report);
    next();
  };
}

function redirectMiddleware(
  docs: OpenDocs,
  isMeant: (redirect: Redirect) => boolean,
): Connect.NextHandleFunction {
  const { urls } = docs.project.settings;
  const finderOf = remember(({ redirects }: Project['config']) =>
    redirectFinder(redirects.filter(isMeant)),
  );
  return (request, response, next) => {
    const below = pathBelow(decodedPath(wholePath(request)), urls.base);
    const found = below && finderOf(docs.project.config)(below);
    if (!found) return next();
    response.writeHead(found.permanent ? 308 : 307, {
      location: siteHref(found.destination, urls),
    });
    response.end();
  };
}

function assetMiddleware(docs: OpenDocs): Connect.NextHandleFunction {
  const { docsFolder, urls } = docs.project.settings;
  const serve = sirv(docsFolder, { dev: true, etag: true, dotfiles: false });
  return async (request, response, next) => {
    const file = pathBelow(decodedPath(wholePath(request)), urls.base)?.slice(1);
    try {
      if (file === undefined || !(await isPublished(docs, file))) return next();
    } catch (error) {
      return next(error);
    }
    request.url = `/${encodeURI(file)}`;
    serve(request, response, next);
  };
}

/** Also where a server has taken off what is in front of the path. */
function wholePath({ originalUrl, url }: Connect.IncomingMessage): string {
  return requestPath({ url: originalUrl ?? url });
}
