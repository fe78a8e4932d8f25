import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Lets Astro find the scripts and styles of components that share no folder with the project, such
 * as a package installed globally: Astro takes an absolute path that has no folder in common with
 * the project's root for one below that root, unless it is marked as a path of the file system.
 */
export function componentAssetsPlugin(): Plugin {
  let root = '';
  return {
    name: 'waymark:component-assets',
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root;
    },
    resolveId(id, importer) {
      if (importer?.startsWith(marked)) {
        return this.resolve(id, importer.slice(mark.length), { skipSelf: true });
      }
      return componentAsset.test(id) && isForeign(id, root) ? mark + id : null;
    },
  };
}

const mark = '/@fs';
const marked = `${mark}/`;
const componentAsset = /^\/(?!@fs\/).*\.astro\?astro&type=/;

/** A preview asks for what lies in the project by its address there, which begins at the root. */
function isForeign(id: string, root: string): boolean {
  const [file = ''] = id.split('?');
  return firstFolder(id) !== firstFolder(root) && !existsSync(path.join(root, file));
}

function firstFolder(file: string): string | undefined {
  return path.posix.normalize(file).split('/')[1];
}
