import { userError } from '../../project/findings/user-error.ts';
import { packageFolder, packageJson } from '../../project/installed/package-folder.ts';
import { sourceFile } from '../modules/modules.ts';

/**
 * Package managers that do not hold to the versions of peers install any Astro beside Waymark.
 *
 * @param root of the Astro project
 * @throws when its Astro is too old, with what to install instead
 */
export function checkAstro(root: string): void {
  const folder = packageFolder('astro', root);
  if (folder === undefined) return;
  const { version } = packageJson(folder);
  const wanted = packageJson(sourceFile('..')).peerDependencies?.['astro'] ?? '';
  if (version === undefined || !isOlder(version, wanted)) return;
  throw userError(
    `Waymark needs Astro ${wanted.replace('^', '')} or later, and the project has Astro ${version}.`,
    `Run \`npm install astro@${wanted}\`.`,
  );
}

/** Whether a version comes before the first one of a range such as `^7.3.4`. */
function isOlder(version: string, range: string): boolean {
  return numbers(version).localeCompare(numbers(range)) < 0;
}

/** Major, minor and patch, so that they compare as text. */
function numbers(version: string): string {
  return (version.match(/\d+/g) ?? [])
    .slice(0, 3)
    .map((part) => part.padStart(6, '0'))
    .join('.');
}
