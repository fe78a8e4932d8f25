import { buildSearchFiles, inFolder, openRetriever, writeSearchFiles } from '@waymark/search';
import { type Engine, firstPages, mostPages } from './engine.ts';

export const engine: Engine = {
  build: async ({ pages }, folder) => writeSearchFiles(folder, await buildSearchFiles(pages)),
  open: async (folder) => {
    const retriever = openRetriever(inFolder(folder));
    return {
      search: async (query, language) => {
        const hits = await retriever.search(query, {
          limit: mostPages * 2,
          ...(language !== undefined && { language }),
        });
        return firstPages(hits.map(({ url }) => url));
      },
    };
  },
};
