import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type ContentIndex,
  DamagedIndex,
  type IndexedPage,
  type IndexedSite,
  type ReadIndexLines,
  readIndexFacts,
  readIndexLines,
  twinPath,
} from '@waymark/content/text';
import {
  buildSearchFiles,
  inFolder,
  isWhole,
  openRetriever,
  type Retriever,
  writeSearchFiles,
} from '@waymark/search';
import { CommandFailure } from '../project/findings/command-failure.ts';
import { contentIndexPath, searchPath } from '../project/paths/site-paths.ts';
import { fileLines } from './static/file-lines.ts';

/** A site whose text can be searched. */
export interface SearchableSite {
  /** Without the texts of sections, which the retriever has. */
  readonly index: ContentIndex;
  readonly retriever: Retriever;
  /** Markdown of a page of the index, by its url there. */
  readonly read: (url: string) => Promise<string>;
  /** Text of `skill.md`. */
  readonly skill: string | undefined;
}

/**
 * Opens a built site with its files for searching. When those are damaged, they are made anew.
 *
 * @throws CommandFailure when the folder holds no site
 * @throws what the system says where they cannot be written
 */
export async function openIndexedSite(site: string): Promise<SearchableSite> {
  const index = readSiteFacts(site);
  const search = path.join(site, searchPath);
  if (!(await isWhole(search))) {
    console.error(
      `The index for searching at ${search} is missing or damaged, so it is made anew.`,
    );
    const { pages, site: facts } = readSiteIndex(site);
    await writeSearchFiles(search, await buildSearchFiles(pages, facts));
  }
  const skill = path.join(site, 'skill.md');
  return {
    index,
    retriever: openRetriever(inFolder(search)),
    read: (url) => readFile(path.join(site, decodeURIComponent(twinPath(url))), 'utf8'),
    skill: existsSync(skill) ? readFileSync(skill, 'utf8') : undefined,
  };
}

/**
 * The index of a built site; its pages are read while they are gone through, which can be done once.
 *
 * @throws CommandFailure when the folder holds no site, or one of another version
 */
export function readSiteIndex(site: string): {
  readonly site: IndexedSite;
  readonly pages: Iterable<IndexedPage>;
} {
  const file = indexFile(site);
  return usable(
    site,
    readIndexLines(() => fileLines(file)),
  );
}

/**
 * The index of a built site without the texts of its sections, of which there are many.
 *
 * @throws CommandFailure when the folder holds no site, or one of another version
 */
export function readSiteFacts(folder: string): ContentIndex {
  const { pages, site } = usable(folder, readIndexFacts(fileLines(indexFile(folder))));
  try {
    return { formatVersion: 2, site, pages: [...pages] };
  } catch (error) {
    if (!(error instanceof DamagedIndex)) throw error;
    throw new CommandFailure(`The content index of ${folder} cannot be used: ${error.message}`);
  }
}

/** Where a site is published, as its build was told; empty where it was not. */
export function publishedOrigin({ site }: ContentIndex): string {
  return site.url === undefined ? '' : new URL(site.url).origin;
}

function usable(site: string, read: ReadIndexLines): Extract<ReadIndexLines, { pages: unknown }> {
  if ('pages' in read) return read;
  throw new CommandFailure(`The content index of ${site} cannot be used: ${read.problem}`);
}

/** @throws CommandFailure when the folder holds no site */
function indexFile(site: string): string {
  const file = path.join(site, contentIndexPath);
  if (!existsSync(file)) {
    throw new CommandFailure(`There is no built site at ${site}. \`waymark build\` writes one.`);
  }
  return file;
}
