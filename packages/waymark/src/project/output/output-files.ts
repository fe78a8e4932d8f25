import { existsSync, lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ownEntries } from './own-entries.ts';

/** What is in the folder of an output. */
export interface OutputFiles {
  /** As `fileBelow` names them. A link is one; what it leads to is not of the output. */
  readonly files: ReadonlySet<string>;
  /** Path of a repository of Git among its folders. */
  readonly repository: string | undefined;
}

/** Looks through all folders of an output, which takes a while where they are thousands. */
export function outputFiles(output: string): OutputFiles {
  const files = new Set<string>();
  let repository: string | undefined;
  const addAll = (folder: string) => {
    for (const entry of readdirSync(path.join(output, folder), { withFileTypes: true })) {
      if (entry.name === '.git') repository ??= path.join(output, folder);
      const place = path.join(folder, entry.name);
      if (entry.isDirectory()) addAll(place);
      else files.add(place);
    }
  };
  for (const name of isFolder(output) ? ownEntries(output) : []) {
    if (isFolder(path.join(output, name))) addAll(name);
    else files.add(name);
  }
  return { files, repository };
}

function isFolder(place: string): boolean {
  return existsSync(place) && lstatSync(place).isDirectory();
}
