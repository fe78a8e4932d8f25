import type { Plugin } from 'vite';
import { astroBase } from '../project/mount.ts';
import { isOwnUrl } from '../project/own-urls.ts';
import type { Project } from '../project/project.ts';
import { projectAddress, projectSitemap, robotsFile, robotsPath } from '../seo/crawler-files.ts';
import { type SiteFile, sitemapPath } from '../seo/sitemap.ts';
import { pathBelow, requestPath } from '../server/request-path.ts';

/**
 * Serves the sitemap of docs, and `robots.txt` of the site, in the preview; files of the docs
 * folder come before them.
 *
 * @param projects all docs of the site
 */
export function crawlersPlugin(project: Project, projects: () => readonly Project[]): Plugin {
  const { settings } = project;
  return {
    name: 'waymark:crawlers',
    apply: 'serve',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        const path = requestPath({ url: request.originalUrl ?? request.url });
        const isRobots = path === astroBase(settings) + robotsPath;
        const file = isRobots
          ? siteRobots(projects())
          : sitemapFile(project, pathBelow(path, settings.urls.base));
        if (file === undefined || isOwnUrl(project.own, file.path)) return next();
        const type = file.path.endsWith('.xml') ? 'application/xml' : 'text/plain';
        response.setHeader('content-type', `${type}; charset=utf-8`);
        response.end(file.text);
      });
    },
  };
}

function siteRobots(projects: readonly Project[]): SiteFile {
  return robotsFile(
    projects.flatMap((project) =>
      projectSitemap(project).length > 0 ? (projectAddress(project, sitemapPath) ?? []) : [],
    ),
  );
}

function sitemapFile(project: Project, path: string | undefined): SiteFile | undefined {
  if (path === undefined || !/^\/sitemap(?:-\d+)?\.xml$/.test(path)) return undefined;
  return projectSitemap(project).find((file) => file.path === path);
}
