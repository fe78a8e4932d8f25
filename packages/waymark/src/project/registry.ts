import type { Project } from './project.ts';

/**
 * Open projects by docs folder. The integration opens one while Astro is configured; the routes,
 * which Vite loads later in the same process, find it here.
 */
const projects = new Map<string, Project>();

export function registerProject(project: Project): void {
  projects.set(project.docsFolder, project);
}

/** @throws when no integration of this process opened that folder */
export function openedProject(docsFolder: string): Project {
  const project = projects.get(docsFolder);
  if (!project) throw new Error(`No docs folder is open at ${docsFolder}`);
  return project;
}
