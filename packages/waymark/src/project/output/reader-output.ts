import path from 'node:path';

/** Folder of the sites for readers that `waymark build --server` writes, beside that for everyone. */
export const readersFolder = 'readers';

/** File in such a folder that says whom each of its sites is for. */
export const readersFile = 'readers.json';

/**
 * File in the folder of such a site with its pages that are others for each reader. Nothing hidden is
 * ever served.
 */
export const personalPagesFile = '.personal.json';

/** A site for readers. */
export interface BuiltAudience {
  readonly groups: readonly string[];
  /** Its folder, in that of all. */
  readonly folder: string;
}

/** Where a build without a server puts them: in the folder that ignores itself, of which nothing is served. */
export function ownReadersFolder(docsFolder: string): string {
  return path.join(docsFolder, '.waymark', readersFolder);
}
