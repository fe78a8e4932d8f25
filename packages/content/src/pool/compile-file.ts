import { siteHref } from '@waymark/core';
import type { CodeHighlighter } from '../highlight/highlighter.ts';
import type { ImageSize } from '../images/image-size.ts';
import { compilePage } from '../page/compile-page.ts';
import type { CompiledPage } from '../page/compiled-page.ts';
import type { PageContext } from '../page/context.ts';
import { createTypeChecker, findTwoslash } from '../twoslash/type-checker.ts';
import { createDocsLister, createDocsReader, createImageSizes } from './docs-files.ts';
import { createPageCache } from './page-cache.ts';
import type { PageOptions } from './page-options.ts';
import type { ResultCache } from './result-cache.ts';

/**
 * A function that compiles page files of one site, or takes them from the cache. A text given with
 * the file stands in the place of what the file holds; the file need not exist then.
 */
export function createFileCompiler(
  options: PageOptions,
  highlighter: CodeHighlighter,
  results: ResultCache,
): (file: string, source?: string) => Promise<CompiledPage> {
  const { cacheFolder: _, docsFolder, pages: paths, ...settings } = options;
  const read = createDocsReader(docsFolder);
  const existing = new Set(paths);
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
  const compile = async (file: string, text: string | undefined): Promise<CompiledPage> => {
    const source = text ?? read(file) ?? '';
    const known = cache.load(file, source);
    if (known) return known;
    asked = noQuestions();
    const page = await compilePage(file, source, context);
    cache.store(file, source, page, asked);
    return page;
  };
  // One page at a time: what a page asks for is recorded for that page.
  let previous: Promise<unknown> = Promise.resolve();
  return (file, text) => {
    const result = previous.then(() => compile(file, text));
    previous = result.catch(() => undefined);
    return result;
  };
}

function noQuestions() {
  return { page: new Map<string, boolean>(), image: new Map<string, string>() };
}

function sizeText(size: ImageSize | undefined): string {
  return size ? `${size.width}x${size.height}` : '';
}
