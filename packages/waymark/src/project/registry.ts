import type { Project } from './project.ts';

/**
 * Open projects by docs folder. The integration opens one while Astro is configured; what renders
 * is loaded by Vite, in a preview as modules of its own beside those that Node has loaded, so the
 * only place that both sides share is the process itself.
 */
const shared = globalThis as typeof globalThis & { waymarkProjects?: Map<string, Project> };

export function registerProject(project: Project): void {
  shared.waymarkProjects ??= new Map();
  shared.waymarkProjects.set(project.docsFolder, project);
}

/** The project of a folder, once an integration of this process has opened it. */
export function findProject(docsFolder: string): Project | undefined {
  return shared.waymarkProjects?.get(docsFolder);
}

/** @throws when no integration of this process opened that folder */
export function openedProject(docsFolder: string): Project {
  const project = findProject(docsFolder);
  if (!project) throw new Error(`No docs folder is open at ${docsFolder}`);
  return project;
}

/** Code of a module that exports the project of a docs folder to what renders. */
export function projectModule(docsFolder: string): string {
  return `export const project = globalThis.waymarkProjects.get(${JSON.stringify(docsFolder)});`;
}
