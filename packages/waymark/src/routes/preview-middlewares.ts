import { findRedirect, siteHref } from '@waymark/core';
import sirv from 'sirv';
import type { Connect } from 'vite';
import type { OpenDocs } from '../project/open-docs.ts';
import { isPublished } from '../project/published-files.ts';
import { decodedPath, pathBelow, requestPath } from '../project/request-path.ts';

/** What a preview of any kind answers before pages: redirects and files of the docs folder. */
export function docsMiddlewares(docs: OpenDocs): readonly Connect.NextHandleFunction[] {
  return [redirectMiddleware(docs), assetMiddleware(docs)];
}

/** Rendering a page may find mistakes that reading the folder does not. */
export function reportMiddleware(report: () => void): Connect.NextHandleFunction {
  return (_request, response, next) => {
    response.on('finish', report);
    next();
  };
}

function redirectMiddleware(docs: OpenDocs): Connect.NextHandleFunction {
  const { urls } = docs.project.settings;
  return (request, response, next) => {
    const below = pathBelow(decodedPath(wholePath(request)), urls.base);
    const found = below && findRedirect(docs.project.config.redirects, below);
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
