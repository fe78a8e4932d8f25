import type { Plugin } from 'vite';
import type { Project } from '../project/project.ts';
import { projectRobots, projectSitemap, robotsPath } from '../seo/crawler-files.ts';
import type { SiteFile } from '../seo/sitemap.ts';

/** Serves sitemap and `robots.txt` in the preview; files of the docs folder come before them. */
export function crawlersPlugin(project: Project): Plugin {
  return {
    name: 'waymark:crawlers',
    apply: 'serve',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.originalUrl ?? request.url ?? '/', 'http://localhost');
        const { base } = project.settings.urls;
        const file = pathname.startsWith(base)
          ? crawlerFile(project, pathname.slice(base.length))
          : undefined;
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
