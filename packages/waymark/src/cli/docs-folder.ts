import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { CommandFailure } from './failure.ts';

/** @throws CommandFailure when there is no such folder, or a file in its place */
export function docsFolderAt(dir: string): string {
  const folder = path.resolve(dir);
  if (!existsSync(folder)) {
    throw new CommandFailure(
      `There is no folder at ${folder}. \`waymark init ${dir}\` creates one.`,
    );
  }
  if (!statSync(folder).isDirectory()) {
    throw new CommandFailure(`${folder} is a file. Name the folder that holds docs.json.`);
  }
  return folder;
}
