import type { Plugin } from 'vite';
import type { Project } from '../project/project.ts';
import { projectRobots, projectSitemap, robotsPath } from '../seo/crawler-files.ts';
import type { SiteFile } from '../seo/sitemap.ts';
import { pathBelow, requestPath } from '../server/request-path.ts';

/** Serves sitemap and `robots.txt` in the preview; files of the docs folder come before them. */
export function crawlersPlugin(project: Project): Plugin {
  return {
    name: 'waymark:crawlers',
    apply: 'serve',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        const path = requestPath({ url: request.originalUrl ?? request.url });
        const below = pathBelow(path, project.settings.urls.base);
        const file = below === undefined ? undefined : crawlerFile(project, below);
        if (file === undefined) return next();
        const type = file.path.endsWith('.xml') ? 'application/xml' : 'text/plain';
        response.setHeader('content-type', `${type}; charset=utf-8`);
        response.end(file.text);
      });
    },
  };
}

function crawlerFile(project: Project, path: string): SiteFile | undefined {
  if (path !== robotsPath && !/^\/sitemap(?:-\d+)?\.xml$/.test(path)) return undefined;
  const sitemap = projectSitemap(project);
  if (path === robotsPath) return projectRobots(project, sitemap.length > 0);
  return sitemap.find((file) => file.path === path);
}
