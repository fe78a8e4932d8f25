import path from 'node:path';
import { indexPage, twinDocument, twinPath } from '@waymark/content/text';
import { pageUrl } from '@waymark/core';
import { SearchBuilder } from '@waymark/search';
import {
  createMarkdownMaker,
  type MakeMarkdown,
  type MarkdownSite,
} from '../../build/render/page-markdown.ts';
import { isOwnUrl } from '../../project/own-urls.ts';
import type { RenderedPage } from '../../project/rendered-page.ts';
import { playgroundPath } from '../../theme/endpoint/playground-paths.ts';
import { contentFiles, type PageWords, siteIndex } from './content-files.ts';
import type { ContentSite } from './content-site.ts';
import type { TextPage } from './page-facts.ts';
import { writeFile } from './write-file.ts';

/** What is written of the text of pages, and for which site. */
export interface ContentTask {
  readonly site: ContentSite;
  /** What the Markdown of its pages is made with. */
  readonly markdown: MarkdownSite;
  /** Files of the docs folder that go into the site as they are; one of a name made here wins. */
  readonly own: readonly string[];
  /** Folder of the docs in the output. */
  readonly output: string;
}

/**
 * Writes what is made from the text of pages: a Markdown twin for each, the content index, the
 * files of the search and those for agents. Pages come one by one, as they are rendered.
 */
export class ContentWriter {
  readonly #task: ContentTask;
  readonly #pages: ReadonlyMap<string, TextPage>;
  readonly #makeMarkdown: MakeMarkdown;
  readonly #words = new Map<string, PageWords>();
  readonly #search = new SearchBuilder();

  constructor(task: ContentTask) {
    this.#task = task;
    this.#makeMarkdown = createMarkdownMaker(task.markdown);
    this.#pages = new Map(task.site.pages.map((page) => [page.path, page]));
  }

  /** Writes the twin of a page and the data of its playground, and reads what it says. */
  async add({ path: pagePath, markdown: source, playground }: RenderedPage): Promise<void> {
    const page = this.#pages.get(pagePath);
    // Where the Astro project has a file of its own, the page is rendered and not seen.
    if (page === undefined || isOwnUrl(this.#task.site.own, pageUrl(pagePath))) return;
    const { markdown, sections } = await this.#makeMarkdown(source);
    const indexed = indexPage(page.facts, { sections });
    this.#words.set(page.url, { indexed, markdown });
    const file = decodeURIComponent(twinPath(page.url));
    this.#write(file, [twinDocument(page.twin, markdown)]);
    if (playground !== undefined) this.#write(playgroundPath(pagePath), [playground]);
    if (page.isIndexed) await this.#search.add(indexed);
  }

  /**
   * Writes everything that needs all pages.
   *
   * @param hidden paths of pages in whose place the Astro project has its own
   */
  async finish(hidden: readonly string[]): Promise<void> {
    const isHidden = new Set(hidden);
    const pages = this.#task.site.pages.filter((page) => !isHidden.has(page.path));
    const site = { ...this.#task.site, pages };
    const index = siteIndex(site, this.#words);
    const search = await this.#search.files(index.pages);
    const isOwn = new Set(this.#task.own);
    for (const { path: name, pieces } of contentFiles(site, index, this.#words, search)) {
      if (!isOwn.has(name.slice(1))) this.#write(name, pieces);
    }
  }

  /** What the Astro project has itself stays. */
  #write(name: string, pieces: Iterable<string | Uint8Array>): void {
    const { output, site } = this.#task;
    if (!isOwnUrl(site.own, name)) writeFile(path.join(output, name), pieces);
  }
}
