import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Bench } from '../cases/case.ts';
import { buildIndex, indexIn } from './built-index.ts';
import { questionsOf } from './questions.ts';

/** A site of the question sets whose docs folder is there. */
export interface CorpusSite {
  readonly name: string;
  readonly docs: string;
}

/**
 * The sites that `--site` asks for, else all. They lie in the folder that `--sites` names, by default
 * that in `WAYMARK_SITES`, or `sites` beside the repository. Those that are absent are left out.
 */
export function corpusSites({ arguments: { site, sites } }: Bench): CorpusSite[] {
  const folder =
    sites ??
    process.env['WAYMARK_SITES'] ??
    fileURLToPath(new URL('../../../sites', import.meta.url));
  return ['mintlify', 'meilisearch', 'trigger']
    .filter((name) => site === undefined || name === site)
    .map((name) => ({ name, docs: path.join(folder, name) }))
    .filter(({ docs }) => existsSync(path.join(docs, 'docs.json')));
}

/** What a report says where no site of the corpus is. */
export const noCorpus = 'Skipped: no docs folder of a question set is here.';

/**
 * Builds a site.
 *
 * @param folder an empty one, for the build
 * @returns the file of its content index
 * @throws when a question is about a page that is not in it
 */
export async function contentOf({ docs, name }: CorpusSite, folder: string): Promise<string> {
  const content = await buildIndex(docs, folder);
  const urls = new Set(indexIn(content).pages.map(({ url }) => url));
  const lost = questionsOf(name).flatMap(({ pages }) => pages.filter((url) => !urls.has(url)));
  if (lost.length > 0) throw new Error(`${name} has no ${[...new Set(lost)].join(', ')}.`);
  return content;
}
