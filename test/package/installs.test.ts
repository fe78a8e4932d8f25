import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askWithSdk, widgetSettings } from '../support/ask.ts';
import { askWrittenServer } from '../support/ask-written-server.ts';
import { builtPage, builtSite } from '../support/built-site.ts';
import { docsJson, page } from '../support/docs-folder.ts';
import type { Listening } from '../support/listen.ts';
import { startRegistry } from '../support/package-registry.ts';
import { oldestNode, packages, packPackages } from '../support/packed-packages.ts';
import { startAdapterServer, startServer } from '../support/started-server.ts';
import { tempFolder, writeFiles } from '../support/temp-folder.ts';
import {
  installTools,
  type NodeName,
  type Tools,
  type UserMachine,
  userMachine,
} from '../support/user-machine.ts';

const answer = 'The answer is 42.';
const question = 'What is the answer?';

let registry: Listening;
let tools: Tools;

beforeAll(async () => {
  const packed = await packPackages([...packages, 'create-waymark'], tempFolder());
  registry = await startRegistry(packed);
  tools = await installTools();
});

afterAll(() => registry?.close());

/** Builds the docs in a folder with their server, twice, and asks it. */
async function expectAnswer(machine: UserMachine, folder: string): Promise<void> {
  const build = () => machine.exec(['waymark', 'build', '--server'], folder);
  await build();
  const { output, stdout } = await build();
  expect(stdout).toMatch(/\d unchanged\.$/m);
  expect(output).not.toContain('Warning:');
  expect(builtSite(path.join(folder, 'dist/site')).page('/').text).toContain(answer);
  const dist = path.join(folder, 'dist');
  expect(await askWrittenServer(dist, question, machine.node)).toContain('42');
}

async function pageText(address: string): Promise<string> {
  return builtPage(await (await fetch(address)).text()).text;
}

/** `npm create waymark` makes the docs, and what it prints is done. */
async function intoEmptyFolder(machine: UserMachine): Promise<void> {
  const around = tempFolder();
  const { stdout } = await machine.create('waymark', ['my-docs', '--yes'], around);
  const [, next = ''] = stdout.split('\nNext:\n');
  expect(next.split('\n').map((line) => line.trim())).toEqual([
    'cd my-docs',
    'npx waymark check',
    'npx waymark dev',
    '',
  ]);
  const folder = path.join(around, 'my-docs');
  const checked = await machine.exec(['waymark', 'check'], folder);
  expect(checked.stdout).toBe('No mistakes found.\n');
  const preview = await startServer({
    command: machine.node,
    args: ['node_modules/waymark/bin/waymark.mjs', 'dev', '--port', '0'],
    cwd: folder,
    address: /(http:\/\/(?:localhost|127\.0\.0\.1):\d+)/,
  });
  try {
    expect(await pageText(`${preview.url}/quickstart`)).toContain('npx waymark build');
  } finally {
    await preview.stop();
  }
  await machine.run([machine.manager, 'run', 'build'], folder);
  expect(builtSite(path.join(folder, 'dist')).page('/quickstart').text).toContain('waymark build');
  writeFiles(folder, { 'index.mdx': page('Home', answer) });
  await expectAnswer(machine, folder);
}

/** A site that is built already gets docs below a path, as the documentation says. */
async function intoAstroSite(machine: UserMachine): Promise<void> {
  const site = tempFolder({
    'package.json': JSON.stringify({ type: 'module', scripts: { build: 'astro build' } }),
    'astro.config.mjs': `import node from '@astrojs/node';
import { defineConfig } from 'astro/config';

export default defineConfig({ adapter: node({ mode: 'standalone' }) });
`,
    'src/layouts/Shop.astro': '<html lang="en"><body><slot /></body></html>',
    'src/pages/index.astro': `---
import Shop from '../layouts/Shop.astro';
---
<Shop><h1>Kettles of all sizes</h1></Shop>`,
  });
  await machine.add(['astro@7', '@astrojs/node'], site);
  const build = () => machine.run([machine.manager, 'run', 'build'], site);
  const ownPage = () => readFileSync(path.join(site, 'dist/client/index.html'), 'utf8');
  await build();
  const before = ownPage();
  expect(before).toContain('Kettles of all sizes');

  await machine.add(['waymark', 'astro@7'], site);
  const { stdout } = await machine.exec(['waymark', 'init'], site);
  expect(stdout).toContain("waymark({ docs: './docs'");
  writeFiles(site, {
    'docs/index.mdx': page('Home', answer),
    'astro.config.mjs': `import node from '@astrojs/node';
import { defineConfig } from 'astro/config';
import waymark from 'waymark';

export default defineConfig({
  adapter: node({ mode: 'standalone' }),
  integrations: [waymark({ docs: './docs', path: '/docs', assistant: { domain: 'my-docs' } })],
});
`,
  });
  await build();
  expect(ownPage()).toBe(before);
  expect(builtSite(path.join(site, 'dist/client')).page('/docs').text).toContain(answer);
  const server = await startAdapterServer(site, {}, machine.node);
  try {
    expect(await (await fetch(server.url)).text()).toBe(before);
    expect(await pageText(`${server.url}/docs/quickstart`)).toContain('npx astro build');
    const settings = await widgetSettings(server.url, '/docs');
    expect((await askWithSdk(server.url, settings, question)).text).toContain('42');
  } finally {
    await server.stop();
  }
}

/** The docs are a package of a workspace, beside one that needs another version of what Waymark needs. */
async function intoMonorepo(machine: UserMachine): Promise<void> {
  const docs = 'packages/docs';
  const workspace = tempFolder({
    'package.json': '{ "private": true, "workspaces": ["packages/*"] }\n',
    'packages/app/package.json':
      '{ "name": "app", "version": "1.0.0", "dependencies": { "zod": "^3.25.0" } }\n',
    [`${docs}/package.json`]: '{ "name": "docs", "private": true, "type": "module" }\n',
    [`${docs}/docs.json`]: docsJson({ navigation: { pages: ['index'] } }),
    [`${docs}/index.mdx`]: page('Home', answer),
    ...(machine.manager === 'pnpm' && { 'pnpm-workspace.yaml': 'packages:\n  - packages/*\n' }),
  });
  const folder = path.join(workspace, docs);
  await machine.add(['waymark', 'astro@7'], folder);
  const checked = await machine.exec(['waymark', 'check'], folder);
  expect(checked.stdout).toBe('No mistakes found.\n');
  await expectAnswer(machine, folder);
}

const places = {
  'an empty folder': intoEmptyFolder,
  'an Astro site that is there': intoAstroSite,
  'a package of a monorepo': intoMonorepo,
};

const managers = ['npm', 'pnpm'] as const;
const placeNames = Object.keys(places) as (keyof typeof places)[];
const cells: [(typeof managers)[number], keyof typeof places, NodeName][] = [
  ...managers.flatMap((manager) =>
    placeNames.flatMap((place): typeof cells => [
      [manager, place, 'lowest'],
      [manager, place, 'current'],
    ]),
  ),
  ['npm', 'an empty folder', 'newest'],
  ['npm', 'an Astro site that is there', 'newest'],
];

const versions: Record<NodeName, RegExp> = {
  lowest: new RegExp(`^v${RegExp.escape(oldestNode())}$`),
  current: new RegExp(`^${RegExp.escape(process.version)}$`),
  newest: /^v26\./,
};

test.each(cells)(
  'With %s, Waymark comes into %s on the %s Node, where it builds, serves and answers',
  { timeout: 300_000 },
  async (manager, place, node) => {
    const machine = userMachine(manager, node, registry.url, tools);
    const { stdout } = await machine.run(['node', '--version'], tempFolder());
    expect(stdout.trim()).toMatch(versions[node]);
    await places[place](machine);
  },
);
