import path from 'node:path';
import { buildRetrievalIndex, openRetriever } from '@waymark/assistant';
import { type Engine, firstPages, mostPages } from './engine.ts';

const fileIn = (folder: string) => path.join(folder, 'retrieval.sqlite');

export const engine: Engine = {
  build: (index, folder) => buildRetrievalIndex(index, fileIn(folder)),
  open: async (folder) => {
    const retriever = openRetriever(fileIn(folder));
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
