import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { builtSite, sidebarLinks } from '../support/built-site.ts';
import { copyFixture, docsFolder, docsJson, page } from '../support/docs-folder.ts';
import { installedProject } from '../support/installed-project.ts';
import { run, runCli } from '../support/run-command.ts';
import { tempFolder } from '../support/temp-folder.ts';

const stackFrame = /^\s+at .*(?:\(|node:|file:|\.m?js)/m;

async function build(docs: string, ...options: string[]) {
  const finished = await runCli(['build', ...options], docs);
  return { ...finished, site: path.join(docs, 'dist') };
}

/** What a strict build must say of each fixture: place and code of the error, and its hint. */
const mistakes = [
  ['broken-json', 'docs.json:4:37', 'config-json-syntax', 'Add a comma here.'],
  ['broken-mdx', 'unclosed.mdx:7:1', 'page-syntax', 'Every tag must be closed'],
  ['broken-mdx', 'expression.mdx:7:12', 'page-syntax', 'Braces hold JavaScript'],
  ['wrong-language', 'docs.json:10:21', 'navigation-language-unknown', 'Use a code such as "en"'],
  ['mixed-children', 'docs.json:5:17', 'navigation-primary-several', 'Keep one of them'],
  ['mixed-children', 'docs.json:7:7', 'navigation-children-mixed', 'Keep one of them'],
  ['missing-page', 'docs.json:11:11', 'navigation-page-missing', 'Did you mean "quickstart"?'],
  ['missing-page', 'docs.json:12:11', 'navigation-page-missing', 'paths are case-sensitive'],
  ['missing-page', 'docs.json:13:11', 'navigation-page-missing', 'Create the file'],
  ['snippets', 'snippets/loop-b.mdx:5:1', 'snippet-cycle', 'Remove one of these imports.'],
] as const;

describe.each([...new Set(mistakes.map(([fixture]) => fixture))])(
  'A strict build of the fixture %s',
  (fixture) => {
    test('ends with 1 and says of each mistake where it is, its code and what to do', async () => {
      const { exitCode, output } = await build(copyFixture(fixture));
      expect(exitCode).toBe(1);
      for (const [, place, code, hint] of mistakes.filter(([name]) => name === fixture)) {
        const start = output.indexOf(`${place}  error`);
        expect(start, `${place} in:\n${output}`).toBeGreaterThan(-1);
        const reported = output.slice(start);
        expect(reported.slice(0, reported.indexOf('\n'))).toMatch(new RegExp(`${code}$`));
        expect(reported).toContain(hint);
      }
      expect(output).not.toMatch(stackFrame);
    });
  },
);

test('A build tells the mistakes of docs.json, of frontmatter and of all pages in one go', async () => {
  const docs = docsFolder(['index', 'missing', 'throws'], {
    'index.mdx': '---\ntitle: "Home"\nhidden: maybe\n---\n\n[Gone](/nowhere)\n',
    'throws.mdx': page('Throws', '{(() => { throw new Error("no luck"); })()}'),
    'unclosed.mdx': page('Unclosed', '<Note>'),
  });
  const ledger = path.join(tempFolder({ 'addresses.txt': '/once\n' }), 'addresses.txt');
  const { exitCode, output } = await build(docs, '--addresses', ledger);
  expect(exitCode).toBe(1);
  for (const code of [
    ...['navigation-page-missing', 'frontmatter-value', 'link-page-missing'],
    ...['page-syntax', 'page-evaluation', 'address-gone'],
  ]) {
    expect(output).toMatch(new RegExp(`  ${code}$`, 'm'));
  }
});

describe('A lenient build', () => {
  test('shows a notice where a page is not valid MDX, and all the rest of it', async () => {
    const { exitCode, output, site } = await build(copyFixture('broken-mdx'), '--lenient');
    expect(exitCode).toBe(0);
    expect(output).toContain('unclosed.mdx:7:1  warning');
    const { page } = builtSite(site);
    expect(page('/').text).toContain('This page is fine and must be built.');
    expect(page('/unclosed').text).toContain('unclosed.mdx:7:1');
    expect(page('/unclosed').text).toContain('The end of the page.');
    expect(page('/expression').text).toContain('expression.mdx:7:12');
    expect(page('/expression').text).toContain('Total: {1 +}');
    const twin = readFileSync(path.join(site, 'expression.md'), 'utf8');
    expect(twin).toContain('The expression on line 7 is not JavaScript.');
    expect(twin).toContain('Total: {1 +}');
    expect(twin).not.toContain('expression.mdx:7:12');
  });

  test('renders every kind of child that stands side by side', async () => {
    const { exitCode, site } = await build(copyFixture('mixed-children'), '--lenient');
    expect(exitCode).toBe(0);
    const { page } = builtSite(site);
    expect(sidebarLinks(page('/in-tab')).map(([, url]) => url)).toEqual(
      expect.arrayContaining(['/in-tab-group/', '/in-tab/']),
    );
    const reachable = ['/', '/in-tab/', '/in-tab-group/', '/in-tab-anchor/', '/in-root-group/'];
    const linked = page('/').document.querySelectorAll('a[href]');
    const seen = new Set(linked.map((link) => link.getAttribute('href')));
    for (const url of reachable) expect(page(url).text).not.toBe('');
    expect(seen).toContain('/in-root-group/');
  });

  test('leaves out pages that do not exist', async () => {
    const { exitCode, output, site } = await build(copyFixture('missing-page'), '--lenient');
    expect(exitCode).toBe(0);
    expect(output).toContain('0 errors, 5 warnings');
    expect(sidebarLinks(builtSite(site).page('/'))).toEqual([
      ['Home', '/'],
      ['Guides', '/guides/'],
      ['Quickstart', '/quickstart/'],
    ]);
  });

  test('repairs a configuration with a mistake of JSON, and warns of a code that is no language', async () => {
    for (const fixture of ['broken-json', 'wrong-language']) {
      const { exitCode, output } = await build(copyFixture(fixture), '--lenient');
      expect(exitCode, output).toBe(0);
      expect(output).toMatch(/^0 errors, [13] warnings?$/m);
      expect(output).not.toMatch(stackFrame);
    }
  });
});

describe('A page that throws while it renders', () => {
  const throwing = page(
    'Throws',
    'Before.\n\nexport const fail = () => { throw new Error("no luck"); };\n\n{fail()}',
  );
  const files = { 'index.mdx': page('Home', 'Fine.'), 'throws.mdx': throwing };

  test('is an error that names the page and the reason, without a stack trace', async () => {
    const { exitCode, output } = await build(docsFolder(['index', 'throws'], files));
    expect(exitCode).toBe(1);
    expect(output).toMatch(/^throws\.mdx:\d+:\d+ {2}error {2}.*no luck {2}page-evaluation$/m);
    expect(output).not.toMatch(stackFrame);
  });

  test('has a notice where it throws under lenient rules, and does not harm other pages', async () => {
    const { exitCode, output, site } = await build(
      docsFolder(['index', 'throws'], files),
      '--lenient',
    );
    expect(exitCode).toBe(0);
    expect(output).toContain('throws.mdx:9:1  warning');
    expect(builtSite(site).page('/throws').text).toContain('no luck');
    expect(builtSite(site).page('/throws').text).toContain('Before.');
    expect(builtSite(site).page('/').text).toContain('Fine.');
  });
});

test('A build whose thread for the text of pages ends before its work is done fails, and leaves the last one', async () => {
  const project = installedProject({
    'docs.json': docsJson({ navigation: { pages: ['index'] } }),
    'index.mdx': page('Home'),
  });
  const bin = path.join(project, 'node_modules/waymark/bin/waymark.mjs');
  const build = () => run(process.execPath, [bin, 'build', '--out', 'site'], project);
  expect((await build()).exitCode).toBe(0);
  const search = readFileSync(path.join(project, 'site/llms.txt'), 'utf8');
  writeFileSync(path.join(project, 'node_modules/waymark/dist/content-worker.mjs'), '');
  writeFileSync(path.join(project, 'index.mdx'), page('Changed'));
  const { exitCode, output } = await build();
  expect(exitCode).toBe(1);
  expect(output).toContain('The thread that writes the text of pages ended.');
  expect(readFileSync(path.join(project, 'site/llms.txt'), 'utf8')).toBe(search);
});

test('A build with findings says that a check looks for more, and one without says nothing of it', async () => {
  const more = '`waymark check` also looks for pages that nothing lists';
  const faulty = docsFolder(['index'], { 'index.mdx': page('Home', '<Unknown />') });
  const clean = docsFolder(['index'], { 'index.mdx': page('Home') });
  expect((await build(faulty)).output).toContain(more);
  expect((await build(clean)).output).not.toContain(more);
}, 60_000);
