import { stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { contentIndexPath } from '../../project/paths/site-paths.ts';

/** A site that is opened again when a build has put another into its folder. */
export interface FollowedSite<Site> {
  /** As it was opened last. */
  current(): Site;
  /** Looks for builds from now on, and tells of each that could be opened. */
  follow(renewed: (site: Site) => void): void;
  close(): void;
}

/** Milliseconds between two looks; a build is taken that stayed as it was for one of them. */
const usualPause = 500;

/**
 * Opens a site, and follows its folder. A build that cannot be opened is told of in a line, and the
 * one before goes on.
 *
 * @param folder of the built site
 * @throws what `open` does at first
 */
export async function followSite<Site>(
  folder: string,
  open: () => Promise<Site>,
  pause = usualPause,
): Promise<FollowedSite<Site>> {
  const stopped = new AbortController();
  const { signal } = stopped;
  let known = await stateOf(folder);
  let current = await open();
  const followOn = async (renewed: (site: Site) => void) => {
    for (let last = known; ; ) {
      await wait(pause, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return;
      const found = await stateOf(folder);
      const isSettled = found !== undefined && found === last;
      last = found;
      if (!isSettled || found === known) continue;
      known = found;
      try {
        current = await open();
        if (signal.aborted) return;
        renewed(current);
        console.error(`Answers come from the new build in ${folder}.`);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        console.error(`Answers do not come from the new build in ${folder}: ${reason}`);
      }
    }
  };
  return {
    current: () => current,
    follow: (renewed) => void followOn(renewed),
    close: () => stopped.abort(),
  };
}

/** Differs between two builds; undefined while there is none. */
async function stateOf(folder: string): Promise<string | undefined> {
  const found = await stat(path.join(folder, contentIndexPath)).catch(() => undefined);
  return found && `${found.dev} ${found.ino} ${found.size} ${found.mtimeMs}`;
}
