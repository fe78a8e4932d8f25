import type { Project } from '../project/project.ts';

interface PagePath {
  readonly params: { readonly path: string | undefined };
  readonly props: { readonly path: string };
}

/**
 * Every page of the site as Astro's route wants it, in the order of the navigation, so that pages
 * of one section follow each other. The pages are compiled ahead in the same order.
 */
export function pagePaths(project: Project): PagePath[] {
  const { site } = project.current;
  const pages = site.pagesInOrder();
  project.expect(pages.map(({ file }) => file));
  return pages.map(({ path, url }) => ({
    params: { path: url === '/' ? undefined : url.slice(1) },
    props: { path },
  }));
}
