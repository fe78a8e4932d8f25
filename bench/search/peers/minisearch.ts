import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import MiniSearch from 'minisearch';
import { type Engine, firstPages, sectionRecords } from '../engines/engine.ts';

const fileIn = (folder: string) => path.join(folder, 'minisearch.json');
const options = {
  fields: ['title', 'heading', 'text'],
  storeFields: ['url', 'language', 'title', 'heading', 'text'],
};

export const engine: Engine = {
  build: async (index, folder) => {
    const search = new MiniSearch(options);
    search.addAll(sectionRecords(index));
    writeFileSync(fileIn(folder), JSON.stringify(search));
  },
  open: async (folder) => {
    const loaded = MiniSearch.loadJSON(readFileSync(fileIn(folder), 'utf8'), options);
    return {
      search: async (query, language) => {
        const found = loaded.search(query, {
          filter: (hit) => language === undefined || hit['language'] === language,
        });
        return firstPages(found.map((hit) => String(hit['url'])));
      },
    };
  },
};
