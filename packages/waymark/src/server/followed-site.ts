import { stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { contentIndexPath } from '../project/site-paths.ts';

/** A site that is opened again when a build has put another into its folder. */
export interface FollowedSite<Site> {
  /** As it was opened last. */
  current(): Site;
  /** Looks for builds from now on, and tells of each that could be opened. */
  follow(renewed: (site: Site) => void): void;
  close(): Promise<void>;
}

export interface FollowingTimes {
  /** Milliseconds between two looks; a build is taken that stayed as it was for one of them. */
  readonly pause: number;
  /** Milliseconds after which nobody reads of the site before any more. */
  readonly farewell: number;
}

const usualTimes: FollowingTimes = { pause: 500, farewell: 30_000 };

/**
 * Opens a site, and follows its folder. A build that cannot be opened is told of in a line, and the
 * one before goes on.
 *
 * @param folder of the built site
 * @param open told by its signal that nobody waits for it any more
 * @throws what `open` does at first
 */
export async function followSite<Site extends { close(): Promise<void> }>(
  folder: string,
  open: (signal: AbortSignal) => Promise<Site>,
  { farewell, pause }: FollowingTimes = usualTimes,
): Promise<FollowedSite<Site>> {
  const stopped = new AbortController();
  const { signal } = stopped;
  const closing = new Set<Promise<void>>();
  let known = await stateOf(folder);
  let current = await open(signal);
  let following = Promise.resolve();
  const nap = (milliseconds: number) =>
    wait(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);
  const retire = (site: Site) => {
    const closed = nap(farewell).then(() => site.close());
    closing.add(closed);
    closed.finally(() => closing.delete(closed));
  };
  const followOn = async (renewed: (site: Site) => void) => {
    for (let last = known; ; ) {
      await nap(pause);
      if (signal.aborted) return;
      const found = await stateOf(folder);
      const isSettled = found !== undefined && found === last;
      last = found;
      if (!isSettled || found === known) continue;
      known = found;
      try {
        const next = await open(signal);
        retire(current);
        current = next;
        renewed(next);
        console.error(`Answers come from the new build in ${folder}.`);
      } catch (error) {
        if (signal.aborted) return;
        const reason = error instanceof Error ? error.message : String(error);
        console.error(`Answers do not come from the new build in ${folder}: ${reason}`);
      }
    }
  };
  return {
    current: () => current,
    follow(renewed) {
      following = followOn(renewed);
    },
    async close() {
      stopped.abort();
      await following;
      await Promise.all([...closing, current.close()]);
    },
  };
}

/** Differs between two builds; undefined while there is none. */
async function stateOf(folder: string): Promise<string | undefined> {
  const found = await stat(path.join(folder, contentIndexPath)).catch(() => undefined);
  return found && `${found.dev} ${found.ino} ${found.size} ${found.mtimeMs}`;
}
