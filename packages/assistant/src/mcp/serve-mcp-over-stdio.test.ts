import { PassThrough } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { expect, test } from 'vitest';
import { mcpDocs } from '../testing/mcp-docs.ts';
import { serveMcpOverStdio } from './serve-mcp-over-stdio.ts';

const program = fileURLToPath(new URL('../testing/mcp-stdio-server.ts', import.meta.url));

test.each([
  { revision: '2025-11-25', options: {} },
  { revision: '2026-07-28', options: { versionNegotiation: { mode: 'auto' as const } } },
])(
  'A client of the revision $revision lists the tools of a process and calls them',
  async ({ options, revision }) => {
    const transport = new StdioClientTransport({
      command: process.execPath,
      args: ['--conditions=waymark-source', program],
      stderr: 'pipe',
    });
    const errors: string[] = [];
    transport.stderr?.on('data', (chunk: Buffer) => errors.push(chunk.toString()));
    const client = new Client({ name: 'test', version: '1' }, options);
    await client.connect(transport);
    expect(client.getNegotiatedProtocolVersion()).toBe(revision);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['search_acme_cloud', 'read_acme_cloud']);
    const found = await client.callTool({ name: 'search_acme_cloud', arguments: { query: 'npm' } });
    expect(JSON.stringify(found.content)).toContain('https://docs.test/base/v1/install');
    const page = await client.callTool({
      name: 'read_acme_cloud',
      arguments: { page: 'theme.md' },
    });
    expect(JSON.stringify(page.content)).toContain('# Page /theme');
    await client.close();
    await expect.poll(() => errors.join('')).toBe('closed\n');
  },
);

test('The server ends when its input ends and when it is told to', async () => {
  const input = new PassThrough();
  const ended = serveMcpOverStdio(mcpDocs(), { input, output: new PassThrough() });
  input.end();
  await ended;
  const signal = AbortSignal.timeout(10);
  await serveMcpOverStdio(mcpDocs(), {
    input: new PassThrough(),
    output: new PassThrough(),
    signal,
  });
  await serveMcpOverStdio(mcpDocs(), {
    input: new PassThrough(),
    output: new PassThrough(),
    signal,
  });
});
