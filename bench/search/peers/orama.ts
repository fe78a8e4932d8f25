import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { create, insertMultiple, load, save, search } from '@orama/orama';
import { type Engine, firstPages, mostPages, sectionRecords } from '../engines/engine.ts';

const fileIn = (folder: string) => path.join(folder, 'orama.json');
const schema = {
  url: 'string',
  title: 'string',
  heading: 'string',
  text: 'string',
  language: 'enum',
} as const;

/** Sections of one page may come first, so more of them than pages are asked for. */
const sectionLimit = mostPages * 10;

export const engine: Engine = {
  build: async (index, folder) => {
    const database = create({ schema });
    await insertMultiple(
      database,
      sectionRecords(index).map((record) => ({ ...record, id: String(record.id) })),
    );
    writeFileSync(fileIn(folder), JSON.stringify(save(database)));
  },
  open: async (folder) => {
    const database = create({ schema });
    load(database, JSON.parse(readFileSync(fileIn(folder), 'utf8')));
    return {
      search: async (term, language) => {
        const { hits } = await search(database, {
          term,
          properties: ['title', 'heading', 'text'],
          limit: sectionLimit,
          ...(language !== undefined && { where: { language: { eq: language } } }),
        });
        return firstPages(hits.map(({ document }) => document.url));
      },
    };
  },
};
