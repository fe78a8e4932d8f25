import { fileHref, lazily, siteHref } from '@waymark/core/page';
import type { CodeHighlighter } from '../highlight/highlighter.ts';
import { compilePage, pageAnchors } from '../page/compile-page.ts';
import type { Anchors } from '../page/compiled-page.ts';
import type { PageContext } from '../page/context.ts';
import { createTypeChecker } from '../twoslash/type-checker.ts';
import { checkedPage } from './checked-page.ts';
import { type OutlinedPage, openPageCache, pictureText } from './page-cache.ts';
import type { PageOptions } from './page-options.ts';
import type { ResultCache } from './result-cache.ts';
import { createSurroundings } from './surroundings.ts';
import { textId } from './text-ids.ts';

/** Compiles page files of one site, or takes what is asked for from the cache. */
export interface FileCompiler {
  /**
   * One page must be done before the next: what a page asks for is recorded for that page.
   *
   * @param text stands in the place of what the file holds; the file need not exist then
   */
  compile(file: string, text?: string): Promise<OutlinedPage>;
  /** What links may lead to on a page, which takes far less than to compile it. */
  anchors(file: string): Anchors;
}

/** @param results of earlier runs */
export function createFileCompiler(
  options: PageOptions,
  highlighter: Pick<CodeHighlighter, 'highlight'>,
  results: ResultCache,
): FileCompiler {
  const { docsFolder, isChecked, isUntrusted, offered, properties = {}, variables } = options;
  const surroundings = createSurroundings(options);
  const { list, read, twoslash, used } = surroundings;
  const idOf = (file: string) => textId(used(file) ?? '');
  const cache = openPageCache(options, results, surroundings, idOf);
  let asked = noQuestions();
  let lastBlocks: () => ReadonlyMap<string, string> = () => new Map();
  const context: PageContext = {
    read,
    list,
    pages: {
      has(path) {
        const exists = surroundings.hasPage(path);
        asked.pages.set(path, exists);
        return exists;
      },
    },
    components: new Set(options.components),
    properties: new Map(Object.entries(properties)),
    variables,
    isUntrusted,
    isChecked,
    imageSize(file) {
      const size = surroundings.imageSize(file);
      asked.images.set(file, pictureText(size, offered?.sizes[file]));
      return size;
    },
    offered,
    base: options.urls.base,
    site: options.site,
    href: (url) => siteHref(url, options.urls),
    fileHref: (url) => fileHref(url, options.urls),
    isFile(file) {
      const exists = surroundings.isFile(file);
      asked.files.set(file, exists);
      return exists;
    },
    checkTypes: twoslash === undefined ? undefined : createTypeChecker(twoslash, docsFolder),
    // What is checked has no colours.
    lastBlock: isChecked ? undefined : (key) => lastBlocks().get(key),
    highlight: highlighter.highlight,
  };
  /** Files by the digests of their texts: many versions of a site have most pages in common. */
  const movable = new Map<string, string>();
  const compile = async (file: string, source: string) => {
    const text = textId(source);
    const same = movable.get(text.digest);
    const known = same === undefined ? undefined : cache.copy(same, file, text);
    if (known) return known;
    asked = noQuestions();
    // Most pages that are compiled are new, or have no code.
    lastBlocks = lazily(() => cache.lastBlocks(file));
    const whole = await compilePage(file, source, context);
    const page = isChecked ? checkedPage(whole) : whole;
    if (page.isMovable) movable.set(text.digest, file);
    return { outline: cache.store(file, text, page, asked), page };
  };
  return {
    async compile(file, text) {
      const source = text ?? read(file) ?? '';
      return cache.load(file, textId(source)) ?? compile(file, source);
    },
    anchors(file) {
      const source = read(file) ?? '';
      const text = textId(source);
      const known = cache.loadAnchors(file, text);
      if (known) return known;
      const found = pageAnchors(file, source, context);
      cache.storeAnchors(file, text, found);
      return found.anchors;
    },
  };
}

function noQuestions() {
  return {
    pages: new Map<string, boolean>(),
    files: new Map<string, boolean>(),
    images: new Map<string, string>(),
  };
}
