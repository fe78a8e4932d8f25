import type { Connect, Plugin } from 'vite';
import { feedPath } from '../feed/feed.ts';
import { mayHaveFeed, pageFeed } from '../feed/site-feeds.ts';
import type { Project } from '../project/project.ts';

/** Serves the feeds of changelogs in the preview. */
export function feedsPlugin(project: Project): Plugin {
  return {
    name: 'waymark:feeds',
    apply: 'serve',
    configureServer: ({ middlewares }) => {
      middlewares.use(feedMiddleware(project));
    },
  };
}

function feedMiddleware(project: Project): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const { pathname } = new URL(request.originalUrl ?? request.url ?? '/', 'http://localhost');
    const { base } = project.settings.urls;
    if (!pathname.endsWith('/rss.xml') || !pathname.startsWith(`${base}/`)) return next();
    const wanted = pathname.slice(base.length);
    const { pages, site } = project.current;
    const page = pages.find(({ path }) => {
      const summary = site.view(path).page;
      return feedPath(summary.url) === wanted && mayHaveFeed(summary);
    });
    const updates = page ? (await project.compile(page.file)).updates : [];
    if (!page || updates.length === 0) return next();
    response.setHeader('content-type', 'application/rss+xml; charset=utf-8');
    response.end(pageFeed(project, page.path, updates).xml);
  };
}
