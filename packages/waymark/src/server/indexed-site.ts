import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  buildRetrievalIndex,
  openRetriever,
  type Retriever,
  retrievalFormat,
} from '@waymark/assistant';
import { type ContentIndex, readIndex, twinPath } from '@waymark/content/text';
import { CommandFailure } from '../cli/failure.ts';
import { contentIndexPath } from './paths.ts';

/** A site whose text can be searched. */
export interface SearchableSite {
  readonly index: ContentIndex;
  readonly retriever: Retriever;
  /** Markdown of a page of the index, by its url there. */
  readonly read: (url: string) => Promise<string>;
  /** Text of `skill.md`. */
  readonly skill: string | undefined;
  close(): Promise<void>;
}

/**
 * Opens a built site with the index for searching that was made of it.
 *
 * @throws CommandFailure when the folder holds no site
 */
export function openIndexedSite(site: string, retrievalFile: string): SearchableSite {
  const index = readSiteIndex(site);
  const retriever = openRetriever(retrievalFile);
  const skill = path.join(site, 'skill.md');
  return {
    index,
    retriever,
    read: (url) => readFile(path.join(site, decodeURIComponent(twinPath(url))), 'utf8'),
    skill: existsSync(skill) ? readFileSync(skill, 'utf8') : undefined,
    close: () => retriever.close(),
  };
}

/**
 * Opens a built site, for which an index for searching is made when there is none of it yet.
 *
 * @param folder where that index is kept; of this site only
 * @throws CommandFailure when the folder holds no site
 */
export async function indexSite(site: string, folder: string): Promise<SearchableSite> {
  mkdirSync(folder, { recursive: true });
  const retrievalFile = path.join(folder, 'retrieval.sqlite');
  const stateFile = path.join(folder, 'site-state');
  const digest = createHash('sha256')
    .update(readFileSync(indexFile(site)))
    .digest('base64url');
  const state = `${retrievalFormat} ${digest}`;
  if (!existsSync(stateFile) || readFileSync(stateFile, 'utf8') !== state) {
    await buildRetrievalIndex(readSiteIndex(site), retrievalFile);
    writeFileSync(stateFile, state);
  }
  return openIndexedSite(site, retrievalFile);
}

/** @throws CommandFailure when the folder holds no site, or one of another version */
export function readSiteIndex(site: string): ContentIndex {
  const read = readIndex(readFileSync(indexFile(site), 'utf8'));
  if ('index' in read) return read.index;
  throw new CommandFailure(`The content index of ${site} cannot be used: ${read.problem}`);
}

function indexFile(site: string): string {
  const file = path.join(site, contentIndexPath);
  if (!existsSync(file)) {
    throw new CommandFailure(`There is no built site at ${site}. \`waymark build\` writes one.`);
  }
  return file;
}
