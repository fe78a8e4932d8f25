import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { describe, expect, test } from 'vitest';
import { docsFolder, page } from '../support/docs-folder.ts';
import { cli, runCli } from '../support/run-command.ts';

describe('waymark mcp', () => {
  test('serves the docs of a folder to a client, with nothing else on standard output', async () => {
    const docs = docsFolder(['index', 'guides/limits', 'guides/指南'], {
      'index.mdx': page('Welcome', 'Run `npm install acme`.'),
      'guides/limits.mdx': page('Rate limits', 'Each key may send 100 requests a minute.'),
      'guides/指南.mdx': page('指南', '全文搜索支持中文。'),
    });
    const client = new Client({ name: 'test', version: '1' });
    const errors: Error[] = [];
    // A line that is no message of the protocol is an error of the client.
    client.onerror = (error) => errors.push(error);
    await client.connect(
      new StdioClientTransport({
        command: process.execPath,
        args: [cli, 'mcp', docs, '--site', 'https://docs.test/base/'],
      }),
    );
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['search_test_site', 'read_test_site']);
    const textOf = async (name: string, args: Record<string, string>) =>
      JSON.stringify((await client.callTool({ name, arguments: args })).content);
    expect(await textOf('search_test_site', { query: 'rate limit of a key' })).toContain(
      'https://docs.test/base/guides/limits',
    );
    expect(await textOf('search_test_site', { query: '全文搜索' })).toContain(
      'https://docs.test/base/guides/%E6%8C%87%E5%8D%97',
    );
    expect(await textOf('read_test_site', { page: 'guides/指南.md' })).toContain('支持中文');
    expect(await textOf('read_test_site', { page: '/guides/limit' })).toContain('guides/limits');
    expect((await client.listResources()).resources).toHaveLength(1);
    await client.close();
    expect(errors).toEqual([]);
  });

  test('says on standard error why a folder cannot be served', async () => {
    const docs = docsFolder(['index'], { 'index.mdx': page('Welcome') });
    const { exitCode, stderr, stdout } = await runCli(['mcp', docs, '--site', 'docs'], docs);
    expect(exitCode).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toContain('`--site docs` is no address of a site');
    const folder = await runCli(['mcp', docs, '--site', docs], docs);
    expect([folder.exitCode, folder.stdout]).toEqual([1, '']);
    expect(folder.stderr).toContain('is a folder');
    expect(folder.stderr).not.toContain('--out');
  });
});
