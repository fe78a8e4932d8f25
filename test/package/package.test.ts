import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { publint } from 'publint';
import { beforeAll, describe, expect, test } from 'vitest';
import { askWithSdk, widgetSettings } from '../support/ask.ts';
import { fiveLines } from '../support/astro-project.ts';
import { builtSite } from '../support/built-site.ts';
import { docsFolder, page } from '../support/docs-folder.ts';
import { type Finished, repository, run } from '../support/run-command.ts';
import { startServer } from '../support/started-server.ts';
import { tempFolder, writeFiles } from '../support/temp-folder.ts';

interface Packed {
  readonly tarball: string;
  readonly files: readonly string[];
}

const packages = ['core', 'openapi', 'content', 'search', 'assistant', 'waymark'] as const;
const packed = new Map<string, Packed>();
/** A project that knows nothing of this repository, with the packed packages installed. */
let project: string;

async function npm(args: readonly string[], folder: string): Promise<Finished> {
  const finished = await run('npm', [...args, '--no-audit', '--no-fund'], folder);
  expect(finished.exitCode, finished.output).toBe(0);
  return finished;
}

async function pack(name: string, folder: string): Promise<Packed> {
  const source = path.join(repository, 'packages', name);
  const { stdout } = await npm(['pack', '--json', '--pack-destination', folder], source);
  const printed: unknown = JSON.parse(stdout);
  const [entry] = Object.values(printed as Record<string, PackReport>);
  if (!entry) throw new Error(`npm packed nothing: ${stdout}`);
  const files = entry.files.map((file) => file.path);
  return { tarball: path.join(folder, entry.filename), files };
}

interface PackReport {
  readonly filename: string;
  readonly files: readonly { readonly path: string }[];
}

function filesOf(name: string): readonly string[] {
  return packed.get(name)?.files ?? [];
}

beforeAll(async () => {
  const tarballs = tempFolder();
  for (const name of packages) packed.set(name, await pack(name, tarballs));
  project = tempFolder({ 'package.json': '{ "private": true, "type": "module" }\n' });
  const files = [...packed.values()].map(({ tarball }) => tarball);
  await npm(['install', '--prefer-offline', ...files, 'astro@7'], project);
});

/** What a folder takes on a disk with blocks of the usual size, in bytes. */
function sizeOnDisk(folder: string): number {
  const block = 4096;
  const places = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const stats = places.map((place) => lstatSync(path.join(folder, place)));
  // Two names of one file take its room once.
  const files = new Map(stats.map((file) => [file.ino, Math.ceil(file.size / block) * block]));
  return [...files.values()].reduce((sum, size) => sum + size, 0);
}

test('An installation for a static site, Astro included, has fewer than 250 packages of less than 200 MB', () => {
  const modules = path.join(project, 'node_modules');
  const lock = JSON.parse(readFileSync(path.join(modules, '.package-lock.json'), 'utf8'));
  const names = Object.keys(lock.packages);
  expect(names).toContain('node_modules/astro');
  expect(names.length).toBeLessThan(250);
  expect(sizeOnDisk(modules) / 1024 / 1024).toBeLessThan(200);
});

describe.each(packages)('The package %s', (name) => {
  test('holds its build and says what it is, and holds no tests', () => {
    expect(filesOf(name)).toContain('README.md');
    expect(filesOf(name)).toContain('dist/index.mjs');
    expect(filesOf(name)).toContain('dist/index.d.mts');
    expect(filesOf(name).filter((file) => /\.test\.|__snapshots__|testing\//.test(file))).toEqual(
      [],
    );
  });

  test('has an entry point for everything it promises', async () => {
    const pkgDir = path.join(repository, 'packages', name);
    const { messages } = await publint({ pkgDir, level: 'warning', strict: true });
    expect(messages).toEqual([]);
  });
});

test('Only the package whose sources Astro compiles ships sources.', () => {
  const withSources = packages.filter((name) =>
    filesOf(name).some((file) => file.startsWith('src/')),
  );
  expect(withSources).toEqual(['waymark']);
});

test('The package waymark holds what Astro compiles itself, and the start of new docs', () => {
  expect(filesOf('waymark')).toEqual(
    expect.arrayContaining([
      'bin/waymark.mjs',
      'dist/cli.mjs',
      'src/theme/components/Page.astro',
      'src/theme/content/Card.astro',
      'src/routes/page.astro',
      'src/theme/styles/index.css',
      'template/docs.json',
      'template/index.mdx',
    ]),
  );
});

test('The installed command line starts a docs folder, checks and builds it', async () => {
  const waymark = (...args: string[]) => run('npx', ['--no-install', 'waymark', ...args], project);
  const started = await waymark('init', 'handbook');
  expect(started.exitCode, started.output).toBe(0);
  expect((await waymark('check', 'handbook')).stdout).toBe('No mistakes found.\n');
  const built = await waymark('build', 'handbook', '--out', 'site');
  expect(built.exitCode, built.output).toBe(0);
  const site = builtSite(path.join(project, 'site'));
  expect(site.files).toEqual(expect.arrayContaining(['index.html', 'quickstart/index.html']));
  expect(site.page('/quickstart').document.querySelectorAll('[data-wm-sidebar] a')).not.toEqual([]);
});

test('The installed command line builds a folder that lies elsewhere, in an output elsewhere', async () => {
  const docs = tempFolder({
    'docs.json': JSON.stringify({
      theme: 'mint',
      name: 'Elsewhere',
      colors: { primary: '#17724A' },
      navigation: { pages: ['index'] },
    }),
    'index.mdx': page('Home', '<Tabs><Tab title="One">In a tab.</Tab></Tabs>'),
  });
  const out = path.join(tempFolder(), 'site');
  const built = await run('npx', ['--no-install', 'waymark', 'build', docs, '--out', out], project);
  expect(built.exitCode, built.output).toBe(0);
  expect(builtSite(out).page('/').text).toContain('In a tab.');
});

test('A page with a diagram shows its code and says what to install where Mermaid is not', async () => {
  const diagram = '```mermaid\ngraph LR\n  A["a < b"] --> B\n```';
  const docs = docsFolder(['index', 'other'], {
    'index.mdx': page('Home', diagram),
    'other.mdx': page('Other', '<Mermaid chart="graph LR" />'),
  });
  const waymark = (command: string, ...args: string[]) =>
    run('npx', ['--no-install', 'waymark', command, docs, ...args], project);
  const out = path.join(tempFolder(), 'site');
  const built = await waymark('build', '--out', out);
  expect(built.exitCode, built.output).toBe(0);
  expect(built.output).toContain('index.mdx:5:1');
  expect(built.output).toContain('npm install mermaid');
  expect(built.output.match(/mermaid-not-installed/g)).toHaveLength(1);
  const site = builtSite(out);
  expect(site.page('/').document.querySelector('pre.mermaid')?.textContent).toBe(
    'graph LR\n  A["a < b"] --> B',
  );
  expect(site.page('/').document.querySelector('wm-mermaid')).toBeNull();
  expect((await waymark('check', '--strict')).exitCode).toBe(1);
});

test('The installed command line writes a server that answers without what is installed', async () => {
  const docs = docsFolder(['index'], { 'index.mdx': page('Home', 'The answer is 42.') });
  const out = path.join(tempFolder(), 'app');
  const args = ['--no-install', 'waymark', 'build', docs, '--server', '--out', out];
  const built = await run('npx', args, project);
  expect(built.exitCode, built.output).toBe(0);
  const server = await startServer({
    args: [path.join(out, 'server/entry.mjs')],
    cwd: out,
    env: { PORT: '0' },
    address: /The site is at (http:\/\/[^/\s]+)/,
  });
  try {
    const settings = await widgetSettings(server.url);
    expect((await askWithSdk(server.url, settings, 'What is the answer?')).text).toContain('42');
  } finally {
    await server.stop();
  }
});

test('A fresh Astro project with the five lines builds', async () => {
  await run('npx', ['--no-install', 'waymark', 'init', 'docs'], project);
  writeFiles(project, {
    'astro.config.mjs': fiveLines,
    'src/pages/own.astro': '<h1>Own page</h1>',
  });
  const built = await run('npx', ['--no-install', 'astro', 'build'], project);
  expect(built.exitCode, built.output).toBe(0);
  const site = builtSite(path.join(project, 'dist'));
  expect(site.page('/quickstart').document.querySelectorAll('[data-wm-sidebar] a')).not.toEqual([]);
  expect(site.page('/own').html).toContain('Own page');
});
