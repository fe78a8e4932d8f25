import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type BuiltSite, builtSite, sidebarLinks } from '../support/built-site.ts';
import { copyFixture, docsJson, page } from '../support/docs-folder.ts';
import { type Finished, runCli } from '../support/run-command.ts';
import { tempFolder } from '../support/temp-folder.ts';

interface Built extends Finished {
  readonly site: BuiltSite;
}

async function build(fixture: string, ...options: string[]): Promise<Built> {
  const docs = copyFixture(fixture);
  const finished = await runCli(['build', ...options], docs);
  return { ...finished, site: builtSite(path.join(docs, 'dist')) };
}

describe('Components that nobody defines', () => {
  let built: Built;

  beforeAll(async () => {
    built = await build('unknown-component');
  });

  test('do not fail the build', () => {
    expect(built.exitCode).toBe(0);
  });

  test('render what they hold', () => {
    const { text } = built.site.page('/');
    expect(text).toContain('Text inside the misspelt card.');
    expect(text).toContain('A sentence with an unknown inline component in it.');
    expect(text).toContain('Text inside an unknown member.');
    expect(text).toContain('The end of the page.');
  });

  test.each([
    ['<Crad>', 'index.mdx:5:1', 'Did you mean <Card>?'],
    ['<Shiny>', 'index.mdx:9:17', 'Import it from a file under /snippets, or remove the tag.'],
    ['<Widgets.Clock>', 'index.mdx:11:1', 'Import it from a file under /snippets'],
  ])('are reported once, with their line: %s', (tag, place, hint) => {
    const lines = built.output.split('\n').filter((line) => line.includes(`${tag} is not`));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`${place}  warning`);
    expect(lines[0]).toMatch(/component-unknown$/);
    expect(built.output).toContain(hint);
  });

  test('leave names in braces as they are written', () => {
    const { text } = built.site.page('/names');
    expect(text).toContain('{nobodyKnows}');
    expect(text).toContain('{nobody.knows}');
  });
});

test('What has no name or tab by itself gets one, or is none', async () => {
  const docs = tempFolder({
    'docs.json': docsJson({ navigation: { pages: ['index'] } }),
    'index.mdx': page(
      'Home',
      [
        '[To it](#alone)',
        '<Tab title="Alone">Alone here.</Tab>',
        '<Tabs>\n  <Tab title="One">First.</Tab>\n</Tabs>',
        'A <Tooltip tip="More"><Icon icon="info" /></Tooltip> and <Tooltip tip="Less">word</Tooltip>.',
      ].join('\n\n'),
    ),
  });
  const { exitCode, output } = await runCli(['build', '--strict', '--host', 'none'], docs);
  expect(exitCode, output).toBe(0);
  const { document } = builtSite(path.join(docs, 'dist')).page('/');
  const alone = document.querySelector('#alone');
  expect(alone?.textContent).toContain('Alone here.');
  expect(alone?.getAttribute('role')).toBeUndefined();
  const panel = document.querySelector('#panel-one');
  expect(panel?.getAttribute('role')).toBe('tabpanel');
  expect(document.querySelector('#one')?.getAttribute('role')).toBe('tab');
  const [icon, word] = document.querySelectorAll('.tooltip');
  const bubbleOf = (id: string | undefined) => document.querySelector(`#${id}`)?.textContent;
  expect(bubbleOf(icon?.getAttribute('aria-labelledby'))).toContain('More');
  expect(bubbleOf(word?.getAttribute('aria-describedby'))).toContain('Less');
  expect(word?.getAttribute('aria-labelledby')).toBeUndefined();
});

test('A label that holds a link is no link itself', async () => {
  const docs = tempFolder({
    'docs.json': docsJson({ navigation: { pages: ['index'] } }),
    'index.mdx': page(
      'Home',
      [
        '<Update label={<a href="https://x.test/1">v1</a>}>New.</Update>',
        '<Update label="v2">New.</Update>',
        '<Steps>\n<Step title={<>See <a href="https://x.test/2">this</a></>} id="see">Do.</Step>\n</Steps>',
      ].join('\n\n'),
    ),
  });
  const { exitCode, output } = await runCli(
    ['build', '--strict', '--site', 'https://docs.test'],
    docs,
  );
  expect(exitCode, output).toBe(0);
  const { html, document } = builtSite(path.join(docs, 'dist')).page('/');
  expect(html).not.toMatch(/<a\b[^>]*>(?:(?!<\/a>)[\s\S])*<a\b/);
  expect(document.querySelector('.step-title a')?.getAttribute('href')).toBe('https://x.test/2');
  const labels = document.querySelectorAll('.update-label a');
  expect(labels.map((link) => link.getAttribute('href'))).toEqual(['https://x.test/1', '#v2']);
  expect(labels[1]?.hasAttribute('data-wm-copy-link')).toBe(true);
});

describe('Snippets', () => {
  let built: Built;

  beforeAll(async () => {
    built = await build('snippets', '--lenient');
  });

  test('take props in text, text props in code too, and show nothing for one that is not passed', () => {
    const { text } = built.site.page('/');
    expect(text).toContain('Hello Ada');
    expect(text).toContain('There are 3 messages. Not passed: [].');
    expect(text).toContain('Hello Grace');
    expect(text).toContain('greet Ada --count {count}');
    expect(text).not.toContain('Not shown');
  });

  test('stand in containers as if they were written there', () => {
    const { document } = built.site.page('/');
    expect(document.querySelectorAll('[data-wm-content] .steps')).toHaveLength(1);
    expect(built.site.page('/').text).toContain('From a snippet');
    expect(built.site.page('/').text).toContain('Hello Linus');
  });

  test('have headings in the table of contents, each with an anchor of its own', () => {
    const links = built.site.page('/').document.querySelectorAll('[data-wm-toc] a[href]');
    const targets = links.map((link) => link.getAttribute('href'));
    expect(targets.length).toBeGreaterThanOrEqual(2);
    expect(new Set(targets).size).toBe(targets.length);
  });

  test('export values that pages use', () => {
    expect(built.site.page('/').text).toContain('Shared value: forty-two.');
  });

  test('that are missing or circular are left out, and the rest of the page is shown', () => {
    const { text } = built.site.page('/faults');
    expect(text).toContain('Before the faults.');
    expect(text).toContain('After the faults.');
    expect(built.output).toContain('faults.mdx:5:1  warning');
    expect(built.output).toContain('import-missing');
    expect(built.output).toContain('import-unsupported');
    expect(built.output).toContain('snippet-cycle');
  });
});

describe('A folder that only has a mint.json', () => {
  let built: Built;

  beforeAll(async () => {
    built = await build('legacy-mint');
  });

  test('builds, and the report offers the upgrade', () => {
    expect(built.exitCode).toBe(0);
    expect(built.output).toContain('mint.json:1:1  warning');
    expect(built.output).toContain('Run `waymark upgrade` to write a docs.json.');
  });

  test('has its tabs, anchors and pages', () => {
    expect(built.site.files).toEqual(
      expect.arrayContaining(['api/list/index.html', 'guides/first/index.html', 'index.html']),
    );
    const { document } = built.site.page('/');
    expect(document.querySelector('[data-wm-tabs]')?.textContent).toContain('API');
    expect(document.querySelector('[data-wm-anchors]')?.textContent).toContain('Forum');
    expect(sidebarLinks(built.site.page('/')).map(([, url]) => url)).toEqual([
      '/',
      '/guides/first/',
    ]);
  });

  test('does not publish the mint.json', () => {
    expect(built.site.files).not.toContain('mint.json');
  });
});
