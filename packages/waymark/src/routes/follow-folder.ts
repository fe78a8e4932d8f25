import { statSync } from 'node:fs';

/** Milliseconds between two looks at the folder. */
const pause = 500;

/** Looks whether a folder is still the one that it was. */
export interface FolderFollower {
  /** Whoever watches the folder has found that it is gone, if only for a moment. */
  gone(): void;
  close(): void;
}

/**
 * Tells when another folder stands at a path, or the same one again: whoever watches a folder follows
 * it to where it is moved, or watches nothing once it is gone.
 *
 * @param back is called when a folder is there, not while none is
 */
export function followFolder(folder: string, back: () => void): FolderFollower {
  let watched = identityOf(folder);
  const timer = setInterval(() => {
    const present = identityOf(folder);
    if (present === watched) return;
    watched = present;
    if (present !== undefined) back();
  }, pause);
  return {
    gone() {
      watched = undefined;
    },
    close: () => clearInterval(timer),
  };
}

/** A file system may give the number of a folder that was deleted to the next. */
function identityOf(folder: string): string | undefined {
  const stats = statSync(folder, { throwIfNoEntry: false });
  return stats?.isDirectory() ? `${stats.dev} ${stats.ino} ${stats.birthtimeMs}` : undefined;
}
