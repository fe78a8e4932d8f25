import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { tempFolder } from '../support/temp-folder.ts';

const packages = fileURLToPath(new URL('../../packages/', import.meta.url));
const command = path.join(packages, 'create-waymark/bin/create-waymark.mjs');

/** Starts docs in an Astro project with this package.json of Astro, without installing anything. */
function startIn(manifest: string) {
  const folder = tempFolder({
    'astro.config.mjs': 'export default {};\n',
    'node_modules/astro/package.json': manifest,
  });
  const args = [command, folder, '--yes', '--no-install'];
  const { status, stderr, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, stderr, stdout, hasPackage: existsSync(path.join(folder, 'package.json')) };
}

test.each(['5.14.1', '7.2.9', '7.3.3'])(
  'An Astro of version %s is told to be too old before anything is done',
  (astro) => {
    expect(startIn(JSON.stringify({ version: astro }))).toEqual({
      status: 1,
      stderr: `Waymark needs Astro 7.3.4 or later; this project has ${astro}. \`npx @astrojs/upgrade\` brings it up to date.\n`,
      stdout: '',
      hasPackage: false,
    });
  },
);

test.each(['7.3.4', '7.10.0', '8.0.0-beta.1'])('An Astro of version %s is taken', (astro) => {
  const { status, stdout } = startIn(JSON.stringify({ version: astro }));
  expect(status).toBe(0);
  expect(stdout).toMatch(/install waymark@/);
});

test('An Astro is read behind a byte order mark', () => {
  const { status, stderr } = startIn('\uFEFF{ "version": "5.0.0" }');
  expect([status, stderr]).toEqual([1, expect.stringContaining('this project has 5.0.0.')]);
});

test.each(['{ broken', 'null', '{}', '{ "version": 7 }'])(
  'An Astro whose package.json is %s counts as one of an unknown version',
  (manifest) => {
    const { status, stderr } = startIn(manifest);
    expect([status, stderr]).toEqual([0, '']);
  },
);

test.each([
  ['in a folder that its configuration names', { 'content/docs.json': '{}' }],
  ['beside its configuration', { 'docs.json': '{}' }],
])('Docs %s stay the only ones of an Astro project', (_, files) => {
  const folder = tempFolder({
    'astro.config.mjs': "import w from 'waymark';\nw({ docs: './content' });\n",
    'node_modules/waymark/package.json': '{}',
    'node_modules/waymark/bin/waymark.mjs': `console.log('run with', ...process.argv.slice(2));\n`,
    ...files,
  });
  const args = [command, folder, '--yes'];
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(stdout).toContain('run with init --gitignore\n');
});

test('Docs that are there need what Git leaves out, also by hand', () => {
  const folder = tempFolder({ 'docs.json': '{}' });
  const args = [command, folder, '--yes', '--no-install'];
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(stdout).toMatch(
    /install waymark@.*\n {2}npx waymark init --gitignore\n {2}npx waymark check\n/,
  );
});

test('A folder below a file is refused in a sentence', () => {
  const file = path.join(tempFolder({ file: '' }), 'file');
  const args = [command, path.join(file, 'docs/new'), '--yes', '--no-install'];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, `${file} is a file; name a folder.\n`]);
});

test('An option that there is not is told with those that there are', () => {
  const args = [command, tempFolder(), '--no-instal'];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Unknown option '--no-instal'\.\n\nUsage: [\s\S]*--no-install/);
});

test('A registry without the package is named, with what to do', { timeout: 120_000 }, async () => {
  const server = createServer((_request, response) => response.writeHead(404).end('{}'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const registry = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const env = { ...process.env, npm_config_registry: registry, npm_config_user_agent: 'npm/11' };
  const child = spawn(process.execPath, [command, tempFolder({}), '--yes'], { env });
  const stderr = await text(child.stderr);
  server.close();
  expect(stderr).toContain(`The registry ${registry} has no waymark@`);
  expect(stderr).toContain('`npm install path/to/tarballs/*.tgz astro@7`');
});

test('What is installed is run where there is no npm', () => {
  const bin = `console.log('run with', ...process.argv.slice(2));\n`;
  const folder = tempFolder({
    'docs/index.mdx': 'Mine',
    'node_modules/waymark/package.json': '{}',
    'node_modules/waymark/bin/waymark.mjs': bin,
  });
  const args = [command, path.join(folder, 'docs'), '--yes'];
  const env = { ...process.env, PATH: '' };
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', env });
  expect(status).toBe(0);
  expect(stdout).toContain('run with init\n');
});

test('What is told of Astro is what the package asks for', () => {
  const manifest = readFileSync(path.join(packages, 'waymark/package.json'), 'utf8');
  const needed = /neededAstro = '([\d.]+)'/.exec(readFileSync(command, 'utf8'))?.[1];
  expect(JSON.parse(manifest).peerDependencies.astro).toBe(`^${needed}`);
});
