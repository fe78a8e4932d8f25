import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { CommandFailure } from '../project/command-failure.ts';

/** Configurations of a docs folder; the second is of an earlier format. */
const configurations = ['docs.json', 'mint.json'];

/**
 * A folder that is one of docs.
 *
 * @throws CommandFailure when there is no such folder, or no configuration in it
 */
export function configuredFolderAt(dir: string): string {
  const folder = docsFolderAt(dir);
  if (configurations.some((name) => existsSync(path.join(folder, name)))) return folder;
  throw new CommandFailure(
    `There is no docs.json in ${folder}. Name the folder that holds it; \`waymark init ${dir}\` writes a new one.`,
  );
}

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
