import { type Diagnostic, diagnostic } from '@waymark/core';
import { healthPath, readyPath } from '../project/paths/site-paths.ts';
import type { Project } from '../project/project.ts';

/** The pages that nobody can read on the server of a site, which says there how it is. */
export function takenPaths({
  settings,
  site,
}: {
  readonly site: Pick<Project['site'], 'pages'>;
  readonly settings: { readonly urls: Pick<Project['settings']['urls'], 'base'> };
}): Diagnostic[] {
  if (settings.urls.base !== '') return [];
  return [healthPath, readyPath].flatMap((path) => {
    const page = site.pages.get(path.slice(1));
    if (!page) return [];
    const message = `This page is at ${path}, where the server of the site says how it is, so readers of that server do not get it.`;
    const hint = 'Give the page another path, and add a redirect from the old one.';
    return diagnostic('server-path-taken', {
      at: { file: page.file, line: 1, column: 1 },
      ...{ message, hint },
    });
  });
}
