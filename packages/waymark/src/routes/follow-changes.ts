import path from 'node:path';

/** Milliseconds without a change after which files count as written: many save in several steps. */
const quietTime = 20;

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
    follow(files);
  };
  return (file) => {
    if (!isInside(folder, file)) return;
    waiting.add(path.relative(folder, file).replaceAll(path.sep, '/'));
    clearTimeout(timer);
    timer = setTimeout(settled, quietTime);
  };
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
