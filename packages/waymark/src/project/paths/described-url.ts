import type { Project } from '../project.ts';
import { pagesByUrl } from './page-url.ts';
import { sitePath } from './site-path.ts';

/**
 * The URL below the base that a link of an API description names. One that begins with the base is
 * taken as links of pages are: where no page is at all of it, and one at the rest.
 */
export function describedUrl(
  project: Pick<Project, 'pages' | 'settings'>,
): (url: string) => string {
  const { base } = project.settings.urls;
  const pages = pagesByUrl(project);
  const isPage = (url: string) => pages.has(sitePath(url)) || sitePath(url) === '';
  return (url) => {
    const rest = url.slice(base.length);
    if (base === '' || !url.startsWith(base) || !/^(?:[/?#]|$)/.test(rest)) return url;
    const below = rest.startsWith('/') ? rest : `/${rest}`;
    return !isPage(url) && isPage(below) ? below : url;
  };
}
