import type { OpenDocs } from './open-docs.ts';
import { mountKey } from './paths/mount.ts';

/**
 * Open docs by their folder and place. The integration opens them while Astro is configured; what
 * renders is loaded by Vite, in a preview as modules of its own beside those that Node has loaded,
 * and so is the integration where a configuration in TypeScript imports it from a linked folder. No
 * module is sure to be the same on both sides, only the process is.
 */
const shared = globalThis as typeof globalThis & { waymarkDocs?: Map<string, OpenDocs> };

/**
 * Makes docs known to what renders, in the place of earlier ones of the same folder and mount.
 *
 * @returns code of the expression that gets them there
 */
export function shareDocs(docs: OpenDocs): string {
  const { docsFolder, mount } = docs.project.settings;
  const key = `${docsFolder}${mountKey(mount)}`;
  shared.waymarkDocs ??= new Map();
  shared.waymarkDocs.set(key, docs);
  return `globalThis.waymarkDocs.get(${JSON.stringify(key)})`;
}
