import { watch } from 'chokidar';
import type { Log } from '../../project/findings/report.ts';
import { isSkipped } from '../../project/folder/scan.ts';
import type { OpenDocs } from '../../project/open-docs.ts';
import { followChanges } from '../../routes/follow-changes.ts';
import { followFolder } from '../../routes/follow-folder.ts';

/** Follows the files of a docs folder. */
export interface DocsWatcher {
  close(): Promise<void>;
}

/**
 * Reads docs again after each change of their folder, and all of them when another folder has come in
 * its place. Nothing is watched that is no part of a site.
 *
 * @param opened when the docs were read, in milliseconds since the epoch: what was written since
 *   then, before the watcher had come to it, is a change too
 * @param changed is called when they have been read, with the files that are new, different or gone;
 *   without any, each may be
 */
export function watchDocs(
  docs: OpenDocs,
  opened: number,
  changed: (files: readonly string[]) => void,
  log: Log,
): DocsWatcher {
  const { docsFolder, ignoredFolders } = docs.project.settings;
  const readAgain = (files: readonly string[]) => {
    docs.reload(files).then(
      () => changed(files),
      (error: unknown) => {
        log.error(`The docs folder could not be read again: ${error}`);
      },
    );
  };
  const note = followChanges(docsFolder, readAgain);
  const start = (since: number, ready: () => void) => {
    const watcher = watch(docsFolder, {
      alwaysStat: true,
      followSymlinks: false,
      ignored: (file, stats) =>
        file !== docsFolder && stats?.isDirectory() === true && isSkipped(file, ignoredFolders),
    });
    let isReady = false;
    watcher.on('ready', () => {
      isReady = true;
      ready();
    });
    watcher.on('add', (file, stats) => {
      if (isReady || (stats?.mtimeMs ?? 0) >= since) note(file);
    });
    for (const event of ['change', 'unlink'] as const) watcher.on(event, (file) => note(file));
    watcher.on('unlinkDir', (folder) => {
      if (folder === docsFolder) follower.gone();
    });
    watcher.on('error', (error) => {
      log.error(`Changes of the docs folder cannot be followed: ${error}`);
    });
    return watcher;
  };
  const follower = followFolder(docsFolder, () => {
    void watcher.close();
    watcher = start(Date.now(), () => readAgain([]));
  });
  let watcher = start(opened, () => undefined);
  return {
    close() {
      follower.close();
      return watcher.close();
    },
  };
}
