import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { close, createIndex } from 'pagefind';
import { type Engine, firstPages, mostPages, sectionRecords } from '../engines/engine.ts';

interface BrowserPagefind {
  options(options: Readonly<Record<string, unknown>>): Promise<void>;
  search(query: string): Promise<{
    readonly results: readonly { data(): Promise<{ readonly url: string }> }[];
  }>;
}

/** Its browser code in Node: files stand in for the network, a fixed language for the document. */
export const engine: Engine = {
  build: async (index, folder) => {
    const { index: written } = await createIndex({});
    if (written === undefined) throw new Error('Pagefind made no index.');
    for (const { url, id, title, heading, text, language } of sectionRecords(index)) {
      const content = `${title}\n${heading}\n${text}`;
      await written.addCustomRecord({ url: `${url}#${id}`, content, language, meta: { title } });
    }
    await written.writeFiles({ outputPath: folder });
    await close();
  },
  open: async (folder) => {
    const languages = new Map<string, BrowserPagefind>();
    return {
      search: async (query, language = 'en') => {
        const loaded = languages.get(language) ?? (await openLanguage(folder, language));
        languages.set(language, loaded);
        const { results } = await loaded.search(query);
        const found = results.slice(0, mostPages * 3).map((result) => result.data());
        return firstPages((await Promise.all(found)).map(({ url }) => url.replace(/#.*/, '')));
      },
    };
  },
};

async function openLanguage(folder: string, language: string): Promise<BrowserPagefind> {
  const location = { origin: 'http://bench', href: 'http://bench/' };
  const html = { getAttribute: () => language };
  Object.assign(globalThis, {
    location,
    window: { location },
    document: {
      currentScript: null,
      querySelector: (selector: string) => (selector === 'html' ? html : null),
    },
    fetch: async (url: string) => {
      const { pathname } = new URL(url, location.href);
      return new Response(await readFile(path.join(folder, pathname.replace('/pagefind/', ''))));
    },
  });
  const script = pathToFileURL(path.join(folder, 'pagefind.js'));
  script.searchParams.set('language', language);
  const loaded: BrowserPagefind = await import(script.href);
  await loaded.options({ basePath: '/pagefind/', noWorker: true });
  return loaded;
}
