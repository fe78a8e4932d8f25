import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { evaluateSite } from './answers/evaluate-site.ts';

/**
 * `npm run bench -- answers [--sites <folder>]`: whether answers without a model know what the docs
 * do not say. Asks the questions of `answers/questions`, of which a half have no answer on their
 * site. Needs the docs folders of the sites, by default those in `WAYMARK_SITES`, or beside the
 * repository in `sites`.
 */
const here = fileURLToPath(new URL('.', import.meta.url));
const option = process.argv.indexOf('--sites');
const sitesFolder =
  (option === -1 ? undefined : process.argv[option + 1]) ??
  process.env['WAYMARK_SITES'] ??
  path.join(here, '../../sites');

for (const site of ['mintlify', 'meilisearch', 'trigger']) {
  const docs = path.join(sitesFolder, site);
  if (!existsSync(path.join(docs, 'docs.json'))) {
    process.stdout.write(`${site}: skipped, there is no docs.json in ${docs}\n`);
    continue;
  }
  const folder = path.join(here, '.sites/answers', site);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { answerable, unanswerable, heldOut } = await evaluateSite(site, docs, folder);
  const share = ({ questions, wrong }: typeof answerable) =>
    `${questions - wrong.length} of ${questions}`;
  process.stdout.write(
    `${site}: ${share(answerable)} with an answer are answered, ${share(unanswerable)} without one are not` +
      ` (held out: ${share(heldOut.answerable)}, ${share(heldOut.unanswerable)})\n`,
  );
  for (const { question } of answerable.wrong)
    process.stdout.write(`  not answered: ${question}\n`);
  for (const { question } of unanswerable.wrong) process.stdout.write(`  answered: ${question}\n`);
}
