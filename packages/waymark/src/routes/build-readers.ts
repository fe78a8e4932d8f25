import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { audiencesOf, mostAudiences, type Reader } from '@waymark/core';
import { CommandFailure } from '../project/findings/command-failure.ts';
import type { OpenDocs } from '../project/open-docs.ts';
import {
  type BuiltAudience,
  personalPagesFile,
  type ReadersList,
  readersFile,
} from '../project/output/reader-output.ts';

/** Builds the site of a docs folder for a reader, and gives the docs as they were opened for that. */
type BuildFor = (reader: Reader, folder: string) => Promise<OpenDocs>;

/** What a build says of the sites for readers. */
export function whatReadersGet({ length }: readonly OpenDocs[]): string {
  return `Readers who sign in get ${length === 1 ? 'a site of their own' : `one of ${length} sites, by their groups`}.`;
}

/**
 * Builds a site for each audience of readers, and says in a file whom it is for.
 *
 * @param docs as they were opened for the public
 * @param declared the audiences that the owner wants; by default all that differ
 * @returns the docs of each
 * @throws CommandFailure when they are too many and nobody has said which are wanted
 */
export async function buildReaders(
  { project }: OpenDocs,
  folder: string,
  declared: readonly Reader[] | undefined,
  buildFor: BuildFor,
): Promise<readonly OpenDocs[]> {
  const { accesses } = project.site;
  const { auth } = project.config;
  const audiences = declared ?? audiencesOf(accesses);
  if (audiences === undefined) {
    throw new CommandFailure(
      `Readers of different groups would get more than ${mostAudiences} different sites. List those to build as \`audiences\` in \`auth\` of docs.json or in the module of \`--auth\`, such as [[], ["staff"]].`,
    );
  }
  // Whom an older build would have let in finds no folder by the name that it knows.
  const told = JSON.stringify(accesses);
  const built: BuiltAudience[] = [];
  const ofReaders: OpenDocs[] = [];
  for (const { groups } of audiences) {
    const digest = createHash('sha256').update(JSON.stringify(groups)).update(told);
    const name = digest.digest('hex').slice(0, 12);
    const docs = await buildFor({ groups }, path.join(folder, name));
    const pages = [...(docs.personal?.values() ?? [])];
    writeFileSync(path.join(folder, name, personalPagesFile), JSON.stringify(pages));
    built.push({ groups, folder: name });
    ofReaders.push(docs);
  }
  mkdirSync(folder, { recursive: true });
  const list: ReadersList = { accesses, audiences: built, auth };
  writeFileSync(path.join(folder, readersFile), JSON.stringify(list));
  return ofReaders;
}
