import { siteHref } from '@waymark/core';
import type { CodeHighlighter } from '../highlight/highlighter.ts';
import type { ImageSize } from '../images/image-size.ts';
import { compilePage, pageAnchors } from '../page/compile-page.ts';
import type { Anchors, CompiledPage } from '../page/compiled-page.ts';
import type { PageContext } from '../page/context.ts';
import { createTypeChecker, findTwoslash } from '../twoslash/type-checker.ts';
import { createDocsLister, createDocsReader, createImageSizes } from './docs-files.ts';
import { createPageCache } from './page-cache.ts';
import type { PageOptions } from './page-options.ts';
import type { ResultCache } from './result-cache.ts';

/** Compiles page files of one site, or takes what is asked for from the cache. */
export interface FileCompiler {
  /**
   * One page must be done before the next: what a page asks for is recorded for that page.
   *
   * @param text stands in the place of what the file holds; the file need not exist then
   */
  compile(file: string, text?: string): Promise<CompiledPage>;
  /** What links may lead to on a page, which takes far less than to compile it. */
  anchors(file: string): Anchors;
}

/** @param results of earlier runs */
export function createFileCompiler(
  options: PageOptions,
  highlighter: CodeHighlighter,
  results: ResultCache,
): FileCompiler {
  const { cacheFolder: _, docsFolder, pages, ...settings } = options;
  const read = createDocsReader(docsFolder);
  const existing = new Set(pages.map(({ path }) => path));
  const imageSize = createImageSizes(docsFolder);
  const answers = {
    page: (path: string) => existing.has(path),
    image: (file: string) => sizeText(imageSize(file)),
  };
  const twoslash = findTwoslash(docsFolder);
  const cache = createPageCache({
    results,
    settings: { ...settings, twoslash },
    read,
    answers,
  });
  let asked = noQuestions();
  const context: PageContext = {
    read,
    list: createDocsLister(docsFolder),
    pages: {
      has(path) {
        const exists = existing.has(path);
        asked.page.set(path, exists);
        return exists;
      },
    },
    components: new Set(options.components),
    variables: options.variables,
    imageSize(file) {
      const size = imageSize(file);
      asked.image.set(file, sizeText(size));
      return size;
    },
    base: options.urls.base,
    href: (url) => siteHref(url, options.urls),
    checkTypes: twoslash === undefined ? undefined : createTypeChecker(twoslash, docsFolder),
    highlight: highlighter.highlight,
  };
  return {
    async compile(file, text) {
      const source = text ?? read(file) ?? '';
      const known = cache.load(file, source);
      if (known) return known;
      asked = noQuestions();
      const page = await compilePage(file, source, context);
      cache.store(file, source, page, asked);
      return page;
    },
    anchors(file) {
      const source = read(file) ?? '';
      const known = cache.loadAnchors(file, source);
      if (known) return known;
      const found = pageAnchors(file, source, context);
      cache.storeAnchors(file, source, found);
      return found.anchors;
    },
  };
}

function noQuestions() {
  return { page: new Map<string, boolean>(), image: new Map<string, string>() };
}

function sizeText(size: ImageSize | undefined): string {
  return size ? `${size.width}x${size.height}` : '';
}
