import { type Stats, statSync } from 'node:fs';
import path from 'node:path';

/** Milliseconds without a change after which files count as written: many save in several steps. */
const quietTime = 20;
/**
 * Milliseconds after which changed files are looked at once more, and after which a file that is
 * empty counts as written. Watchers leave out what follows a change within 50: of a file that is
 * emptied and then written, they may tell the first alone.
 */
const secondLook = 100;

/**
 * Collects changes of files until there is rest.
 *
 * @param follow is given the files, relative to the folder, with forward slashes
 * @returns what to call with the path of a file that is new, different or gone
 */
export function followChanges(
  folder: string,
  follow: (files: readonly string[]) => void,
): (file: string) => void {
  let timer: NodeJS.Timeout | undefined;
  const waiting = new Set<string>();
  const settled = () => {
    const files = [...waiting];
    waiting.clear();
    const read = files.map((file) => stateOf(folder, file));
    follow(files);
    setTimeout(() => {
      for (const [at, file] of files.entries()) {
        if (!isSame(stateOf(folder, file), read[at])) note(file);
      }
    }, secondLook);
  };
  const note = (file: string) => {
    waiting.add(file);
    clearTimeout(timer);
    timer = setTimeout(settled, stateOf(folder, file)?.size === 0 ? secondLook : quietTime);
  };
  return (file) => {
    if (isInside(folder, file)) note(path.relative(folder, file).replaceAll(path.sep, '/'));
  };
}

function stateOf(folder: string, file: string): Stats | undefined {
  return statSync(path.join(folder, file), { throwIfNoEntry: false });
}

function isSame(now: Stats | undefined, then: Stats | undefined): boolean {
  return now?.mtimeMs === then?.mtimeMs && now?.size === then?.size;
}

/** Folders of the docs folder that the preview itself writes to. */
function isInside(folder: string, file: string): boolean {
  const relative = path.relative(folder, file);
  const [first = ''] = relative.split(path.sep);
  return (
    first !== '..' &&
    !path.isAbsolute(relative) &&
    !['.waymark', '.astro', 'node_modules'].includes(first)
  );
}
