import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildRetrievalIndex, openRetriever, type Retriever } from '@waymark/assistant';
import { type ContentIndex, readIndex } from '@waymark/content';
import { contentIndexPath } from '../agents/content-files.ts';
import { reportedError } from '../integration/report.ts';
import { openedProject } from '../project/registry.ts';
import { scanFolder } from '../project/scan.ts';
import { buildSite } from './build-site.ts';
import { CommandFailure } from './failure.ts';
import { printReport } from './report.ts';
import { docsFolderAt, siteConfig } from './site-config.ts';
import { packageVersion } from './version.ts';

/** The text of a docs folder, ready to be searched. */
export interface IndexedDocs {
  readonly index: ContentIndex;
  readonly retriever: Retriever;
  /** Folder of the built site: pages and their Markdown. */
  readonly site: string;
  close(): Promise<void>;
}

/**
 * Opens a docs folder for questions. What it says is taken from its built pages, so the site is
 * built first, into `.waymark/indexed/`; as long as no file changes, that is done once.
 *
 * @throws CommandFailure when the site cannot be built
 */
export async function indexedDocs(dir: string): Promise<IndexedDocs> {
  const docsFolder = docsFolderAt(dir);
  const folder = path.join(docsFolder, '.waymark/indexed');
  const site = path.join(folder, 'site');
  const stateFile = path.join(folder, 'state');
  const state = folderState(docsFolder);
  if (!existsSync(stateFile) || readFileSync(stateFile, 'utf8') !== state) {
    mkdirSync(folder, { recursive: true });
    await quietBuild(docsFolder, site);
    await buildRetrievalIndex(siteIndexAt(site), retrievalFile(folder));
    writeFileSync(stateFile, state);
  }
  return openIndexed(site, retrievalFile(folder));
}

/**
 * Opens a site that `waymark build` has written.
 *
 * @param folder where the index for searching is kept
 * @throws CommandFailure when the folder holds no site
 */
export async function indexedSite(site: string, folder: string): Promise<IndexedDocs> {
  mkdirSync(folder, { recursive: true });
  const stateFile = path.join(folder, 'site-state');
  const state = digest(readFileSync(indexFile(site)));
  if (!existsSync(stateFile) || readFileSync(stateFile, 'utf8') !== state) {
    await buildRetrievalIndex(siteIndexAt(site), retrievalFile(folder));
    writeFileSync(stateFile, state);
  }
  return openIndexed(site, retrievalFile(folder));
}

function openIndexed(site: string, file: string): IndexedDocs {
  const retriever = openRetriever(file);
  return { index: siteIndexAt(site), retriever, site, close: () => retriever.close() };
}

function retrievalFile(folder: string): string {
  return path.join(folder, 'retrieval.sqlite');
}

function indexFile(site: string): string {
  const file = path.join(site, contentIndexPath);
  if (!existsSync(file)) {
    throw new CommandFailure(`There is no built site at ${site}. \`waymark build\` writes one.`);
  }
  return file;
}

function siteIndexAt(site: string): ContentIndex {
  const read = readIndex(readFileSync(indexFile(site), 'utf8'));
  if ('index' in read) return read.index;
  throw new CommandFailure(`The content index of ${site} cannot be used: ${read.problem}`);
}

async function quietBuild(docsFolder: string, out: string): Promise<void> {
  const current = process.cwd();
  try {
    // A mistake in one page must not keep the others from being found.
    await buildSite(siteConfig(docsFolder, { lenient: true, out }));
  } catch (error) {
    if (!(error instanceof Error && error.name === reportedError)) throw error;
    printReport(openedProject(docsFolder));
    throw new CommandFailure('The site could not be built, so there is nothing to search.');
  } finally {
    process.chdir(current);
  }
}

/** Changes with any file of the folder, and with the program. */
function folderState(docsFolder: string): string {
  const files = scanFolder(docsFolder, []).map((file) => {
    const { mtimeMs, size } = statSync(path.join(docsFolder, file));
    return `${file} ${size} ${mtimeMs}`;
  });
  return digest([packageVersion(), ...files].join('\n'));
}

function digest(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('base64url');
}
