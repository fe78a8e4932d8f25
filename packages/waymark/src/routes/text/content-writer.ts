import path from 'node:path';
import {
  indexPage,
  openResultCache,
  type ResultCache,
  twinDocument,
  twinPath,
} from '@waymark/content/text';
import { pageUrl } from '@waymark/core';
import { SearchBuilder } from '@waymark/search';
import {
  type BuiltPages,
  type BuiltText,
  builtPages,
  packHtml,
  packText,
  unpackText,
} from '../../build/record/built-page.ts';
import { importedTexts, type ReadTexts } from '../../build/record/component-texts.ts';
import { digestOf } from '../../build/record/digest.ts';
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
import type { ContentPage, FinishedPage } from './content-thread.ts';
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
  /** Folder of what is kept from one build to the next. */
  readonly results: string;
  readonly codeVersion: string;
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
  readonly #results: ResultCache;
  readonly #built: BuiltPages;
  /** What pages say that are kept when their HTML is there. */
  readonly #texts = new Map<string, { readonly key: string; readonly text: BuiltText }>();
  readonly #textsOf: ReadTexts;

  constructor(task: ContentTask) {
    this.#task = task;
    this.#results = openResultCache(task.results);
    this.#built = builtPages(this.#results);
    this.#textsOf = importedTexts(task.markdown.docsFolder);
    this.#makeMarkdown = createMarkdownMaker(task.markdown);
    this.#pages = new Map(task.site.pages.map((page) => [page.path, page]));
  }

  /** Writes the files beside the HTML of a page, or keeps the page for the next build. */
  async add(page: ContentPage): Promise<void> {
    if ('built' in page) return this.#keep(page.built);
    if ('kept' in page) {
      await this.#addText(page.kept.path, unpackText(page.kept.text));
      return undefined;
    }
    const { path: pagePath, playground } = page.rendered;
    const facts = this.#pages.get(pagePath)?.facts;
    // Where the Astro project has a file of its own, the page is rendered and not seen.
    if (!facts || isOwnUrl(this.#task.site.own, pageUrl(pagePath))) return undefined;
    const key = page.isKept ? this.#textKey(page.rendered, facts) : undefined;
    const known = key === undefined ? undefined : this.#built.load(pagePath);
    const text =
      known && known.textKey === key
        ? unpackText(known.text)
        : await this.#makeMarkdown(page.rendered.markdown);
    const complete = await this.#addText(pagePath, { ...text, playground });
    if (key !== undefined) this.#texts.set(pagePath, { key, text: complete });
    return undefined;
  }

  /** Of all that the Markdown of a page is made from, and how its words are read. */
  #textKey({ markdown }: RenderedPage, { language }: TextPage['facts']): string {
    const imports = markdown.bodies.flatMap((body) => body.imports.map(({ file }) => file));
    return digestOf([
      this.#task.codeVersion,
      language ?? '',
      JSON.stringify(markdown),
      ...this.#textsOf(imports),
    ]);
  }

  /**
   * Writes the twin of a page and the data of its playground, and reads what it says.
   *
   * @returns the text with what a search makes of it
   */
  async #addText(pagePath: string, text: BuiltText): Promise<BuiltText> {
    const page = this.#pages.get(pagePath);
    if (page === undefined) return text;
    const { markdown, playground, sections, terms } = text;
    const indexed = indexPage(page.facts, { sections });
    this.#words.set(page.url, { indexed, markdown });
    const file = decodeURIComponent(twinPath(page.url));
    this.#write(file, [twinDocument(page.twin, markdown)]);
    if (playground !== undefined) this.#write(playgroundPath(pagePath), [playground]);
    return page.isIndexed ? { ...text, terms: await this.#search.add(indexed, terms) } : text;
  }

  #keep({ findings, html, key, path: pagePath }: FinishedPage): void {
    const kept = this.#texts.get(pagePath);
    this.#texts.delete(pagePath);
    if (kept === undefined) return;
    const packed = { html: packHtml(html), text: packText(kept.text), textKey: kept.key };
    this.#built.store(pagePath, { key, findings, ...packed });
  }

  /**
   * Writes everything that needs all pages.
   *
   * @param hidden paths of pages in whose place the Astro project has its own
   */
  async finish(hidden: readonly string[]): Promise<void> {
    this.#results.flush();
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
