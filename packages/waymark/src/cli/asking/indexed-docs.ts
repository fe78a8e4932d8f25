import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CommandFailure } from '../../project/findings/command-failure.ts';
import { scanFolder } from '../../project/folder/scan.ts';
import { openIndexedSite, type SearchableSite } from '../../server/indexed-site.ts';
import { writeSite } from '../building/write-site.ts';
import { docsFolderAt } from '../folders/docs-folder.ts';
import { keptFolder, makeKeptFolder, type TrustFlags } from '../folders/kept-folder.ts';
import { openForBuild, siteConfig } from '../settings/site-config.ts';
import { packageVersion } from '../version.ts';

/** Flags that decide what is asked. */
export interface IndexFlags extends TrustFlags {
  /** Elements that list prose alone have all endpoints after it, as in the site that readers get. */
  readonly endpointsBesideProse?: boolean | undefined;
}

/** Opens a docs folder for questions, as `indexedFolder` does. */
export async function indexedDocs(dir: string, flags: IndexFlags): Promise<SearchableSite> {
  return openIndexedSite(await indexedFolder(dir, flags));
}

/**
 * Folder of the site that is built of a docs folder: what it says is taken from its built pages, so
 * the site is built first, into `indexed/` of what is kept; as long as no file changes, that is done once.
 *
 * @throws CommandFailure when the site cannot be built
 */
export async function indexedFolder(dir: string, flags: IndexFlags): Promise<string> {
  const docsFolder = docsFolderAt(dir);
  const kept = keptFolder(docsFolder, flags);
  const folder = path.join(kept, 'indexed');
  const site = path.join(folder, 'site');
  const stateFile = path.join(folder, 'state');
  const { endpointsBesideProse = false } = flags;
  const state = `${folderState(docsFolder)} ${endpointsBesideProse}`;
  if (existsSync(stateFile) && readFileSync(stateFile, 'utf8') === state) {
    try {
      await openIndexedSite(site);
      return site;
    } catch (error) {
      if (!(error instanceof CommandFailure)) throw error;
      console.error(`The site at ${site} is damaged, so it is built anew.`);
    }
  }
  makeKeptFolder(kept);
  mkdirSync(folder, { recursive: true });
  // A mistake in one page must not keep the others from being found.
  const { untrusted } = flags;
  const settings = { endpointsBesideProse, lenient: true, out: site, untrusted };
  const config = siteConfig(docsFolder, settings);
  await writeSite(config, {
    docs: await openForBuild(config, {}),
    place: folder,
    // Others read what these commands say, line by line.
    isQuiet: true,
    failure: 'The site could not be built, so there is nothing to search.',
  });
  writeFileSync(stateFile, state);
  return site;
}

/** Changes with any file of the folder, and with the program. */
function folderState(docsFolder: string): string {
  const files = scanFolder(docsFolder, []).map((file) => {
    const { mtimeMs, size } = statSync(path.join(docsFolder, file));
    return `${file} ${size} ${mtimeMs}`;
  });
  return createHash('sha256')
    .update([packageVersion(), ...files].join('\n'))
    .digest('base64url');
}
