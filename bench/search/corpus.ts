import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { textArgument } from '../arguments.ts';
import { buildIndex, indexIn } from './built-index.ts';
import { questionsOf } from './questions.ts';

/** The folder of docs folders, by default that in `WAYMARK_SITES`, or `sites` beside the repository. */
const sitesFolder =
  textArgument('--sites') ??
  process.env['WAYMARK_SITES'] ??
  fileURLToPath(new URL('../../../sites', import.meta.url));

/** A site of the question sets whose docs folder is there. */
export interface CorpusSite {
  readonly name: string;
  readonly docs: string;
}

/** The sites that `--site` asks for, else all; says which are absent. */
export function* corpusSites(): Generator<CorpusSite> {
  const wanted = textArgument('--site');
  for (const name of ['mintlify', 'meilisearch', 'trigger']) {
    if (wanted !== undefined && name !== wanted) continue;
    const docs = path.join(sitesFolder, name);
    if (existsSync(path.join(docs, 'docs.json'))) yield { name, docs };
    else process.stdout.write(`${name}: skipped, there is no docs.json in ${docs}\n`);
  }
}

/**
 * Builds a site.
 *
 * @param folder is emptied, for the build
 * @returns the file of its content index
 * @throws when a question is about a page that is not in it
 */
export function contentOf({ docs, name }: CorpusSite, folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const content = buildIndex(docs, folder);
  const urls = new Set(indexIn(content).pages.map(({ url }) => url));
  const lost = questionsOf(name).flatMap(({ pages }) => pages.filter((url) => !urls.has(url)));
  if (lost.length > 0) throw new Error(`${name} has no ${[...new Set(lost)].join(', ')}.`);
  return content;
}
