import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { astroConfigOf } from '../project/astro-config-file.ts';
import { CommandFailure } from '../project/command-failure.ts';
import { docsOfAstroProject } from './astro-project.ts';

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

/**
 * The docs of a folder: itself, or those that the Astro project in it shows.
 *
 * @throws CommandFailure when an Astro project does not say which, or there is no folder
 */
export function docsFolderIn(dir: string): string {
  const folder = docsFolderAt(dir);
  const config = astroConfigOf(folder);
  const isDocs = configurations.some((name) => existsSync(path.join(folder, name)));
  if (isDocs || config === undefined) return folder;
  const [docs, ...others] = docsOfAstroProject(folder, config);
  if (docs !== undefined && others.length === 0) return docs;
  const found = [docs, ...others].flatMap((one) => (one ? path.relative(process.cwd(), one) : []));
  throw new CommandFailure(
    found.length > 0
      ? `The Astro project in ${folder} has several docs folders. Name one: ${found.join(', ')}.`
      : `${folder} is an Astro project, and ${config} names no docs folder that has a docs.json. Name the folder that holds it: \`waymark check ${path.join(dir, 'docs')}\`.`,
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
