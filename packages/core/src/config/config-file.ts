/** A file that is there and is not read: why, as the end of "it …". */
export interface RefusedFile {
  readonly refused: 'outside' | 'unreadable';
  readonly reason: string;
}

/** Text of a file of the docs folder, why it is not read, or nothing where there is none. */
export type ConfigFile = string | RefusedFile | undefined;

/** Gives the files of a docs folder by their paths in it. */
export type ReadConfigFile = (path: string) => ConfigFile;
