import { mountKey } from './mount.ts';
import type { OpenDocs } from './open-docs.ts';
import type { ProjectSettings } from './project.ts';

/**
 * Open docs by their folder and place. The integration opens one while Astro is configured; what
 * renders is loaded by Vite, in a preview as modules of its own beside those that Node has loaded,
 * so the only place that both sides share is the process itself.
 */
const shared = globalThis as typeof globalThis & { waymarkDocs?: Map<string, OpenDocs> };

/**
 * Makes docs known to what renders, in the place of earlier ones of the same folder and mount.
 */
export function registerDocs(docs: OpenDocs): void {
  shared.waymarkDocs ??= new Map();
  shared.waymarkDocs.set(keyOf(docs.project.settings), docs);
}

/** Code of the expression by which what renders gets docs that are open. */
export function docsCode(settings: ProjectSettings): string {
  return `globalThis.waymarkDocs.get(${JSON.stringify(keyOf(settings))})`;
}

function keyOf({ docsFolder, mount }: ProjectSettings): string {
  return `${docsFolder}${mountKey(mount)}`;
}
