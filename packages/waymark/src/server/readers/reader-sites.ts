import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { closestAudience, type Reader } from '@waymark/core';
import { CommandFailure } from '../../project/findings/command-failure.ts';
import { type ReadersList, readersFile } from '../../project/output/reader-output.ts';

/** The sites that a build has made for readers, in a folder that nothing is served from by its name. */
export interface ReaderSites {
  /** Folder of the site that a reader gets; nothing where that is the one for everyone. */
  siteOf(reader: Reader): string | undefined;
}

/**
 * Finds the sites for readers below a folder, as the latest build has left them.
 *
 * @throws CommandFailure when no build has made any
 */
export function openReaderSites(folder: string): ReaderSites {
  const file = path.join(folder, readersFile);
  if (!existsSync(file)) {
    throw new CommandFailure(
      `There are no sites for readers in ${folder}. \`waymark build\` makes them with \`auth\` of docs.json, or with \`--auth\`.`,
    );
  }
  let known: { readonly at: string; readonly list: ReadersList } | undefined;
  const current = (): ReadersList => {
    const found = statSync(file, { throwIfNoEntry: false });
    const at = found ? `${found.ino} ${found.mtimeMs}` : '';
    // While a build replaces the folder, the last one is what is known.
    if (found && known?.at !== at) known = { at, list: JSON.parse(readFileSync(file, 'utf8')) };
    return known?.list ?? { accesses: [], audiences: [] };
  };
  return {
    siteOf(reader) {
      const { accesses, audiences } = current();
      const found = closestAudience(reader, audiences, accesses);
      return found && path.join(folder, found.folder);
    },
  };
}
