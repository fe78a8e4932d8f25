import { openProject } from './open-project.ts';
import { pagesInOrder } from './page-order.ts';
import type { Project, ProjectSettings } from './project.ts';

/** At most one: a process builds one site. */
let ahead: { readonly key: string; readonly project: Project } | undefined;

/**
 * Opens a project before Astro is loaded, which takes a second: the pages begin to compile on their
 * own thread meanwhile.
 */
export async function openAhead(settings: ProjectSettings): Promise<void> {
  const project = await openProject(settings);
  // A build ends at an error, and must not wait for pages that nobody will see.
  if (project.diagnostics().every(({ severity }) => severity !== 'error')) expectPages(project);
  ahead = { key: keyOf(settings), project };
}

/** The project that was opened ahead with the same settings, or one that is opened now. */
export async function openOrTakeProject(settings: ProjectSettings): Promise<Project> {
  const opened = ahead;
  ahead = undefined;
  if (opened?.key === keyOf(settings)) return opened.project;
  await opened?.project.close();
  return openProject(settings);
}

/** Pages compile on their own thread until they are rendered. */
export function expectPages(project: Project): void {
  project.expect(pagesInOrder(project).map(({ file }) => file));
}

function keyOf(settings: ProjectSettings): string {
  return JSON.stringify(settings);
}
