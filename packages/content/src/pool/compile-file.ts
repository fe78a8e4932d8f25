import { siteHref } from '@waymark/core';
import { createCodeHighlighter } from '../highlight/highlighter.ts';
import { readGrammars } from '../highlight/own-grammars.ts';
import { compilePage } from '../page/compile-page.ts';
import type { CompiledPage } from '../page/compiled-page.ts';
import type { PageContext } from '../page/context.ts';
import { createDocsLister, createDocsReader } from './docs-files.ts';
import { createPageCache } from './page-cache.ts';
import type { PageOptions } from './page-options.ts';

/** A function that compiles page files of one site, or takes them from the cache. */
export function createFileCompiler(options: PageOptions): (file: string) => Promise<CompiledPage> {
  const { cacheFolder, docsFolder, pages: paths, ...settings } = options;
  const read = createDocsReader(docsFolder);
  const existing = new Set(paths);
  const cache = createPageCache({ folder: cacheFolder, settings, read, pages: existing });
  let asked = new Map<string, boolean>();
  let highlighter: ReturnType<typeof createCodeHighlighter> | undefined;
  const context: PageContext = {
    read,
    list: createDocsLister(docsFolder),
    pages: {
      has(path) {
        const exists = existing.has(path);
        asked.set(path, exists);
        return exists;
      },
    },
    components: new Set(options.components),
    variables: options.variables,
    base: options.urls.base,
    href: (url) => siteHref(url, options.urls),
    async highlight(code, grammar) {
      highlighter ??= createCodeHighlighter(
        options.codeThemes,
        readGrammars(options.grammars).grammars,
      );
      return (await highlighter).highlight(code, grammar);
    },
  };
  const compile = async (file: string): Promise<CompiledPage> => {
    const source = read(file) ?? '';
    const known = cache.load(file, source);
    if (known) return known;
    asked = new Map();
    const page = await compilePage(file, source, context);
    cache.store(file, source, page, asked);
    return page;
  };
  // One page at a time: what a page asks for is recorded for that page.
  let previous: Promise<unknown> = Promise.resolve();
  return (file) => {
    const result = previous.then(() => compile(file));
    previous = result.catch(() => undefined);
    return result;
  };
}
