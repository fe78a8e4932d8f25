import { realpathSync } from 'node:fs';
import path from 'node:path';

/** The real path of an entry that lies inside the docs folder. */
export function createLocator(docsFolder: string): (entry: string) => string | undefined {
  let root: string | undefined;
  return (entry) => {
    try {
      // The folder need not exist yet.
      root ??= realpathSync.native(docsFolder);
      const target = realpathSync.native(path.join(root, entry));
      return target.startsWith(root + path.sep) ? target : undefined;
    } catch {
      return undefined;
    }
  };
}
