import { beforeAll, describe, expect, test } from 'vitest';
import { type BuiltPage, type BuiltSite, builtSite } from '../support/built-site.ts';
import { copyFixture } from '../support/docs-folder.ts';
import { runCli } from '../support/run-command.ts';

async function build(...options: string[]): Promise<BuiltSite & { output: string }> {
  const docs = copyFixture('contextual-menu');
  const { exitCode, output } = await runCli(['build', '.', ...options], docs);
  expect(exitCode, output).toBe(0);
  return { ...builtSite(`${docs}/dist`), output };
}

const menuOf = ({ document }: BuiltPage) =>
  document.querySelectorAll('.wm-page-title [data-wm-page-actions] li [data-action]');

const names = (page: BuiltPage) => menuOf(page).map((entry) => entry.getAttribute('data-action'));

const hrefOf = (page: BuiltPage, name: string) =>
  menuOf(page)
    .find((entry) => entry.getAttribute('data-action') === name)
    ?.getAttribute('href') ?? '';

describe('The page menu', () => {
  let site: Awaited<ReturnType<typeof build>>;

  beforeAll(async () => {
    site = await build('--site', 'https://menus.example', '--base', '/docs');
  });

  test('has the entries of docs.json in their order, but for what the site does not have', () => {
    expect(names(site.page('/'))).toEqual([
      'copy',
      'view',
      'assistant',
      'download-pdf',
      'chatgpt',
      'claude',
      'mcp',
      'cursor',
      'custom',
    ]);
  });

  test('says which entries are only for a site that is served with what they need', () => {
    const waiting = menuOf(site.page('/')).flatMap((entry) => {
      const needs = entry.getAttribute('data-needs');
      return needs === undefined ? [] : [[entry.getAttribute('data-action'), needs]];
    });
    expect(waiting).toEqual([
      ['assistant', 'assistant'],
      ['mcp', 'mcp'],
      ['cursor', 'mcp'],
    ]);
    expect(site.page('/').html).toContain('data-text="https://menus.example/docs/mcp"');
    expect(site.page('/').html).not.toContain('data-wm-mcp');
  });

  test('leads to the Markdown of the page, which is there', () => {
    expect(hrefOf(site.page('/'), 'view')).toBe('/docs/index.md');
    expect(hrefOf(site.page('/guides/own-menu'), 'view')).toBe('/docs/guides/own-menu.md');
    expect(site.read('index.md')).toContain('# Start');
  });

  test('gives assistants the address of the Markdown', () => {
    const link = new URL(hrefOf(site.page('/'), 'chatgpt'));
    expect(link.origin).toBe('https://chatgpt.com');
    expect(link.searchParams.get('q')).toContain('https://menus.example/docs/index.md');
  });

  test('fills in what an entry of the site says of the page', () => {
    expect(hrefOf(site.page('/'), 'custom')).toBe(
      'https://forms.example/new?about=On%20%2F%3A%20$page&kind=feature',
    );
  });

  test('offers the API description on the pages made from it, and serves it', () => {
    const page = site.page('/api-reference/list-plants');
    expect(hrefOf(page, 'download-spec')).toBe('/docs/api/openapi.json');
    expect(JSON.parse(site.read('api/openapi.json'))).toHaveProperty('openapi', '3.1.0');
  });

  test('is that of the page where it has its own, and absent where that is empty', () => {
    expect(names(site.page('/guides/own-menu'))).toEqual(['view', 'perplexity']);
    expect(site.page('/guides/no-menu').html).not.toContain('data-wm-page-actions');
  });

  test('is that of the site where that of the page cannot be used, with a warning', () => {
    expect(names(site.page('/guides/wrong-menu'))).toEqual(names(site.page('/')));
    expect(site.output).toContain('`contextual` cannot be used');
  });

  test('is no part of what the page says', () => {
    expect(site.read('index.md')).not.toContain('Copy page');
  });

  test('stands above the table of contents where the page says so', () => {
    const { document } = site.page('/guides/beside');
    const list = document.querySelectorAll('[data-wm-toc] [data-wm-page-actions] [data-action]');
    expect(list.map((entry) => entry.getAttribute('data-action'))).toEqual(['copy', 'view']);
  });
});

test('Without the address of the site, prompts wait for script to fill it in', async () => {
  const site = await build();
  const page = site.page('/');
  expect(page.html).toContain('data-address-unknown');
  expect(decodeURIComponent(hrefOf(page, 'claude'))).toContain('https://site.invalid/index.md');
});
