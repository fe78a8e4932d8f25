import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { CommandFailure } from '../../project/findings/command-failure.ts';
import { astroConfigOf } from '../../project/options/astro-config-file.ts';
import type { ShownDocs, SyntaxFault } from './astro-project.ts';

/** Configurations of a docs folder; the second is of an earlier format. */
const configurations = ['docs.json', 'mint.json'];

/**
 * A folder of docs.
 *
 * @param command that is run
 * @throws CommandFailure when there is no such folder, no configuration in it, or it is an Astro project
 *   around its docs
 */
export async function configuredFolderAt(dir: string, command: string): Promise<string> {
  const folder = await ownFolderAt(dir, command);
  if (isConfigured(folder)) return folder;
  throw new CommandFailure(
    `There is no docs.json in ${folder}. Name the folder that holds it; \`waymark init ${dir}\` writes a new one.`,
  );
}

/** Docs that are checked. */
interface CheckedDocs {
  readonly folder: string;
  /** Of an Astro project that shows them, its options. */
  readonly shown?: ShownDocs;
}

/**
 * The docs of a folder: itself, with the options of the Astro project around that shows it, or those that the
 * Astro project in it shows.
 *
 * @throws CommandFailure when an Astro project does not say which, or there is no folder
 */
export async function checkedDocsIn(dir: string): Promise<CheckedDocs> {
  const folder = docsFolderAt(dir);
  if (isConfigured(folder)) return checkedAt(folder);
  const config = astroConfigOf(folder);
  if (config === undefined) return { folder };
  const around = await docsShownBy(folder, config);
  const [shown, ...others] = around.found;
  if (shown !== undefined && others.length === 0) return { folder: shown.docs, shown };
  throw new CommandFailure(otherFolderText(dir, { config, command: 'check', ...around }));
}

/** Docs that a project shows more than once are checked on their own: its options may contradict each other. */
async function checkedAt(folder: string): Promise<CheckedDocs> {
  const [shown, ...others] = await shownAround(folder);
  return shown !== undefined && others.length === 0 ? { folder, shown } : { folder };
}

/**
 * Folder of the Astro project that shows the docs of a folder; that folder itself where none around it does.
 */
export async function projectAround(folder: string): Promise<string> {
  const [shown] = await shownAround(folder);
  return shown?.root ?? folder;
}

/** Where the nearest Astro project around a folder shows the docs of it. */
async function shownAround(folder: string): Promise<readonly ShownDocs[]> {
  const around = foldersAbove(folder).find((above) => astroConfigOf(above) !== undefined);
  const config = around === undefined ? undefined : astroConfigOf(around);
  if (around === undefined || config === undefined) return [];
  const { found } = await docsShownBy(around, config);
  return found.filter(({ docs }) => docs === folder);
}

/**
 * What is to be known of docs that an Astro project shows, by whoever has them built on their own: its
 * options and parts are not used then.
 *
 * @param current folder that the command is run in
 */
export async function projectHint(docs: string, current: string): Promise<string | undefined> {
  const config = astroConfigOf(current);
  if (config === undefined) return undefined;
  const { found } = await docsShownBy(current, config);
  if (!found.some((shown) => shown.docs === docs)) return undefined;
  return `${config} shows these docs: \`npx astro build\` builds them with its options and its own parts, and \`waymark build\` without.`;
}

/** The nearest first. */
function foldersAbove(folder: string): string[] {
  const above = path.dirname(folder);
  return above === folder ? [] : [above, ...foldersAbove(above)];
}

/** @throws CommandFailure when there is no such folder, or it is an Astro project around its docs */
async function ownFolderAt(dir: string, command: string): Promise<string> {
  const folder = docsFolderAt(dir);
  const config = astroConfigOf(folder);
  if (config === undefined || isConfigured(folder)) return folder;
  const around = await docsShownBy(folder, config);
  throw new CommandFailure(otherFolderText(dir, { config, command, ...around }));
}

/** Few folders are those of Astro projects: the others need no parser. */
async function docsShownBy(
  folder: string,
  config: string,
): Promise<Pick<AroundDocs, 'fault' | 'found'>> {
  const { docsOfAstroProject, faultOfAstroProject } = await import('./astro-project.ts');
  const found = docsOfAstroProject(folder, config);
  return { found, fault: found.length > 0 ? undefined : faultOfAstroProject(folder, config) };
}

interface AroundDocs {
  /** Name of the file. */
  readonly config: string;
  readonly found: readonly ShownDocs[];
  /** Why none is found. */
  readonly fault: SyntaxFault | undefined;
  readonly command: string;
}

/** Which folder to name in place of an Astro project. */
function otherFolderText(dir: string, { command, config, fault, found }: AroundDocs): string {
  const folder = path.resolve(dir);
  const names = found.map(({ docs }) => path.relative(process.cwd(), docs));
  if (names.length > 1) {
    return `The Astro project in ${folder} has several docs folders. Name one: ${names.join(', ')}.`;
  }
  const [name = path.join(dir, 'docs')] = names;
  const named = `\`waymark ${command} ${name}\``;
  return `${folder} is an Astro project, and ${whyNone()} ${named}.`;

  function whyNone(): string {
    if (names.length === 1) return 'its docs are in a folder of their own. Name that:';
    if (fault === undefined) {
      return `${config} names no docs folder that has a docs.json. Name the folder that holds it:`;
    }
    const { column, line, message } = fault;
    return `${config} cannot be read: ${message} at line ${line}, column ${column}. Correct it, or name the folder that holds docs.json:`;
  }
}

function isConfigured(folder: string): boolean {
  return configurations.some((name) => existsSync(path.join(folder, name)));
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
