import type { Plugin } from 'vite';
import { playgroundJson } from '../endpoint/playground-json.ts';
import { playgroundPage } from '../endpoint/playground-paths.ts';
import type { Project } from '../project/project.ts';
import { decodedPath, pathBelow, requestPath } from '../server/request-path.ts';

/** Serves the data of playgrounds in the preview. */
export function playgroundsPlugin(project: Project): Plugin {
  return {
    name: 'waymark:playgrounds',
    apply: 'serve',
    configureServer: ({ middlewares }) => {
      middlewares.use(async (request, response, next) => {
        const path = requestPath({ url: request.originalUrl ?? request.url });
        const below = pathBelow(path, project.settings.urls.base);
        const page = below && playgroundPage(decodedPath(below));
        if (page === undefined) return next();
        try {
          const json = await playgroundJson(project, page);
          if (json === undefined) return next();
          response.setHeader('content-type', 'application/json; charset=utf-8');
          return response.end(json);
        } catch (error) {
          return next(error);
        }
      });
    },
  };
}
