import { markdownOf } from './chunks/chunks-of.ts';
import type { FileSource } from './query/files.ts';
import { openIndex } from './query/open-index.ts';
import type { FoundPage } from './query/open-language.ts';
import type { Ranking } from './ranking.ts';
import type { Hit, Retriever } from './retriever.ts';

/** More of one page would leave others out that answer as well. */
const mostOfPage = 2;

/** The retriever over the files of a search. */
export function openRetriever(source: FileSource, ranking?: Ranking): Retriever {
  const index = openIndex(source, ranking);
  return {
    async search(query, { limit = 5, ...options } = {}) {
      const { pages } = await index.find({ ...options, text: query, isTyped: false }, limit);
      // Pages of one part of the site come before those of the other, and so do their sections.
      return Map.groupBy(pages, ({ isFirst }) => isFirst)
        .values()
        .flatMap((part) => part.flatMap(hitsOf).sort((one, other) => other.score - one.score))
        .take(limit)
        .toArray();
    },
  };
}

function hitsOf({ chunks, page }: FoundPage): Hit[] {
  const { navigation, title, url } = page;
  return chunks.slice(0, mostOfPage).map(({ chunk, coverage, score, strength }) => {
    const { anchor, heading } = chunk;
    const place = { url, title, navigation, anchor, heading };
    return { ...place, score, coverage, strength, text: markdownOf(chunk) };
  });
}
