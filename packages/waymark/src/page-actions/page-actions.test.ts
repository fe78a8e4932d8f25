import { messages } from '@waymark/core';
import { describe, expect, it } from 'vitest';
import { type PageActionSource, pageActions } from './page-actions.ts';

const base: PageActionSource = {
  options: [],
  text: messages('en'),
  siteName: 'Atlas',
  path: '/guides/start',
  twin: { href: '/docs/guides/start.md', address: 'https://a.example/docs/guides/start.md' },
  hasAssistant: false,
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
    const options = ['assistant', 'mcp', 'add-mcp', 'cursor', 'vscode', 'download-spec'];
    expect(entries(options)).toEqual([]);
    const all = { mcp: 'https://a.example/mcp', description: '/api.json', hasAssistant: true };
    expect(entries(options, all).map(({ name }) => name)).toEqual(options);
  });

  it('gives editors the MCP server in the form that they install', () => {
    const mcp = 'https://a.example/mcp';
    const [cursor = '', vscode = ''] = hrefs(['cursor', 'vscode'], { mcp });
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

  it('is left out when it is about an MCP server that does not exist', () => {
    expect(hrefs(custom('https://x.example/add?url=$mcp'))).toEqual([]);
    expect(
      hrefs(custom('https://x.example/add?url=$mcp'), { mcp: 'https://a.example/mcp' }),
    ).toEqual(['https://x.example/add?url=https%3A%2F%2Fa.example%2Fmcp']);
  });
});
