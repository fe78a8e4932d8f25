import {
  digest,
  indexPage,
  openResultCache,
  type ResultCache,
  twinDocument,
  twinPath,
} from '@waymark/content/text';
import { pageUrl } from '@waymark/core/page';
import { isSearchable, manifestFile, SearchBuilder } from '@waymark/search';
import {
  type BuiltPage,
  type BuiltPages,
  builtPages,
  type TextFacts,
} from '../../build/record/built-page.ts';
import { builtRuns } from '../../build/record/built-run.ts';
import { digestOf } from '../../build/record/digest.ts';
import { LostText } from '../../build/record/lost-text.ts';
import { type OutputPlace, OutputWriter } from '../../build/record/output-writer.ts';
import { PackedTexts } from '../../build/record/packed-texts.ts';
import type { MarkdownSite } from '../../build/render/markdown-body.ts';
import { createMarkdownMaker, type MakeMarkdown } from '../../build/render/page-markdown.ts';
import { importedTexts, type ReadTexts } from '../../project/folder/component-texts.ts';
import { isOwnUrl } from '../../project/paths/own-urls.ts';
import type { RenderedPage } from '../../project/rendered-page.ts';
import { playgroundPath } from '../../theme/endpoint/playground-paths.ts';
import { searchFilePath } from './content-files.ts';
import type { ContentSite } from './content-site.ts';
import type { ContentPage, FinishedPage } from './content-thread.ts';
import { ownFileFinder } from './own-file-finder.ts';
import type { PackedRuns } from './packed-runs.ts';
import type { TextPage } from './page-facts.ts';
import { seenSite } from './seen-site.ts';
import { SiteTexts, type TakenText } from './site-texts.ts';

/** What is written of the text of pages, and for which site. */
export interface ContentTask {
  readonly site: ContentSite;
  /** What the Markdown of its pages is made with. */
  readonly markdown: MarkdownSite;
  /** Files of the docs folder that go into the site as they are; one of a name made here wins. */
  readonly own: readonly string[];
  readonly output: OutputPlace;
  /** Folder of what is kept from one build to the next. */
  readonly results: string;
  /** Which site of the docs folder it is, among these. */
  readonly keptSite: string;
  readonly codeVersion: string;
}

/** What a page says, for the files beside it and for those of the site. */
interface PageFilesText extends TakenText {
  readonly hasPlayground: boolean;
}

/** Texts of pages that are written to a file in one go. */
const storedAtOnce = 64;

/**
 * Writes what is made from the text of pages: a Markdown twin for each and the files of the search.
 * Pages come one by one, as they are rendered.
 */
export class ContentWriter {
  readonly #task: ContentTask;
  readonly #pages: ReadonlyMap<string, TextPage>;
  readonly #makeMarkdown: MakeMarkdown;
  readonly #search = new SearchBuilder();
  readonly #packed = new PackedTexts();
  readonly #site: SiteTexts;
  readonly #results: ResultCache;
  readonly #built: BuiltPages;
  /** Pages of the last build, read with the first that is taken from it. */
  #last: ReadonlyMap<string, BuiltPage> | undefined;
  readonly #kept = new Set<string>();
  readonly #writer: OutputWriter;
  /** Pages that are kept when their HTML is there. */
  readonly #unfinished = new Map<string, TextFacts>();
  /** What pages say that are kept, packed, as long as it is in no file. */
  readonly #unwritten = new Map<string, Uint8Array>();
  /** So many of these are written, as far as their pages are finished. */
  #enough = storedAtOnce;
  /** Pages that the next build may take. */
  readonly #finished = new Map<string, BuiltPage>();
  readonly #textsOf: ReadTexts;

  constructor(task: ContentTask) {
    this.#task = task;
    this.#results = openResultCache(task.results);
    this.#built = builtPages(this.#results, task.keptSite);
    this.#writer = new OutputWriter(task.output, this.#results, 'text', this.#kept);
    const runs = builtRuns(this.#results, task.keptSite);
    this.#site = new SiteTexts(task.site, runs, this.#search);
    this.#textsOf = importedTexts(task.markdown.docsFolder);
    this.#makeMarkdown = createMarkdownMaker(task.markdown);
    this.#pages = new Map(task.site.pages.map((page) => [page.path, page]));
  }

  /** Writes the files beside the HTML of a page, or keeps the page for the next build. */
  async add(page: ContentPage): Promise<void> {
    if ('built' in page) return this.#keep(page.built);
    if ('kept' in page) return this.#take(page.kept);
    const { path: pagePath } = page.rendered;
    const known = this.#pages.get(pagePath);
    // Where the Astro project has a file of its own, the page is rendered and not seen.
    if (!known || isOwnUrl(this.#task.site.own, pageUrl(pagePath))) return undefined;
    const { key, packed } = await this.#textOf(page.rendered, known, page.isKept);
    const hasPlayground = page.rendered.playground !== undefined;
    if (!page.isKept) {
      const read = () => this.#packed.read(key, () => packed);
      return this.#addText(known, { key: undefined, hasPlayground, read });
    }
    this.#unfinished.set(pagePath, { key, hasPlayground });
    this.#unwritten.set(pagePath, packed);
    return this.#addText(known, this.#keptText(pagePath, { key, hasPlayground }));
  }

  /** A page of the last build, whose text is read only where something is made of it. */
  async #take({ key, path: pagePath }: Pick<FinishedPage, 'key' | 'path'>): Promise<void> {
    this.#last ??= this.#built.load();
    const page = this.#last.get(pagePath);
    // Another build may have ended since.
    if (page?.key !== key) throw new LostText(pagePath);
    this.#finished.set(pagePath, page);
    const known = this.#pages.get(pagePath);
    if (known === undefined) return;
    await this.#addText(known, this.#keptText(pagePath, page.text));
  }

  /** What a page says whose text is kept for the next build: it need not be in memory. */
  #keptText(pagePath: string, facts: TextFacts): PageFilesText {
    const { key } = facts;
    const packed = () => {
      const found = this.#unwritten.get(pagePath) ?? this.#built.text(pagePath, key);
      if (found !== undefined) return found;
      this.#built.dropWithoutText();
      this.#results.flush();
      throw new LostText(pagePath);
    };
    return { ...facts, read: () => this.#packed.read(key, packed) };
  }

  /** What a rendered page says, packed. It may be the same as in the last build. */
  async #textOf(
    { markdown, path: pagePath, playground }: RenderedPage,
    { facts, isIndexed }: TextPage,
    isKept: boolean,
  ): Promise<{ readonly key: string; readonly packed: Uint8Array }> {
    const isSearched = isIndexed && isSearchable(facts);
    const imports = markdown.bodies.flatMap((body) => body.imports.map(({ file }) => file));
    const key = digestOf([
      this.#task.codeVersion,
      JSON.stringify([markdown, playground, isSearched && (facts.language ?? '')]),
      ...this.#textsOf(imports),
    ]);
    const last = isKept ? this.#built.text(pagePath, key) : undefined;
    if (last) return { key, packed: last };
    const text = await this.#makeMarkdown(markdown);
    const terms = isSearched ? await this.#search.read(indexPage(facts, text)) : undefined;
    return { key, packed: this.#packed.pack(key, { ...text, playground, terms }) };
  }

  /** Writes the twin of a page and the data of its playground, and hands on what it says. */
  async #addText(page: TextPage, text: PageFilesText): Promise<void> {
    const { hasPlayground, key, read } = text;
    const twin = decodeURIComponent(twinPath(page.url));
    this.#write(
      twin,
      () => [twinDocument(page.twin, read().markdown)],
      key && digestOf(['twin', key, JSON.stringify(page.twin)]),
    );
    if (hasPlayground) {
      this.#write(
        playgroundPath(page.path),
        () => [read().playground ?? ''],
        key && digestOf(['playground', key]),
      );
    }
    await this.#site.add(page.path, text);
  }

  #keep({ findings, html, key, path: pagePath }: FinishedPage): void {
    const text = this.#unfinished.get(pagePath);
    const packed = this.#unwritten.get(pagePath);
    this.#unfinished.delete(pagePath);
    if (!text || !packed) return;
    this.#built.storeHtml(pagePath, key, html);
    this.#built.storeText(pagePath, text.key, packed);
    this.#finished.set(pagePath, { key, findings, text });
    this.#letGo();
  }

  /** Texts that are in a file by now need not be in memory. */
  #letGo(): void {
    const stored = this.#unwritten.size - this.#unfinished.size;
    if (stored < this.#enough) return;
    const isWritten = this.#results.flush();
    // Who holds the file may hold it for long, and each try waits for that.
    this.#enough = isWritten ? storedAtOnce : stored + storedAtOnce;
    if (!isWritten) return;
    for (const pagePath of this.#unwritten.keys())
      if (!this.#unfinished.has(pagePath)) this.#unwritten.delete(pagePath);
  }

  /**
   * Writes everything that needs all pages. No page comes after it.
   *
   * @param hidden paths of pages in whose place the Astro project has its own
   * @param handTexts takes what all pages say: another thread has time to write the files of it
   * @returns the files of the last output that stay
   */
  async finish(
    hidden: readonly string[],
    handTexts: (texts: PackedRuns) => void,
  ): Promise<readonly string[]> {
    // Where Astro renders, none is kept.
    if (this.#finished.size > 0) this.#built.store(this.#finished);
    this.#built.keepTexts(this.#finished.keys());
    this.#results.flush();
    const text = await this.#site.whole(seenSite(this.#task.site, hidden));
    handTexts(text.packed);
    const isOwn = ownFileFinder(this.#task.site, this.#task.own);
    const keeps = (file: string, id: string) => isOwn(file) || this.#writer.keep(file, id);
    // All names but one change with the content; how that is compressed is for the code to say.
    const idOf = (name: string, content: Uint8Array) =>
      name === manifestFile ? digest(content) : digestOf([this.#task.codeVersion, name]);
    const files = await text.search({
      idOf,
      keeps: (name, id) => keeps(searchFilePath(name), id),
    });
    for (const [name, content] of files) {
      const file = searchFilePath(name);
      const id = idOf(name, content);
      if (!keeps(file, id)) this.#writer.write(file, [content], id);
    }
    this.#writer.finish();
    this.#results.close();
    return [...this.#kept];
  }

  #write(file: string, pieces: () => Iterable<string | Uint8Array>, id?: string): void {
    if (!this.#keeps(file, id)) this.#writer.write(file, pieces(), id);
  }

  /** What the Astro project has itself stays, and what the last build made from the same. */
  #keeps(file: string, id: string | undefined): boolean {
    if (isOwnUrl(this.#task.site.own, file)) return true;
    return id !== undefined && this.#writer.keep(file, id);
  }
}
