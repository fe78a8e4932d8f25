import { siteHref } from '@waymark/core';
import { createCodeHighlighter } from '../highlight/highlighter.ts';
import { compilePage } from '../page/compile-page.ts';
import type { CompiledPage } from '../page/compiled-page.ts';
import type { PageContext } from '../page/context.ts';
import { createDocsReader } from './docs-files.ts';
import { createPageCache } from './page-cache.ts';
import type { PageOptions } from './page-options.ts';

/** A function that compiles page files of one site, or takes them from the cache. */
export function createFileCompiler(options: PageOptions): (file: string) => Promise<CompiledPage> {
  const { cacheFolder, docsFolder, ...settings } = options;
  const read = createDocsReader(docsFolder);
  const cache = createPageCache(cacheFolder, settings, read);
  let highlighter: ReturnType<typeof createCodeHighlighter> | undefined;
  const context: PageContext = {
    read,
    pages: new Set(options.pages),
    components: new Set(options.components),
    variables: options.variables,
    href: (url) => siteHref(url, options.urls),
    async highlight(code, grammar) {
      highlighter ??= createCodeHighlighter(options.codeThemes);
      return (await highlighter).highlight(code, grammar);
    },
  };
  return async (file) => {
    const source = read(file) ?? '';
    const known = cache.load(file, source);
    if (known) return known;
    const page = await compilePage(file, source, context);
    cache.store(file, source, page);
    return page;
  };
}
