import { readFileSync } from 'node:fs';
import path from 'node:path';
import { indexPage, pageTwin, twinDocument, twinPath } from '@waymark/content/text';
import { SearchBuilder } from '@waymark/search';
import { isOwnUrl } from '../project/own-urls.ts';
import { contentFiles, type PageWords, siteIndex } from './content-files.ts';
import type { ContentSite } from './content-site.ts';
import { htmlFiles } from './html-files.ts';
import type { TextPage } from './page-facts.ts';
import { isMissing, writeFile } from './write-file.ts';

/** What is written, and where to. */
export interface ContentTask {
  readonly site: ContentSite;
  /** Folder of the built site. */
  readonly output: string;
  /** Files of the docs folder that go into the site as they are; one of a name made here wins. */
  readonly own: readonly string[];
}

/** A page whose twin lacks words that are on it. */
export interface PageLoss {
  readonly file: string;
  /** How many words the page has, how many of them the twin lacks, and the first of those. */
  readonly words: number;
  readonly missingCount: number;
  readonly missing: readonly string[];
}

/** How many of the words that a twin lacks are told. */
const toldWords = 20;

/**
 * Writes what is made from the text of built pages: a Markdown twin for each, the content index,
 * the files of the search and those for agents. Pages may come one by one, as they are built.
 */
export class ContentWriter {
  readonly #task: ContentTask;
  readonly #pages: ReadonlyMap<string, TextPage>;
  readonly #words = new Map<string, PageWords>();
  readonly #losses = new Map<string, PageLoss>();
  readonly #search = new SearchBuilder();

  constructor(task: ContentTask) {
    this.#task = task;
    this.#pages = new Map(task.site.pages.map((page) => [page.path, page]));
  }

  /** Takes a page whose HTML is complete; one without a file, such as a redirect, says nothing. */
  async add(pagePath: string): Promise<void> {
    const page = this.#pages.get(pagePath);
    const { output, site } = this.#task;
    const html = page && readHtml(output, page.url);
    if (page === undefined || html === undefined) return;
    const { markdown, parity, sections } = pageTwin(html);
    const twin = twinPath(page.url);
    if (!isOwnUrl(site.own, twin)) {
      const file = path.join(output, decodeURIComponent(twin));
      writeFile(file, [twinDocument(page.twin, markdown)]);
    }
    // Strings that were cut from a page keep the whole of it in memory; these are their own.
    const indexed = JSON.parse(JSON.stringify(indexPage(page.facts, { sections })));
    this.#words.set(page.url, { indexed, markdown });
    if (page.isIndexed) await this.#search.add(indexed);
    const { missing, words } = parity;
    if (missing.length === 0) this.#losses.delete(page.path);
    else {
      this.#losses.set(page.path, {
        ...{ file: page.file, words, missingCount: missing.length },
        missing: missing.slice(0, toldWords),
      });
    }
  }

  /**
   * Writes everything that needs all pages; those that were not added are added.
   *
   * @param changed pages whose HTML changed after they were added
   * @param hidden pages in whose place the Astro project has its own
   */
  async finish(
    changed: readonly string[],
    hidden: readonly string[],
  ): Promise<readonly PageLoss[]> {
    const { output, own } = this.#task;
    const isHidden = new Set(hidden);
    const pages = this.#task.site.pages.filter((page) => !isHidden.has(page.path));
    const site = { ...this.#task.site, pages };
    const isChanged = new Set(changed);
    for (const page of site.pages) {
      if (isChanged.has(page.path) || !this.#words.has(page.url)) await this.add(page.path);
    }
    const index = siteIndex(site, this.#words);
    const search = await this.#search.files(index.pages);
    const isOwn = new Set(own);
    for (const file of contentFiles(site, index, this.#words, search)) {
      if (isOwn.has(file.path.slice(1)) || isOwnUrl(site.own, file.path)) continue;
      writeFile(path.join(output, file.path), file.pieces);
    }
    return site.pages.flatMap((page) => this.#losses.get(page.path) ?? []);
  }
}

function readHtml(output: string, url: string): string | undefined {
  const [folder = '', file = ''] = htmlFiles(output, url);
  return readIfThere(folder) ?? readIfThere(file);
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
