import { pagesInOrder } from './page-order.ts';
import type { Project } from './project.ts';

/** Lets the pages of a project compile on their own thread until they are rendered. */
export function expectPages(project: Project): void {
  project.expect(pagesInOrder(project).map(({ file }) => file));
}
