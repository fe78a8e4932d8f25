import { statSync } from 'node:fs';

/** What a file system says of a file, which is another as soon as somebody has written it. */
export interface FileStamp {
  readonly value: string;
  /** Whether the next change of the file will be seen: the clocks of file systems are coarse. */
  readonly isSettled: boolean;
}

/** Two changes that a clock may not tell apart, in milliseconds: two seconds on FAT. */
const coarsest = 2_000;

/** The stamp of a file, to be taken before the file is read; none where there is no file. */
export function fileStamp(file: string): FileStamp | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) return undefined;
  const { ctimeMs, ino, mtimeMs, size } = found;
  return {
    value: `${ino} ${mtimeMs} ${ctimeMs} ${size}`,
    isSettled: Date.now() - Math.max(ctimeMs, mtimeMs) > coarsest,
  };
}
