import { watch } from 'chokidar';
import type { OpenDocs } from '../../project/open-docs.ts';
import type { Log } from '../../project/report.ts';
import { isSkipped } from '../../project/scan.ts';
import { followChanges } from '../../routes/follow-changes.ts';

/** Follows the files of a docs folder. */
export interface DocsWatcher {
  close(): Promise<void>;
}

/**
 * Reads docs again after each change of their folder. Nothing is watched that is no part of a site.
 *
 * @param opened when the docs were read, in milliseconds since the epoch: what was written since
 *   then, before the watcher had come to it, is a change too
 * @param changed is called when they have been read
 */
export function watchDocs(
  docs: OpenDocs,
  opened: number,
  changed: () => void,
  log: Log,
): DocsWatcher {
  const { docsFolder, ignoredFolders } = docs.project.settings;
  const watcher = watch(docsFolder, {
    alwaysStat: true,
    followSymlinks: false,
    ignored: (file, stats) =>
      file !== docsFolder && stats?.isDirectory() === true && isSkipped(file, ignoredFolders),
  });
  const note = followChanges(docsFolder, (files) => {
    docs.reload(files).then(changed, (error: unknown) => {
      log.error(`The docs folder could not be read again: ${error}`);
    });
  });
  let isReady = false;
  watcher.on('ready', () => {
    isReady = true;
  });
  watcher.on('add', (file, stats) => {
    if (isReady || (stats?.mtimeMs ?? 0) >= opened) note(file);
  });
  for (const event of ['change', 'unlink'] as const) watcher.on(event, (file) => note(file));
  watcher.on('error', (error) => {
    log.error(`Changes of the docs folder cannot be followed: ${error}`);
  });
  return watcher;
}
