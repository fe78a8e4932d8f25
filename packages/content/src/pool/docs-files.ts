import { readdirSync, realpathSync, statSync } from 'node:fs';
import { type ImageSize, readImageSize } from '../images/image-size.ts';
import { createLocator } from './docs-locator.ts';

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
