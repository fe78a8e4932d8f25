import path from 'node:path';

/** The key below which the files that a description refers to are kept. */
export const filesKey = 'x-waymark-files';

/**
 * Gives each file a key of its own: its name without extension, because the last part of a
 * reference is what readers see as the name of a schema.
 */
export function fileKeys(): (file: string) => string {
  const taken = new Set<string>();
  return (file) => {
    const stem = path.posix.basename(file).replace(/\.[^.]*$/, '');
    const name = stem.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-') || 'file';
    let key = name;
    for (let count = 2; taken.has(key); count += 1) key = `${name}-${count}`;
    taken.add(key);
    return key;
  };
}
