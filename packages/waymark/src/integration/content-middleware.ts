import path from 'node:path';
import type { Plugin } from 'vite';
import { isOwnUrl } from '../project/own-urls.ts';
import type { Project } from '../project/project.ts';
import { decodedPath, pathBelow, requestPath } from '../server/request-path.ts';
import type { PreviewContent } from './preview-content.ts';

/** Serves twins, the content index and the files for agents in the preview, made when asked for. */
export function contentPlugin(project: Project, content: PreviewContent): Plugin {
  return {
    name: 'waymark:content',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const wanted = requestPath({ url: request.originalUrl ?? request.url });
        const below = pathBelow(wanted, project.settings.urls.base);
        const isDocs = below !== undefined && !isOwnUrl(project.own, below);
        if (request.method !== 'GET' || !isDocs) return next();
        try {
          const found = await content.file(decodedPath(below));
          if (found === undefined) return next();
          response.setHeader('content-type', contentType(wanted));
          return response.end(found);
        } catch (error) {
          return next(error);
        }
      });
    },
  };
}

function contentType(pathname: string): string {
  const types: Readonly<Record<string, string>> = {
    '.md': 'text/markdown; charset=utf-8',
    '.txt': 'text/plain; charset=utf-8',
    '.json': 'application/json; charset=utf-8',
  };
  return types[path.extname(pathname)] ?? 'application/octet-stream';
}
