import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { evaluateSite } from './answers/evaluate-site.ts';
import { corpusSites } from './search/corpus.ts';

/**
 * `npm run bench -- answers [--sites <folder>] [--site <name>]`: whether answers without a model know what the docs
 * do not say. Asks the questions of `answers/questions`, of which a half have no answer on their
 * site. Needs the docs folders of the sites, by default those in `WAYMARK_SITES`, or beside the
 * repository in `sites`.
 */
const work = fileURLToPath(new URL('.sites/answers', import.meta.url));

for (const { docs, name: site } of corpusSites()) {
  const folder = path.join(work, site);
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
