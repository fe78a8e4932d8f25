import type { Anchors, CompiledPage, PageLink, PageOutline } from '../page/compiled-page.ts';
import { fragmentTargets, settleFragments } from '../page/open-fragments.ts';
import { textPage } from '../page/text-page.ts';
import { digest } from './digest.ts';
import { type OutlinedPage, openPageCache, type PageCache } from './page-cache.ts';
import type { PageOptions } from './page-options.ts';
import { openResultCache, type ResultCache } from './result-cache.ts';
import { createSurroundings, type Surroundings } from './surroundings.ts';
import type { CodeText } from './tasks.ts';
import { openTextIds, type TextIds } from './text-ids.ts';
import { createThreads } from './threads.ts';

/** What pages are compiled with. Each thread gets a copy, so it holds plain data only. */
export type PagePoolOptions = PageOptions;

/** Compiles pages and colours code on other threads, ahead of the renderer. */
export interface PagePool {
  /**
   * The compiled page of a file, its links in the form that the pages they lead to know: those are
   * read for it where they were not yet. A page that cannot be compiled is its source as text.
   *
   * @param source a text in the place of what the file holds
   */
  compile(file: string, source?: string): Promise<CompiledPage>;
  /**
   * What is known of the page of a file, which takes little time where it is known from an earlier
   * run. Its id changes with anything that `compile` would give. The page is held until it is
   * compiled or released.
   */
  outline(file: string): Promise<PageOutline>;
  /**
   * What fragments of a page may name, where a page that was compiled leads there or it was itself;
   * nothing is read for it.
   */
  knownAnchors(file: string): Promise<Anchors | undefined>;
  /** Lets go of a page that was expected, or whose outline was asked for, and that nobody needs. */
  release(file: string): void;
  /**
   * HTML of code, in the same order.
   *
   * @param name of the page that shows it; results are kept under it from one run to the next
   */
  colour(name: string, codes: readonly CodeText[]): Promise<readonly string[]>;
  /** Files that will be asked for, in that order; compiled ahead of time. */
  expect(files: readonly string[]): void;
  /** Lets go of what is known of pages, because files have changed. */
  forget(): void;
  close(): Promise<void>;
}

/** A page on its way. */
interface StartedPage {
  /** The page itself is absent where its outline is known from an earlier run. */
  readonly result: Promise<Pick<OutlinedPage, 'outline'> & Partial<OutlinedPage>>;
  /** Somebody waits for it now. */
  hurry(): void;
}

/** What is known of pages from earlier runs. */
interface KnownPages {
  readonly results: ResultCache;
  readonly texts: TextIds;
  readonly cache: PageCache;
}

function openKnown(options: PagePoolOptions, surroundings: Surroundings): KnownPages {
  const results = openResultCache(options.cacheFolder);
  const texts = openTextIds(options.docsFolder, surroundings.used, results);
  return { results, texts, cache: openPageCache(options, results, surroundings, texts.of) };
}

/** How many results may wait for the renderer: enough to never starve it, few to hold in memory. */
const lookAhead = 512;

/**
 * Starts the threads with the first page.
 *
 * @param limit how long a page may take, in milliseconds
 */
export function createPagePool(options: PagePoolOptions, limit?: number): PagePool {
  const threads = createThreads(options, limit);
  const surroundings = createSurroundings(options);
  const { read } = surroundings;
  let opened: KnownPages | undefined;
  const known = () => {
    opened ??= openKnown(options, surroundings);
    return opened;
  };
  const fileOf = new Map(options.pages.map(({ path, file }) => [path, file]));
  const expected = new Set<string>();
  /** Those that were started and that the renderer has not got yet. */
  const pages = new Map<string, StartedPage>();
  const anchors = new Map<string, Promise<Anchors | undefined>>();

  const keepAnchors = (file: string, found: Promise<Anchors>) => {
    // A page that cannot be read is the trouble of who asks for it, not of links to it.
    const kept = found.catch(() => undefined);
    anchors.set(file, kept);
    return kept;
  };
  // What is known is found sooner than a thread can be asked for it.
  const outline = (file: string, isExpected: boolean): StartedPage => {
    const { cache, texts } = known();
    const text = texts.of(file);
    // A page that is only checked is small.
    const whole = options.isChecked ? cache.load(file, text) : undefined;
    const found = options.isChecked ? whole?.outline : cache.loadOutline(file, text);
    if (found) {
      return { result: Promise.resolve(whole ?? { outline: found }), hurry() {} };
    }
    const run = threads.run<'page'>({ kind: 'page', file }, isExpected);
    const result = run.result.catch((error: unknown) => asText(file, read(file) ?? '', error));
    return { ...run, result };
  };
  const start = (file: string, isExpected: boolean) => {
    expected.delete(file);
    const page = outline(file, isExpected);
    pages.set(file, page);
    void keepAnchors(
      file,
      page.result.then(({ outline }) => outline.anchors),
    );
    return page;
  };
  // The page that costs a thread shall not cost the site.
  const asText = (file: string, source: string, error: unknown): OutlinedPage => {
    const page = textPage(file, source, error);
    return { page, outline: { ...page, id: digest(JSON.stringify(page)) } };
  };
  const topUp = () => {
    for (const file of expected) {
      if (pages.size >= lookAhead) return;
      start(file, true);
    }
  };
  const outlined = (file: string): StartedPage['result'] => {
    pages.get(file)?.hurry();
    return (pages.get(file) ?? start(file, false)).result;
  };
  const release = (file: string) => {
    pages.delete(file);
    topUp();
  };
  const take = async (file: string): Promise<CompiledPage> => {
    try {
      return (await outlined(file)).page ?? (await compiled({ file }));
    } finally {
      release(file);
    }
  };
  const compiled = async (task: { readonly file: string; readonly source?: string }) => {
    const { result } = threads.run<'page'>({ kind: 'page', ...task }, false);
    const source = () => task.source ?? read(task.file) ?? '';
    const { page } = await result.catch((error: unknown) => asText(task.file, source(), error));
    return page;
  };
  const anchorsOf = (file: string): Promise<Anchors | undefined> => {
    pages.get(file)?.hurry();
    const started = anchors.get(file);
    if (started) return started;
    const { cache, texts } = known();
    const kept = cache.loadAnchors(file, texts.of(file));
    if (kept) return keepAnchors(file, Promise.resolve(kept));
    return keepAnchors(file, threads.run<'anchors'>({ kind: 'anchors', file }, false).result);
  };
  const targetsOf = async (page: { readonly links: readonly PageLink[] }) => {
    const targets = new Map<string, Anchors>();
    const find = async (path: string) => {
      const file = fileOf.get(path);
      const found = file === undefined ? undefined : await anchorsOf(file);
      if (found) targets.set(path, found);
    };
    await Promise.all([...fragmentTargets(page)].map(find));
    return targets;
  };
  const settle = async (page: CompiledPage) => settleFragments(page, await targetsOf(page));

  return {
    async compile(file, source) {
      if (source === undefined) return settle(await take(file));
      return settle(await compiled({ file, source }));
    },
    async outline(file) {
      const { outline } = await outlined(file);
      const targets = await targetsOf(outline);
      if (targets.size === 0) return outline;
      // In the order of the links: they are found in any.
      const anchors = [...fragmentTargets(outline)].map((path) => targets.get(path) ?? null);
      const { updates } = settleFragments({ ...outline, code: '', staticHtml: [] }, targets);
      return { ...outline, updates, id: digest(JSON.stringify([outline.id, anchors])) };
    },
    knownAnchors: async (file) => anchors.get(file),
    release,
    colour: (name, codes) => threads.run<'code'>({ kind: 'code', name, codes }, false).result,
    expect(files) {
      for (const file of files) if (!pages.has(file)) expected.add(file);
      topUp();
    },
    forget: () => anchors.clear(),
    async close() {
      expected.clear();
      // What was found is not to be let go.
      opened?.texts.store();
      opened?.results.close();
      await threads.close();
    },
  };
}
