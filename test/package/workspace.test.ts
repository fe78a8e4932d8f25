import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { askWrittenServer } from '../support/ask-written-server.ts';
import { builtSite } from '../support/built-site.ts';
import { docsJson, page } from '../support/docs-folder.ts';
import { oldestNode, packages, packPackages } from '../support/packed-packages.ts';
import { run } from '../support/run-command.ts';
import { tempFolder } from '../support/temp-folder.ts';

const platform = process.platform === 'win32' ? 'win' : process.platform;
const node = `node-${platform}-${process.arch}`;
const docs = 'packages/docs';
let workspace: string;

beforeAll(async () => {
  const packed = await packPackages(packages, tempFolder());
  const overrides = [...packed].map(
    ([name, { tarball }]) =>
      `  '${name === 'waymark' ? name : `@waymark/${name}`}': 'file:${tarball}'`,
  );
  workspace = tempFolder({
    'package.json': '{ "private": true }\n',
    'pnpm-workspace.yaml': `packages:\n  - packages/*\noverrides:\n${overrides.join('\n')}\n`,
    'packages/app/package.json': '{ "name": "app", "version": "1.0.0" }\n',
    [`${docs}/package.json`]: JSON.stringify({
      private: true,
      type: 'module',
      dependencies: { astro: '7', waymark: '*', [node]: oldestNode() },
    }),
    [`${docs}/docs.json`]: docsJson({ navigation: { pages: ['index'] } }),
    [`${docs}/index.mdx`]: page('Home', 'The answer is 42.'),
  });
  const args = ['--yes', 'pnpm@10', 'install', '--prefer-offline'];
  const installed = await run('npx', args, workspace);
  expect(installed.exitCode, installed.output).toBe(0);
});

test('A package of a workspace of pnpm is checked, built and served on the oldest Node, and answers', async () => {
  const folder = path.join(workspace, docs);
  const modules = path.join(folder, 'node_modules');
  const oldest = path.join(modules, node, platform === 'win' ? 'bin/node.exe' : 'bin/node');
  expect((await run(oldest, ['--version'], folder)).stdout.trim()).toBe(`v${oldestNode()}`);
  const command = path.join(modules, 'waymark/bin/waymark.mjs');
  const waymark = (...args: string[]) => run(oldest, [command, ...args], folder);
  expect((await waymark('check')).stdout).toBe('No mistakes found.\n');
  const built = await waymark('build', '--server');
  expect(built.exitCode, built.output).toBe(0);
  expect(builtSite(path.join(folder, 'dist/site')).page('/').text).toContain('The answer is 42.');
  const answer = await askWrittenServer(path.join(folder, 'dist'), 'What is the answer?', oldest);
  expect(answer).toContain('42');
});
