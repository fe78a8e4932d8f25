import { realpathSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { secretGlobs } from '../../project/folder/secret-files.ts';
import { packageOfProject } from '../../project/installed/package-folder.ts';
import { reactPackages } from '../../project/installed/react.ts';
import { sourceFile } from '../modules/modules.ts';

/**
 * Lets a preview serve the scripts of packages that lie outside the project, as they do when
 * Waymark is installed globally or linked.
 */
export function servedPackagesPlugin(root: string): Plugin {
  return {
    name: 'waymark:served-packages',
    apply: 'serve',
    configResolved(config) {
      // Given in a configuration, the list would take the place of Vite's own one.
      config.server.fs.allow.push(ownFolder, ...packageFolders(root));
      config.server.fs.deny.push(...secretGlobs);
    },
  };
}

const ownFolder = path.resolve(sourceFile('..'));

function packageFolders(root: string): string[] {
  return ['astro', '@fontsource-variable/inter', ...reactPackages].flatMap((name) => {
    const folder = packageOfProject(name, root);
    return folder === undefined ? [] : [realpathSync(folder)];
  });
}
