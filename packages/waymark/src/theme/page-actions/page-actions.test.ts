import { messages } from '@waymark/core';
import { describe, expect, it } from 'vitest';
import { type PageActionSource, pageActions } from './page-actions.ts';

const base: PageActionSource = {
  options: [],
  text: messages('en'),
  siteName: 'Atlas',
  path: '/guides/start',
  twin: { href: '/docs/guides/start.md', address: 'https://a.example/docs/guides/start.md' },
  mcp: 'https://a.example/mcp',
};

function entries(options: PageActionSource['options'], more: Partial<PageActionSource> = {}) {
  return pageActions({ ...base, ...more, options });
}

function hrefs(options: PageActionSource['options'], more: Partial<PageActionSource> = {}) {
  return entries(options, more).map(({ effect }) => (effect.kind === 'link' ? effect.href : ''));
}

describe('pageActions', () => {
  it('keeps the order of the configuration', () => {
    expect(entries(['view', 'copy']).map(({ name }) => name)).toEqual(['view', 'copy']);
  });

  it('asks assistants to read the Markdown of the page', () => {
    const options = ['chatgpt', 'claude', 'perplexity', 'grok', 'aistudio', 'devin'];
    for (const link of hrefs(options)) {
      expect(new URL(link).protocol).toBe('https:');
      expect(decodeURIComponent(link)).toContain('Read https://a.example/docs/guides/start.md');
    }
  });

  it('offers nothing that the site or the page does not have', () => {
    const options = ['download-spec'];
    expect(entries(options)).toEqual([]);
    const all = { description: '/api.json' };
    expect(entries(options, all).map(({ name }) => name)).toEqual(options);
  });

  it('says which entries need the MCP server of the site', () => {
    const needs = entries(['mcp', 'add-mcp', 'cursor', 'vscode', 'devin-mcp', 'copy', 'chatgpt']);
    expect(needs.filter((entry) => entry.needs === 'mcp').map(({ name }) => name)).toEqual([
      'mcp',
      'add-mcp',
      'cursor',
      'vscode',
      'devin-mcp',
    ]);
  });

  it('says that asking needs the assistant of the site', () => {
    expect(entries(['assistant'])[0]?.needs).toBe('assistant');
  });

  it('gives editors the MCP server in the form that they install', () => {
    const { mcp } = base;
    const [cursor = '', vscode = ''] = hrefs(['cursor', 'vscode']);
    const config = new URL(cursor).searchParams.get('config') ?? '';
    expect(JSON.parse(atob(config))).toEqual({ url: mcp });
    expect(JSON.parse(decodeURIComponent(vscode.split('?')[1] ?? ''))).toEqual({
      name: 'Atlas',
      type: 'http',
      url: mcp,
    });
  });
});

describe('an entry of the site', () => {
  const custom = (href: string | { base: string; query?: { key: string; value: string }[] }) => [
    { title: 'Edit', description: 'Edit this page', href },
  ];

  it('has the path of the page where it says so, without a second slash', () => {
    expect(hrefs(custom('https://git.example/edit/$path.mdx?from=$path'))).toEqual([
      'https://git.example/edit/guides/start.mdx?from=%2Fguides%2Fstart',
    ]);
  });

  it('has its parameters encoded, but for the Markdown that is filled in later', () => {
    const query = [{ key: 'body', value: 'See $path & $page' }];
    expect(hrefs(custom({ base: 'https://x.example/new?a=1', query }))).toEqual([
      'https://x.example/new?a=1&body=See%20%2Fguides%2Fstart%20%26%20$page',
    ]);
  });

  it('needs the MCP server when it has its address', () => {
    const about = custom('https://x.example/add?url=$mcp');
    expect(entries(about)[0]?.needs).toBe('mcp');
    expect(hrefs(about)).toEqual(['https://x.example/add?url=https%3A%2F%2Fa.example%2Fmcp']);
    expect(entries(custom({ base: 'https://x.example/$path' }))[0]?.needs).toBeUndefined();
  });
});
