import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { evaluateSite } from '../../bench/answers/evaluate-site.ts';
import { repository, runCli } from '../support/run-command.ts';
import { copySharedSite } from '../support/shared-site.ts';
import { tempFolder } from '../support/temp-folder.ts';

const sites = process.env['WAYMARK_SITES'] ?? path.join(repository, '../sites');

test('Without a model an example quotes what its docs say, and says so of what they do not', async () => {
  const docs = path.join(await copySharedSite('atlas'), 'docs');
  const questions = [
    { question: 'How do I authenticate?', pages: ['/authentication'] },
    { question: 'quickstart', pages: ['/quickstart'] },
    { question: 'what does it cost to host the moon?', pages: [] },
    { question: 'connect a COBOL mainframe', pages: [] },
    { question: 'asdf qwer zxcv', pages: [] },
  ];
  writeFileSync(path.join(docs, 'questions.json'), JSON.stringify(questions));
  const { exitCode, output, stdout } = await runCli(['eval', docs, '--retrieval', '--json'], docs);
  expect(exitCode, output).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({
    answerable: { questions: 2, wrong: [] },
    unanswerable: { questions: 3, wrong: [] },
  });
  const asked = await runCli(['ask', docs, 'what does it cost to host the moon?'], docs);
  expect(asked.stdout).toContain('does not seem to answer');
  expect(asked.stdout).not.toContain('\n>');
}, 180_000);

describe.skipIf(!existsSync(path.join(sites, 'mintlify')))('Three open sites', () => {
  test('answer nine of ten questions that they can, and nine of ten that they cannot are told so', async () => {
    const all = { answerable: [0, 0], unanswerable: [0, 0] };
    for (const site of ['mintlify', 'meilisearch', 'trigger']) {
      const found = await evaluateSite(site, path.join(sites, site), tempFolder());
      for (const sort of ['answerable', 'unanswerable'] as const) {
        const { questions, wrong } = found[sort];
        const [right = 0, asked = 0] = all[sort];
        all[sort] = [right + questions - wrong.length, asked + questions];
      }
    }
    for (const [right = 0, asked = 0] of Object.values(all)) {
      expect(asked).toBe(60);
      expect(right / asked).toBeGreaterThanOrEqual(0.9);
    }
  }, 900_000);
});
