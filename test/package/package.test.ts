import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { beforeAll, describe, expect, test } from 'vitest';
import { askWrittenServer } from '../support/ask-written-server.ts';
import { fiveLines } from '../support/astro-project.ts';
import { builtSite } from '../support/built-site.ts';
import { docsFolder, docsJson, page } from '../support/docs-folder.ts';
import { type Packed, packages, packPackages } from '../support/packed-packages.ts';
import { type Finished, repository, run } from '../support/run-command.ts';
import { type Files, tempFolder, writeFiles } from '../support/temp-folder.ts';

/** What starts a project, which has no modules. */
const starter = 'create-waymark';
let packed: ReadonlyMap<string, Packed>;
/** A project that knows nothing of this repository, with the packed packages installed. */
let project: string;

async function npm(args: readonly string[], folder: string): Promise<Finished> {
  const finished = await run('npm', [...args, '--no-audit', '--no-fund'], folder);
  expect(finished.exitCode, finished.output).toBe(0);
  return finished;
}

function tarballOf(name: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(packed.get(name)?.tarball ?? ''));
}

/** Runs the installed command line, as `npx waymark` does. */
function waymark(...args: string[]): Promise<Finished> {
  const bin = path.join(project, 'node_modules/waymark/bin/waymark.mjs');
  return run(process.execPath, [bin, ...args], project);
}

function astroBuild(): Promise<Finished> {
  const bin = path.join(project, 'node_modules/astro/bin/astro.mjs');
  return run(process.execPath, [bin, 'build'], project);
}

function filesOf(name: string): readonly string[] {
  return packed.get(name)?.files ?? [];
}

beforeAll(async () => {
  packed = await packPackages([...packages, starter], tempFolder());
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

  test('has types that fit its modules, for all that read modules of ECMAScript', async () => {
    const checked = await checkPackage(createPackageFromTarballData(tarballOf(name)), {
      // No modules, or such as only Astro compiles.
      excludeEntrypoints: ['./openapi.yaml', './locals', /\.astro$/, /\.json$/],
    });
    const problems = checked.types ? checked.problems : [];
    const ofOthers = new Set(['node10', 'node16-cjs']);
    const own = problems.filter(
      (problem) => !('resolutionKind' in problem && ofOthers.has(problem.resolutionKind)),
    );
    expect(checked.types).not.toBe(false);
    expect(own).toEqual([]);
  });
});

test.each([...packages, starter])(
  'The package %s says what it is, and is well packed',
  async (name) => {
    const pkgDir = path.join(repository, 'packages', name);
    const pack = { tarball: tarballOf(name).buffer };
    const { messages } = await publint({ pack, level: 'suggestion', strict: true });
    expect(messages).toEqual([]);
    const manifest = JSON.parse(readFileSync(path.join(pkgDir, 'package.json'), 'utf8'));
    expect(manifest).toMatchObject({
      license: 'MIT',
      // The release writes the address of the repository that it runs in.
      repository: { type: 'git', directory: `packages/${name}` },
    });
    expect(manifest.repository.url).toBeUndefined();
    expect(manifest.keywords).toContain('documentation');
    expect(filesOf(name)).toEqual(expect.arrayContaining(['README.md', 'LICENSE']));
  },
);

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

test('The package content holds the patterns of grammars, translated, and not what translates them', () => {
  expect(filesOf('content')).toEqual(
    expect.arrayContaining(['dist/patterns/shellscript.json.zst', 'dist/patterns/cpp.json.zst']),
  );
  expect(filesOf('content').filter((file) => file.includes('translate-grammars'))).toEqual([]);
});

test('The installed command line starts a docs folder, checks and builds it', async () => {
  const started = await run('npx', ['--no-install', 'waymark', 'init', 'handbook'], project);
  expect(started.exitCode, started.output).toBe(0);
  expect((await waymark('check', 'handbook')).stdout).toBe('No mistakes found.\n');
  const built = await waymark('build', 'handbook', '--out', 'site');
  expect(built.exitCode, built.output).toBe(0);
  const site = builtSite(path.join(project, 'site'));
  expect(site.files).toEqual(expect.arrayContaining(['index.html', 'quickstart/index.html']));
  expect(site.page('/quickstart').document.querySelectorAll('[data-wm-sidebar] a')).not.toEqual([]);
});

describe('`npm create waymark`', () => {
  /** Runs the packed starter in a folder of the project, around which Waymark is installed. */
  async function create(folder: string, files: Files = {}): Promise<Finished> {
    const own = path.join(project, 'node_modules/create-waymark/bin/create-waymark.mjs');
    writeFiles(path.join(project, folder), files);
    return run(process.execPath, [own, folder, '--yes'], project);
  }
  const read = (file: string) => readFileSync(path.join(project, file), 'utf8');

  test('starts docs from nothing, which editors know the schema of', async () => {
    const { exitCode, output } = await create('new-docs');
    expect(exitCode, output).toBe(0);
    expect(output).toContain('npx waymark dev');
    const { $schema } = JSON.parse(read('new-docs/docs.json'));
    const schema = path.join(project, 'new-docs', $schema);
    expect(JSON.parse(readFileSync(schema, 'utf8')).title).toBe('docs.json of Waymark');
  });

  test('leaves docs that are there as they are', async () => {
    const { exitCode, output } = await create('own-docs', {
      'docs.json': '{}',
      'index.mdx': 'Mine',
    });
    expect(exitCode, output).toBe(0);
    expect([read('own-docs/docs.json'), read('own-docs/index.mdx')]).toEqual(['{}', 'Mine']);
    expect(readdirSync(path.join(project, 'own-docs'))).toEqual([
      '.gitignore',
      'docs.json',
      'index.mdx',
    ]);
  });

  test('puts docs beside the pages of an Astro project, and says which lines to add', async () => {
    const { output } = await create('site', { 'astro.config.mjs': 'export default {};' });
    expect(output).toContain("waymark({ docs: './docs' })");
    expect(read('site/astro.config.mjs')).toBe('export default {};');
    expect(read('site/docs/index.mdx')).toContain('title: "Welcome"');
  });

  test('writes a package where nothing is installed, and says what to run', async () => {
    const folder = tempFolder();
    const own = path.join(project, 'node_modules/create-waymark/bin/create-waymark.mjs');
    const { exitCode, output } = await run(process.execPath, [own, 'docs', '--no-install'], folder);
    expect(exitCode, output).toBe(0);
    expect(output).toContain('npm install waymark@');
    const { scripts } = JSON.parse(readFileSync(path.join(folder, 'docs/package.json'), 'utf8'));
    expect(scripts.build).toBe('waymark build');
    expect((await run(process.execPath, [own, '--nonsense'], folder)).exitCode).toBe(1);
  });

  test('says that a Node is too old before it writes or installs anything', async () => {
    const folder = tempFolder();
    const own = path.join(repository, 'packages/create-waymark/bin/create-waymark.mjs');
    const older = `Object.defineProperty(process, 'versions', { value: { node: '20.20.2' } });`;
    const args = [`--import=data:text/javascript,${encodeURIComponent(older)}`, own, 'docs'];
    const { exitCode, output } = await run(process.execPath, args, folder);
    expect([exitCode, output]).toEqual([
      1,
      'Waymark needs Node 22.19 or later; this is Node 20.20.2. Install a newer one from https://nodejs.org.\n',
    ]);
    expect(readdirSync(folder)).toEqual([]);
  });
});

test('A page with a diagram shows its code and says what to install where Mermaid is not', async () => {
  const diagram = '```mermaid\ngraph LR\n  A["a < b"] --> B\n```';
  const docs = docsFolder(['index', 'other'], {
    'index.mdx': page('Home', diagram),
    'other.mdx': page('Other', '<Mermaid chart="graph LR" />'),
  });
  const out = path.join(tempFolder(), 'site');
  const built = await waymark('build', docs, '--out', out);
  expect(built.exitCode, built.output).toBe(0);
  expect(built.output).toContain('index.mdx:5:1');
  expect(built.output).toContain('npm install mermaid');
  expect(built.output.match(/mermaid-not-installed/g)).toHaveLength(1);
  const site = builtSite(out);
  expect(site.page('/').document.querySelector('pre.mermaid')?.textContent).toBe(
    'graph LR\n  A["a < b"] --> B',
  );
  expect(site.page('/').document.querySelector('wm-mermaid')).toBeNull();
  expect((await waymark('check', docs, '--strict')).exitCode).toBe(1);
});

test('The installed command line builds a folder that lies elsewhere, in an output elsewhere, with a server that answers without what is installed', async () => {
  const text = 'The answer is 42.\n\n<Tabs><Tab title="One">In a tab.</Tab></Tabs>';
  const docs = docsFolder(['index'], { 'index.mdx': page('Home', text) });
  const out = path.join(tempFolder(), 'app');
  const built = await waymark('build', docs, '--server', '--out', out);
  expect(built.exitCode, built.output).toBe(0);
  expect(builtSite(path.join(out, 'site')).page('/').text).toContain('In a tab.');
  expect(await askWrittenServer(out, 'What is the answer?')).toContain('42');
});

test('A fresh Astro project with the five lines builds', async () => {
  await waymark('init', 'docs');
  writeFiles(project, {
    'astro.config.mjs': fiveLines,
    'src/pages/own.astro': '<h1>Own page</h1>',
  });
  const built = await astroBuild();
  expect(built.exitCode, built.output).toBe(0);
  const site = builtSite(path.join(project, 'dist'));
  expect(site.page('/quickstart').document.querySelectorAll('[data-wm-sidebar] a')).not.toEqual([]);
  expect(site.page('/own').html).toContain('Own page');
});

describe('A project with docs, a page made on request and the adapter of a host', () => {
  const adapters = ['cloudflare', 'netlify', 'vercel'] as const;

  beforeAll(async () => {
    const names = adapters.map((host) => `@astrojs/${host}`);
    await npm(['install', '--prefer-offline', ...names, 'wrangler'], project);
    writeFiles(project, {
      'src/pages/own.astro': '---\nexport const prerender = false;\n---\n<h1>Own page</h1>',
    });
  });

  /** Builds it; gives what is in a folder of the project by the paths in it. */
  async function build(host: (typeof adapters)[number], settings = '') {
    const config = fiveLines
      .replace("'./docs'", "'./docs', path: '/docs'")
      .replace('{\n', `{\n  adapter: adapter(${settings}),\n`);
    writeFiles(project, {
      'astro.config.mjs': `import adapter from '@astrojs/${host}';\n${config}`,
      'docs/docs.json': docsJson({ navigation: { pages: ['index'] } }),
      'docs/index.mdx': page('Home', 'Docs of the host.'),
    });
    const built = await astroBuild();
    expect(built.exitCode, built.output).toBe(0);
    expect(built.output).not.toContain('host-file-kept');
    return (file: string) => readFileSync(path.join(project, file), 'utf8');
  }

  test('is built for Cloudflare, with the headers of the docs beside those of the adapter', async () => {
    const read = await build('cloudflare', "{ prerenderEnvironment: 'node' }");
    expect(read('dist/client/docs/index.html')).toContain('Docs of the host.');
    expect(read('dist/client/_headers')).toMatch(/^\/_astro\/\*\n[\s\S]+^\/docs\/\*\n.+nosniff$/m);
    expect(JSON.parse(read('dist/server/wrangler.json')).main).toBe('entry.mjs');
  });

  test('is built for Netlify', async () => {
    const read = await build('netlify');
    expect(read('dist/docs/index.html')).toContain('Docs of the host.');
    expect(read('dist/_headers')).toMatch(/^\/docs\/\*\n.+nosniff$/m);
    expect(read('.netlify/v1/functions/ssr/ssr.mjs')).toContain('path: ');
  });

  test('is built for Vercel', async () => {
    const read = await build('vercel');
    expect(read('.vercel/output/static/docs/index.html')).toContain('Docs of the host.');
    const { routes } = JSON.parse(read('.vercel/output/config.json'));
    expect(routes[0].src).toBe('^(?:/docs/.*)$');
    expect(routes).toContainEqual({ src: '^/own/?$', dest: '_render' });
  });
});
