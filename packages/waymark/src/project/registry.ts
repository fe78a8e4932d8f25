import { mountKey } from './mount.ts';
import type { Project } from './project.ts';

/**
 * Open projects by docs folder and place. The integration opens one while Astro is configured; what
 * renders is loaded by Vite, in a preview as modules of its own beside those that Node has loaded,
 * so the only place that both sides share is the process itself.
 */
const shared = globalThis as typeof globalThis & { waymarkProjects?: Map<string, Project> };

/**
 * Makes a project known to what renders, in the place of an earlier one of the same docs folder and
 * mount.
 */
export function registerProject(project: Project): void {
  shared.waymarkProjects ??= new Map();
  shared.waymarkProjects.set(keyOf(project.docsFolder, project.settings.mount), project);
}

/** Code of the expression by which what renders gets a project that is open. */
export function projectCode({ docsFolder, settings }: Project): string {
  return `globalThis.waymarkProjects.get(${JSON.stringify(keyOf(docsFolder, settings.mount))})`;
}

function keyOf(docsFolder: string, mount: string): string {
  return `${docsFolder}${mountKey(mount)}`;
}
