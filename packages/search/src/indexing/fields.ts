import { phraseKey } from '../analysis/phrase-key.ts';
import { type Chunk, markdownOf } from '../chunks/chunks-of.ts';
import { phraseMark, urlMark } from '../format/entries.ts';
import type { SearchedPage } from '../page.ts';
import type { chunkFields, pageFields, Ranking } from '../ranking.ts';

type Texts<Name extends string> = Readonly<Record<Name, string>>;

/** What a page says once for all of its chunks. */
export function pageTexts(page: SearchedPage): Texts<(typeof pageFields)[number]> {
  return {
    title: page.title,
    description: page.description ?? '',
    path: [page.url.replaceAll('/', ' / '), ...page.navigation, operationText(page)].join('\n'),
    tags: page.tags.join('\n'),
  };
}

/** What a chunk says itself, by field. `above` are the headings around it. */
export function chunkTexts(chunk: Chunk): Texts<(typeof chunkFields)[number]> {
  return {
    heading: headingsOf(chunk).join('\n'),
    above: chunk.headingPath.join('\n'),
    body: markdownOf(chunk),
  };
}

/** Keys of whole titles, each with what it says: those of a page, its URL among them. */
export function pageKeys(page: SearchedPage, { wholeTitle }: Ranking): Map<string, number> {
  const titles = [page.title, page.operation?.path ?? '', operationText(page)];
  return new Map([...phrases(titles, wholeTitle), [urlMark + page.url, 1]]);
}

/** Keys of the headings of a chunk as a whole, each with what it says. */
export function chunkKeys(chunk: Chunk, { wholeHeading }: Ranking): Map<string, number> {
  return new Map(phrases(headingsOf(chunk), wholeHeading));
}

function phrases(texts: readonly string[], impact: number): [string, number][] {
  return texts
    .map((text) => phraseMark + phraseKey(text))
    .filter((key) => key !== phraseMark)
    .map((key) => [key, impact]);
}

function headingsOf({ heading, inner }: Chunk): string[] {
  return [heading, ...inner.map((section) => section.heading)];
}

function operationText({ operation }: SearchedPage): string {
  return operation === undefined ? '' : `${operation.method} ${operation.path}`;
}
