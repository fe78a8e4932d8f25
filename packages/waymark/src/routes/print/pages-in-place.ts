import { pagesInOrder } from '../../project/paths/page-order.ts';
import type { Project } from '../../project/project.ts';
import { printedUrls } from './print-pages.ts';

/** What is said of each page that has the URL of what would be printed, which is then not written. */
export function pagesInPlace(project: Project): string[] {
  const urls = printedUrls(project);
  return pagesInOrder(project).flatMap(({ file, path }) => {
    const { url } = project.site.page(path);
    return urls.has(url)
      ? [
          `${file} is at ${url}, so what is made for printing is not written there. Rename the page.`,
        ]
      : [];
  });
}
