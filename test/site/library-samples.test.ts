import path from 'node:path';
import { expect, test } from 'vitest';
import { pageOf } from '../../docs/sample-commands.ts';
import { samples, typedSamples } from '../../docs/samples.ts';
import { repository, run } from '../support/run-command.ts';
import { sampleDescription } from '../support/sample-description.ts';
import { tempFolder } from '../support/temp-folder.ts';

/** The docs folder that the samples read. */
const files = {
  'my-docs/openapi.yaml': sampleDescription,
};

/** The files of samples of libraries that end with what they print. */
const printing = samples.flatMap(({ code, language, place }) => {
  const [printed] = /(?:^\/\/ .*\n?)+$/m.exec(code.trimEnd()) ?? [];
  if (language !== 'ts' || !place.startsWith('../packages/') || !printed) return [];
  const file = typedSamples().find(({ text }) => text.includes(code.trimEnd()))?.file ?? '';
  return [{ page: pageOf(place), file, printed: printed.replace(/^\/\/ /gm, '') }];
});

test('Four libraries show what an example of them prints', () => {
  expect(printing.map(({ page }) => page)).toEqual(
    ['content', 'core', 'openapi', 'search'].map((name) => `../packages/${name}/README.md`),
  );
});

test.each(printing)('$page shows what its example prints', async ({ file, printed }) => {
  const args = [path.join(repository, 'docs', file)];
  const { exitCode, output } = await run(process.execPath, args, tempFolder(files));
  expect(output.trim()).toBe(printed.trim());
  expect(exitCode).toBe(0);
});
