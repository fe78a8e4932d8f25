import type { Plugin } from 'vite';
import { playgroundPage } from '../endpoint/playground-data.ts';
import { playgroundJson } from '../endpoint/playground-json.ts';
import type { Project } from '../project/project.ts';

/** Serves the data of playgrounds in the preview. */
export function playgroundsPlugin(project: Project): Plugin {
  return {
    name: 'waymark:playgrounds',
    apply: 'serve',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.originalUrl ?? request.url ?? '/', 'http://localhost');
        const { base } = project.settings.urls;
        const page =
          pathname.startsWith(base) && playgroundPage(decodeURI(pathname.slice(base.length)));
        const json = page ? playgroundJson(project, page) : undefined;
        if (json === undefined) return next();
        response.setHeader('content-type', 'application/json; charset=utf-8');
        response.end(json);
      });
    },
  };
}
