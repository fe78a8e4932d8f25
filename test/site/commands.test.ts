import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { astroProject, fiveLines } from '../support/astro-project.ts';
import { builtSite } from '../support/built-site.ts';
import { copyFixture, docsFolder, docsJson, page } from '../support/docs-folder.ts';
import { runCli } from '../support/run-command.ts';
import { tempFolder } from '../support/temp-folder.ts';

describe('waymark init', () => {
  test('leaves docs with a mint.json as they are, and names the command for them', async () => {
    const folder = tempFolder({ 'my docs/mint.json': '{}' });
    const { exitCode, stderr } = await runCli(['init', 'my docs'], folder);
    expect([exitCode, stderr]).toEqual([
      1,
      expect.stringMatching(/mint\.json.*`waymark upgrade ["']my docs["']`/),
    ]);
    expect(readdirSync(path.join(folder, 'my docs'))).toEqual(['mint.json']);
  });

  test('makes a docs folder that has no mistakes and builds', async () => {
    const folder = tempFolder();
    const { exitCode, stdout } = await runCli(['init', 'my-docs'], folder);
    expect(exitCode).toBe(0);
    expect(stdout).toContain('Preview it with `npx waymark dev my-docs`.');
    const ignored = readFileSync(path.join(folder, 'my-docs/.gitignore'), 'utf8');
    expect(ignored).toBe(
      'node_modules/\ndist/\n.netlify/\n.vercel/\n/move-report.html\n.waymark/\n',
    );
    expect((await runCli(['check', 'my-docs'], folder)).stdout).toBe('No mistakes found.\n');
    const built = await runCli(['build', 'my-docs'], folder);
    expect(built.exitCode, built.output).toBe(0);
    expect(builtSite(path.join(folder, 'dist')).page('/').text).not.toBe('');
  });

  test('counts the pages that it wrote', async () => {
    const folder = tempFolder();
    const { stdout } = await runCli(['init'], folder);
    const pages = builtSite(folder).files.filter((file) => file.endsWith('.mdx'));
    expect(stdout).toContain(`in this folder: docs.json and ${pages.length} pages.`);
    expect(stdout).toContain('`npx waymark dev`');
  });

  test('in an Astro project with integrations prints only the lines to add', async () => {
    const config = `import { defineConfig } from 'astro/config';
import mdx from '@astrojs/mdx';

export default defineConfig({ integrations: [mdx()] });
`;
    const project = astroProject({ 'astro.config.mjs': config, 'src/pages/index.astro': '' });
    const { stdout } = await runCli(['init'], project);
    expect(stdout).toContain("  import waymark from 'waymark';\n");
    expect(stdout).toContain("  waymark({ docs: './docs', path: '/docs' }),\n");
    expect(stdout).not.toContain('defineConfig');
  });

  test('in an Astro project makes docs/ and prints the lines that add Waymark', async () => {
    const project = astroProject({ 'astro.config.mjs': 'export default {};\n' });
    const { exitCode, stdout } = await runCli(['init'], project);
    expect(exitCode).toBe(0);
    expect(existsSync(path.join(project, 'docs/docs.json'))).toBe(true);
    expect(stdout).toContain('Add Waymark to astro.config.mjs:');
    const printed = stdout.split('\n').map((line) => line.replace(/^ {2}/, ''));
    for (const line of fiveLines.trimEnd().split('\n')) expect(printed).toContain(line);
    const config = path.join(project, 'astro.config.mjs');
    expect(readFileSync(config, 'utf8')).toBe('export default {};\n');
    const quickstart = readFileSync(path.join(project, 'docs/quickstart.mdx'), 'utf8');
    expect(quickstart.match(/npx .+/g)).toEqual([
      'npx astro dev',
      'npx waymark check',
      'npx astro build',
    ]);
    writeFileSync(config, fiveLines);
    expect((await runCli(['check'], project)).stdout).toBe('No mistakes found.\n');
  });

  test('for docs that are in an Astro project already, prints the lines until they are there', async () => {
    const project = astroProject({
      'astro.config.mjs': 'export default {};\n',
      'docs/docs.json': '{}',
    });
    const tell = async () => (await runCli(['init', '--gitignore'], project)).stdout;
    expect(await tell()).toContain("waymark({ docs: './docs' })");
    writeFileSync(path.join(project, 'astro.config.mjs'), fiveLines);
    expect(await tell()).not.toContain('waymark(');
  });

  test.each([
    ['docs in another folder', { 'content/docs.json': '{}' }, "docs: './content'"],
    ['docs beside its configuration', { 'docs.json': '{}' }, "docs: '.'"],
    ['docs of an earlier form', { 'mint.json': '{}' }, "docs: '.'"],
  ])('writes no second docs folder in an Astro project that has %s', async (_, files, option) => {
    const config = fiveLines.replace("docs: './docs'", option);
    const project = astroProject({ 'astro.config.mjs': config, ...files });
    const { exitCode, stderr } = await runCli(['init'], project);
    expect(exitCode).toBe(1);
    expect(stderr).toContain('nothing was changed.');
    expect(existsSync(path.join(project, 'docs'))).toBe(false);
    const told = await runCli(['init', '--gitignore'], project);
    expect(told.exitCode, told.output).toBe(0);
    expect(existsSync(path.join(project, 'docs'))).toBe(false);
  });

  test('writes no page beside one of the same name, and counts what it wrote', async () => {
    const folder = tempFolder({ 'index.md': page('Mine'), 'other.mdx': page('Other') });
    const { stdout } = await runCli(['init'], folder);
    expect(existsSync(path.join(folder, 'index.mdx'))).toBe(false);
    const written = builtSite(folder).files.filter((file) => file.endsWith('.mdx'));
    expect(stdout).toContain(`docs.json and ${written.length - 1} pages.`);
  });

  test('changes nothing where a docs.json is', async () => {
    const docs = docsFolder(['index'], { 'index.mdx': page('Mine') });
    const { exitCode, stderr } = await runCli(['init'], docs);
    expect(exitCode).toBe(1);
    expect(stderr).toContain('docs.json exists already; nothing was changed.');
    expect(builtSite(docs).files).toEqual(['docs.json', 'index.mdx']);
  });

  test('keeps files of the same name, and all lines of a .gitignore', async () => {
    const repository = tempFolder({
      '.gitignore': '.waymark\n',
      'site/index.mdx': page('Mine'),
      'site/.gitignore': '# Mine\n*.log\ndist',
    });
    execFileSync('git', ['init', '--quiet'], { cwd: repository });
    const folder = path.join(repository, 'site');
    const { stdout } = await runCli(['init'], folder);
    expect(stdout).toContain(
      'Git leaves out node_modules/, .netlify/, .vercel/, /move-report.html (.gitignore).',
    );
    expect(readFileSync(path.join(folder, 'index.mdx'), 'utf8')).toBe(page('Mine'));
    const ignored = readFileSync(path.join(folder, '.gitignore'), 'utf8');
    expect(ignored).toBe(
      '# Mine\n*.log\ndist\nnode_modules/\n.netlify/\n.vercel/\n/move-report.html\n',
    );
  });

  test('has Git leave out what lies beside the docs too, and says when that is done already', async () => {
    const repository = tempFolder({
      'package.json': '{}',
      'node_modules/a/index.js': '',
      'dist/index.html': '',
    });
    execFileSync('git', ['init', '--quiet'], { cwd: repository });
    const { stdout } = await runCli(['init', 'my-docs'], repository);
    expect(stdout).toContain(
      'Git leaves out node_modules/, dist/, .netlify/, .vercel/, /move-report.html (.gitignore).',
    );
    const file = path.join('my-docs', '.gitignore');
    expect(stdout).toContain(`Git leaves out .waymark/ (${file}).`);
    const status = execFileSync('git', ['status', '--short'], {
      cwd: repository,
      encoding: 'utf8',
    });
    expect(status).toBe('?? .gitignore\n?? my-docs/\n?? package.json\n');
    const again = await runCli(['init', 'my-docs', '--gitignore'], repository);
    expect(again.stdout).toMatch(
      /^\.gitignore lacks nothing: .*\n.*\.gitignore lacks nothing: .*\n$/,
    );
  });

  test('says that it leaves a .gitignore alone that is in no repository', async () => {
    const folder = tempFolder({ 'docs.json': '{}', '.gitignore': '*.log\n' });
    const { stdout } = await runCli(['init', '--gitignore'], folder);
    expect(stdout).toBe(
      '.gitignore stays as it is: it is a link, or its folder is in no Git repository.\n',
    );
  });
});

test('waymark build says that an Astro project around the docs has options and parts for them', async () => {
  const navigation = { pages: ['index'] };
  const config = JSON.stringify({
    theme: 'mint',
    name: 'Acme',
    colors: { primary: '#0055aa' },
    navigation,
  });
  const project = astroProject({
    'astro.config.mjs': fiveLines,
    'docs/docs.json': config,
    'docs/index.mdx': page('Start'),
    'other/docs.json': config,
    'other/index.mdx': page('Start'),
  });
  const { exitCode, output, stderr } = await runCli(['build', 'docs'], project);
  expect(exitCode, output).toBe(0);
  expect(stderr.match(/astro\.config\.mjs shows these docs: `npx astro build`/g)).toHaveLength(1);
  expect((await runCli(['build', 'other'], project)).stderr).not.toContain('astro build');
});

describe('waymark upgrade', () => {
  test('writes a docs.json that has no mistakes, and keeps the mint.json', async () => {
    const docs = copyFixture('legacy-mint');
    const { exitCode, stdout } = await runCli(['upgrade'], docs);
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/Wrote .*docs\.json/);
    const config = JSON.parse(readFileSync(path.join(docs, 'docs.json'), 'utf8'));
    expect(config).toMatchObject({ name: 'Legacy', theme: 'mint', navigation: expect.any(Object) });
    expect(existsSync(path.join(docs, 'mint.json'))).toBe(true);
    const before = await runCli(['nav'], copyFixture('legacy-mint'));
    expect((await runCli(['nav'], docs)).stdout).toBe(before.stdout);
    expect((await runCli(['check'], docs)).stdout).toContain('0 errors');
  });

  test('refuses to overwrite a docs.json unless it is told to', async () => {
    const docs = copyFixture('legacy-mint');
    await runCli(['upgrade'], docs);
    const refused = await runCli(['upgrade'], docs);
    expect(refused.exitCode).toBe(1);
    expect(refused.stderr).toContain('exists already. `--force` replaces it.');
    expect((await runCli(['upgrade', '--force'], docs)).exitCode).toBe(0);
  });

  test('says so when there is no mint.json', async () => {
    const { exitCode, stderr } = await runCli(['upgrade'], tempFolder());
    expect(exitCode).toBe(1);
    expect(stderr).toContain('There is no mint.json in');
  });
});

/** What a user may type wrong, and what must be said about it. */
const mishaps = [
  ['a folder that does not exist', ['build', 'nowhere'], 'There is no folder at'],
  ['a folder that does not exist', ['check', 'nowhere'], '`waymark init nowhere` creates one.'],
  ['a file in place of a folder', ['check', 'note.txt'], 'Name the folder that holds docs.json.'],
  ['a folder without docs.json', ['build', '.'], '`waymark init .` writes a new one.'],
  ['a folder without docs.json', ['check', '.'], 'There is no docs.json in the folder'],
  ['a folder without docs.json', ['nav', '.'], 'There is no docs.json in'],
  ['a folder without docs.json', ['dev', '.'], 'There is no docs.json in'],
  [
    'a file in place of a folder to create',
    ['init', 'note.txt'],
    'note.txt is a file. Name a folder.',
  ],
  ['a folder without questions', ['eval', '.'], 'There is no questions.json in'],
  [
    'a domain that is none',
    ['keys', 'create', '.', '--domain', 'Bad Domain!'],
    'The domain "Bad Domain!" must be',
  ],
  ['a port that is none', ['dev', '.', '--port', 'nonsense'], '"nonsense" is not a port'],
  [
    'a port out of range',
    ['preview', '.', '--port', '70000', '--out', '.'],
    '"70000" is not a port',
  ],
  ['a site that is not built', ['preview', '.'], '`waymark build .` makes one.'],
  [
    'a key that is not named',
    ['keys', 'revoke'],
    'Name the key: `waymark keys revoke docs key_…`.',
  ],
  [
    'a key without its folder, where nobody made it',
    ['keys', 'revoke', 'key_0123'],
    'There is no key key_0123.',
  ],
  [
    'a service that is not named, or words that begin with `push`',
    ['search', 'push', 'notifications', 'to phones'],
    'To search for these words: `waymark search . push notifications "to phones"`.',
  ],
  [
    'a file of the search service that is not there',
    ['search', 'push', '--search-service', 'none.json'],
    'There is no file none.json.',
  ],
  [
    'a file of the search service that is no JSON',
    ['search', 'push', '--search-service', 'note.txt'],
    'note.txt is no JSON file that can be read: Unexpected token',
  ],
  ['a command that does not exist', ['biuld'], "unknown command 'biuld'"],
  ['an option that does not exist', ['build', '--lenien'], "unknown option '--lenien'"],
  ['an option of another command', ['keys', 'list', '--site', 'a'], '`waymark keys list --help`'],
  [
    'a command that is lenient by itself',
    ['ask', '--lenient', 'How?'],
    'It passes over mistakes in the docs by itself, as others do with --lenient. Run `waymark ask --help`',
  ],
] as const;

describe.each(mishaps)('For %s', (_what, args, message) => {
  test(`\`waymark ${args.join(' ')}\` ends with 1 and says: ${message}`, async () => {
    const folder = tempFolder({ 'note.txt': 'A note.' });
    const { exitCode, output } = await runCli(args, folder);
    expect(exitCode).toBe(1);
    expect(output).toContain(message);
    expect(output).not.toMatch(/^\s+at /m);
  });
});

test('waymark preview of an Astro project names the command that serves what Astro built', async () => {
  const folder = tempFolder({
    'astro.config.mjs': 'export default {};',
    'dist/docs/index.html': 'Home',
  });
  const { exitCode, stderr } = await runCli(['preview'], folder);
  expect([exitCode, stderr.trim()]).toEqual([
    1,
    `There is no site of \`waymark build\` at ${path.join(folder, 'dist')}. \`npx astro preview\` serves what \`npx astro build\` writes.`,
  ]);
});

test('waymark keys create writes nothing but the key to its output, for scripts', async () => {
  const { stderr, stdout } = await runCli(['keys', 'create', '--domain', 'acme'], tempFolder());
  expect(stdout).toMatch(/^\S+\n$/);
  expect(stderr).toContain('Keep it: it is not shown again.');
});

test('waymark --help names every command', async () => {
  const { exitCode, stdout } = await runCli(['--help'], tempFolder());
  expect(exitCode).toBe(0);
  for (const command of ['dev', 'build', 'preview', 'check', 'nav', 'init', 'upgrade']) {
    expect(stdout).toMatch(new RegExp(`^ {2}${command} `, 'm'));
  }
});

test('Endpoints follow the prose of an element with --lenient, or by a flag that comes before it', async () => {
  const paths = { '/tides': { get: { summary: 'High tides', responses: {} } } };
  const folder = tempFolder({
    'docs.json': docsJson({
      navigation: { groups: [{ group: 'API', openapi: 'api.json', pages: ['index'] }] },
    }),
    'api.json': JSON.stringify({ openapi: '3.1.0', info: { title: 'T', version: '1' }, paths }),
    'index.mdx': page('Home', 'Welcome.'),
  });
  const endpoints = async (...flags: readonly string[]) => {
    const { routes } = JSON.parse((await runCli(['nav', '--json', ...flags], folder)).stdout);
    return routes.filter(({ kind }: { kind: string }) => kind === 'endpoint').length;
  };
  expect(await endpoints()).toBe(0);
  expect(await endpoints('--lenient')).toBe(1);
  expect(await endpoints('--endpoints-beside-prose')).toBe(1);
  expect(await endpoints('--lenient', '--no-endpoints-beside-prose')).toBe(0);
  const hits = async (...flags: readonly string[]) =>
    JSON.parse((await runCli(['search', '.', 'tides', '--json', ...flags], folder)).stdout).results;
  expect(await hits()).toEqual([]);
  expect(await hits('--endpoints-beside-prose')).not.toEqual([]);
  expect(await hits()).toEqual([]);
});

describe('waymark prove', () => {
  const html = (body: string) => `<html><title>T</title><main><h1>T</h1>${body}</main></html>`;
  const sites = () =>
    tempFolder({
      'old/kept.html': html('<p>All of it.</p>'),
      'old/poor.html': html('<p>What is lost.</p>'),
      'old/gone.html': html(''),
      'dist/index.html': html(''),
      'dist/kept.html': html('<p>All of it.</p>'),
      'dist/poor.html': html(''),
    });

  test('writes a report, and ends with 1 when an address is gone or words are missing', async () => {
    const folder = sites();
    const { exitCode, stdout } = await runCli(['prove', 'old'], folder);
    expect(exitCode).toBe(1);
    expect(stdout).toContain('The old address /gone.html is not there.');
    expect(stdout).toContain('3 of 3 words of /poor.html are missing');
    const report = readFileSync(path.join(folder, 'move-report.html'), 'utf8');
    expect(report).toContain('<del>What is lost</del>');
  });

  test('writes a report that no site has, if it lies among the docs', async () => {
    const docs = docsFolder(['index'], {
      'index.mdx': page('Home'),
      'move-report.html': '<meta name="generator" content="waymark prove">',
    });
    const { stdout } = await runCli(['build', '--out', 'dist'], docs);
    expect(stdout).toContain('1 page');
    expect(builtSite(path.join(docs, 'dist')).files).not.toContain('move-report.html');
  });

  test('counts one of a thing as one', async () => {
    const folder = tempFolder({
      'old/index.html': '<title>Old</title><main>Words</main>',
      'dist/index.html': '<title>New</title><main>Words</main>',
    });
    const flags = ['--baseline', 'accepted.json', '--write-baseline'];
    const { stderr, stdout } = await runCli(['prove', 'old', ...flags], folder);
    expect(stderr).toContain('accepted.json knows 1 finding.');
    expect(stdout).toContain('1 old address: 1 answered');
    expect(stdout).toContain('100.00 % of 1 word of 1 page is there');
    expect(stdout).toContain('1 difference is accepted.');
  });

  test('ends well once differences are accepted, and prints an object for programs', async () => {
    const folder = sites();
    const flags = ['--baseline', 'accepted.json'];
    expect((await runCli(['prove', 'old', ...flags, '--write-baseline'], folder)).exitCode).toBe(0);
    const { exitCode, stdout } = await runCli(['prove', 'old', ...flags, '--json'], folder);
    expect(exitCode).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      diagnostics: [],
      accepted: 2,
      summary: { addresses: 3, gone: 1, pages: 2, words: 6, missing: 3 },
    });
  });

  test.each([
    [['prove', 'never'], 'There is neither a folder nor a file at never.'],
    [['prove', 'old', 'never'], 'There is no site at'],
    [['prove', 'old', '--report', 'old/gone.html'], 'is no report of this command'],
    [['prove', 'old', '--missing', 'few'], '--missing takes a percentage from 0 to 100'],
  ])('%j is refused: %s', async (args, message) => {
    const { exitCode, stderr } = await runCli(args, sites());
    expect(exitCode).toBe(1);
    expect(stderr).toContain(message);
  });
});
