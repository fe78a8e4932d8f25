import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { commandsOf, type Job, type Workflow } from './workflow.ts';

const root = new URL('../../', import.meta.url);
const folder = '.github/workflows';
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');
const own = globSync(`${folder}/*.yml`, { cwd: fileURLToPath(root) });

/** Jobs that may publish: they are the only ones that may prove to npm who they are. */
function publishing({ jobs }: Workflow): [string, Job][] {
  return Object.entries(jobs).filter(
    ([, job]) =>
      Object.hasOwn(job.permissions ?? {}, 'id-token') || JSON.stringify(job).includes('NPM_TOKEN'),
  );
}

/** What lets a workflow publish what has not been tested, or with a program that is not of the lock. */
function gapsIn(text: string): string[] {
  const workflow = parse(text) as Workflow;
  const { concurrency, jobs, permissions } = workflow;
  const released = publishing(workflow);
  const tested = Object.keys(jobs).filter((name) => !released.some(([one]) => one === name));
  const commands = tested.flatMap((name) => (jobs[name]?.steps ?? []).flatMap(commandsOf));
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const run = released.flatMap(([, { steps }]) => steps.flatMap(commandsOf));
  const behind = run.map((command) => scripts[command.replace('npm run ', '')] ?? '');
  return [
    ...(released.length === 1 ? [] : ['not one job publishes']),
    ...['npm run check', 'npm test']
      .filter((command) => !commands.includes(command))
      .map((command) => `nothing runs ${command}`),
    ...released.flatMap(([, { needs = [], if: condition, steps }]) => [
      ...tested.filter((name) => !needs.includes(name)).map((name) => `waits not for ${name}`),
      ...(condition === "github.event_name == 'push' && github.ref == 'refs/heads/main'"
        ? []
        : ['publishes what is not main']),
      // Without one, it is the commit that the jobs before have tested.
      ...(steps.some((step) => step.with?.['ref'] !== undefined) ? ['checks out another'] : []),
    ]),
    ...(JSON.stringify(permissions) === '{"contents":"read"}' ? [] : ['every job may write']),
    ...(concurrency?.['cancel-in-progress'] === "${{ github.event_name == 'pull_request' }}"
      ? []
      : ['a push ends a release']),
    ...(/npx /.test([...run, ...behind].join('\n'))
      ? ['takes a program from outside the lock']
      : []),
  ];
}

describe('A release', () => {
  const text = read(`${folder}/ci.yml`);

  test('is published by one workflow, after its tests and checks, of the commit that they tested', () => {
    const others = own.filter((file) => publishing(parse(read(file)) as Workflow).length > 0);
    expect(others).toEqual([`${folder}/ci.yml`]);
    expect(gapsIn(text)).toEqual([]);
  });

  test.each([
    ['    needs: [test, docs]\n', '', ['waits not for test', 'waits not for docs']],
    ['needs: [test, docs]', 'needs: [docs]', ['waits not for test']],
    [" && github.ref == 'refs/heads/main'", '', ['publishes what is not main']],
    ['      - run: npm test\n', '', ['nothing runs npm test']],
    ["${{ github.event_name == 'pull_request' }}", 'true', ['a push ends a release']],
    ['permissions:\n  contents: read', 'permissions: write-all', ['every job may write']],
    [
      'version-script: npm run versions',
      'version-script: npx @changesets/cli@3 version',
      ['takes a program from outside the lock'],
    ],
  ])('is not held without %j', (written, changed, gaps) => {
    expect(text).toContain(written);
    expect(gapsIn(text.replace(written, () => changed))).toEqual(gaps);
  });

  test('checks out nothing but what was tested', () => {
    const [before = '', release = ''] = text.split('  release:');
    const changed = release.replace('fetch-depth: 0', 'fetch-depth: 0\n          ref: next');
    expect(gapsIn(`${before}  release:${changed}`)).toEqual(['checks out another']);
  });

  test('is of packages whose notes the locked program makes', () => {
    const { devDependencies } = JSON.parse(read('package.json')) as {
      devDependencies: Readonly<Record<string, string>>;
    };
    const [, version] = /(\d+)/.exec(devDependencies['@changesets/cli'] ?? '') ?? [];
    // Version 2 of the action reads what version 3 of the program writes, and no other.
    expect(version).toBe('3');
    expect(text).toContain('changesets/action@v2');
  });
});
