import path from 'node:path';
import {
  correctedMarkdown,
  indexPage,
  type PageText,
  twinDocument,
  twinPath,
} from '@waymark/content/text';
import { SearchBuilder } from '@waymark/search';
import { isOwnUrl } from '../../project/own-urls.ts';
import { contentFiles, type PageWords, siteIndex } from './content-files.ts';
import type { ContentSite } from './content-site.ts';
import type { TextPage } from './page-facts.ts';
import { writeFile } from './write-file.ts';

/** What is written of the text of pages, and for which site. */
export interface ContentTask {
  readonly site: ContentSite;
  /** Files of the docs folder that go into the site as they are; one of a name made here wins. */
  readonly own: readonly string[];
}

/** A built site whose pages are all rendered. */
export interface RenderedSite {
  /** Its folder. */
  readonly output: string;
  /** Of links whose targets were not known when their page was rendered. */
  readonly corrections: LinkCorrections;
  /** Paths of pages in whose place the Astro project has its own. */
  readonly hidden: readonly string[];
}

/** Links of a page, as they stand in it and as they should, by the path of the page. */
export type LinkCorrections = ReadonlyMap<string, ReadonlyMap<string, string>>;

/**
 * Writes what is made from the text of pages: a Markdown twin for each, the content index, the
 * files of the search and those for agents. Pages come one by one, as they are rendered.
 */
export class ContentWriter {
  readonly #task: ContentTask;
  readonly #pages: ReadonlyMap<string, TextPage>;
  readonly #words = new Map<string, PageWords>();
  readonly #search = new SearchBuilder();

  constructor(task: ContentTask) {
    this.#task = task;
    this.#pages = new Map(task.site.pages.map((page) => [page.path, page]));
  }

  /** Takes what a page says. */
  async add(pagePath: string, { markdown, sections }: PageText): Promise<void> {
    const page = this.#pages.get(pagePath);
    if (page === undefined) return;
    const indexed = indexPage(page.facts, { sections });
    this.#words.set(page.url, { indexed, markdown });
    if (page.isIndexed) await this.#search.add(indexed);
  }

  /** Writes the twins, and everything that needs all pages. */
  async finish({ output, corrections, hidden }: RenderedSite): Promise<void> {
    const isHidden = new Set(hidden);
    const pages = this.#task.site.pages.filter((page) => !isHidden.has(page.path));
    const site = { ...this.#task.site, pages };
    for (const [pagePath, links] of corrections) await this.#correct(pagePath, links);
    for (const { url, twin } of pages) {
      const words = this.#words.get(url);
      const file = twinPath(url);
      if (words === undefined || isOwnUrl(site.own, file)) continue;
      writeFile(path.join(output, decodeURIComponent(file)), [twinDocument(twin, words.markdown)]);
    }
    const index = siteIndex(site, this.#words);
    const search = await this.#search.files(index.pages);
    const isOwn = new Set(this.#task.own);
    for (const file of contentFiles(site, index, this.#words, search)) {
      if (isOwn.has(file.path.slice(1)) || isOwnUrl(site.own, file.path)) continue;
      writeFile(path.join(output, file.path), file.pieces);
    }
  }

  async #correct(pagePath: string, links: ReadonlyMap<string, string>): Promise<void> {
    const words = this.#words.get(this.#pages.get(pagePath)?.url ?? '');
    if (!words) return;
    const correct = (markdown: string) => correctedMarkdown(markdown, links);
    const sections = words.indexed.sections.map((each) => ({ ...each, text: correct(each.text) }));
    await this.add(pagePath, { markdown: correct(words.markdown), sections });
  }
}
