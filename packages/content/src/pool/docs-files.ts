import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { type ImageSize, readImageSize } from '../images/image-size.ts';
import { decodeText } from './decode-text.ts';

/** Reads text files of a docs folder, and nothing outside it: links that lead out are refused. */
export function createDocsReader(docsFolder: string): (file: string) => string | undefined {
  const locate = createLocator(docsFolder);
  return (file) => {
    const target = locate(file);
    try {
      return target && decodeText(readFileSync(target));
    } catch {
      return undefined;
    }
  };
}

/** Names of the entries of a folder of the docs folder; none for a folder that does not exist. */
export function createDocsLister(docsFolder: string): (folder: string) => readonly string[] {
  const locate = createLocator(docsFolder);
  return (folder) => {
    const target = folder === '' ? realpathSync(docsFolder) : locate(folder);
    try {
      return target ? readdirSync(target) : [];
    } catch {
      return [];
    }
  };
}

/** Whether a file of the docs folder exists. */
export function createFileCheck(docsFolder: string): (file: string) => boolean {
  const locate = createLocator(docsFolder);
  return (file) => {
    const target = locate(file);
    return target !== undefined && statSync(target, { throwIfNoEntry: false })?.isFile() === true;
  };
}

/** The size of a picture of the docs folder. */
export function createImageSizes(docsFolder: string): (file: string) => ImageSize | undefined {
  const locate = createLocator(docsFolder);
  return (file) => {
    const target = locate(file);
    return target === undefined ? undefined : readImageSize(target);
  };
}

/** The real path of an entry that lies inside the docs folder. */
function createLocator(docsFolder: string): (entry: string) => string | undefined {
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
