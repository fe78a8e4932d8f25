import { createInterface } from 'node:readline';
import { languageTag } from '@waymark/core';
import type { Hit, Retriever, SearchOptions } from '@waymark/search';
import { CommandFailure } from '../project/findings/command-failure.ts';
import { type IndexFlags, indexedDocs } from './asking/indexed-docs.ts';
import { searchExcerpt } from './asking/search-excerpt.ts';
import { folderAndWords } from './settings/folder-and-words.ts';
import { checkName } from './settings/known-name.ts';

interface SearchSettings extends IndexFlags {
  readonly json?: boolean;
  readonly limit: string;
  readonly stdin?: boolean;
  readonly language?: string;
  readonly version?: string;
}

/**
 * `waymark search [dir] <query>`: finds sections as the assistant does. With `--stdin`, one query a
 * line in and one JSON object a line out.
 */
export async function search(words: readonly string[], settings: SearchSettings): Promise<void> {
  const [dir, query] = argumentsOf(words, settings.stdin === true);
  const options = searchOptions(settings);
  const { index, retriever } = await indexedDocs(dir, settings);
  checkName(index, 'language', options.language);
  checkName(index, 'version', options.version);
  if (settings.stdin) await answerLines(retriever, options);
  else print(await retriever.search(query, options), settings.json === true);
}

/** The folder may be left out: a single word or sentence is the query. */
function argumentsOf(words: readonly string[], isStdin: boolean): [dir: string, query: string] {
  if (isStdin) return [words[0] ?? '.', ''];
  const { dir, text } = folderAndWords(words);
  if (text !== '') return [dir, text];
  throw new CommandFailure('Write what to search for: `waymark search docs "rate limits"`.');
}

function searchOptions({ language, limit, version }: SearchSettings): SearchOptions {
  const count = Number(limit);
  if (!Number.isInteger(count) || count < 1) {
    throw new CommandFailure(`The limit is "${limit}", but it must be a number from 1 on.`);
  }
  return {
    limit: count,
    ...(language === undefined ? {} : { language: languageTag(language) }),
    ...(version === undefined ? {} : { version }),
  };
}

function resultsObject(hits: readonly Hit[]) {
  return {
    results: hits.map(({ anchor, heading, score, text, title, url }) => ({
      url,
      title,
      heading,
      anchor,
      score,
      text,
    })),
  };
}

function print(hits: readonly Hit[], asJson: boolean): void {
  if (asJson) {
    console.log(JSON.stringify(resultsObject(hits), null, 2));
    return;
  }
  if (hits.length === 0) console.log('Nothing was found.');
  for (const { anchor, heading, text, title, url } of hits) {
    console.log(`${title}${heading ? ` > ${heading}` : ''}\n  ${url}${anchor ? `#${anchor}` : ''}`);
    console.log(`  ${searchExcerpt(text)}\n`);
  }
}

async function answerLines(retriever: Retriever, options: SearchOptions): Promise<void> {
  for await (const line of createInterface({ input: process.stdin })) {
    const hits = line.trim() === '' ? [] : await retriever.search(line, options);
    console.log(JSON.stringify(resultsObject(hits)));
  }
}
