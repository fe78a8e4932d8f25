import type { Project } from '../project.ts';

/** Whether docs.json could be read: without it, what belongs to the site is not known. */
export function hasConfiguration({ diagnostics }: Pick<Project, 'diagnostics'>): boolean {
  return !diagnostics.some(({ code }) => code === 'config-unreadable');
}
