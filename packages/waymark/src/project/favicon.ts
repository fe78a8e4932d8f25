import { isOwnUrl } from './own-urls.ts';
import type { Project } from './project.ts';

const known = new WeakMap<Project, boolean>();

/**
 * Whether a browser that asks for `/favicon.ico` finds something. What lies above docs that are
 * mounted under a path is not known, and left to the browser.
 */
export function hasFaviconFile(project: Project): boolean {
  const found = known.get(project) ?? isThere(project);
  known.set(project, found);
  return found;
}

function isThere({ files, own, settings }: Project): boolean {
  return settings.mount !== '' || files.includes('favicon.ico') || isOwnUrl(own, '/favicon.ico');
}
