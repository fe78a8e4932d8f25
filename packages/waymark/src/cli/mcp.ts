import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { McpDocs } from '@waymark/assistant/mcp';
import { nearestPages, twinPath } from '@waymark/content';
import { CommandFailure } from './failure.ts';
import { type IndexedDocs, indexedDocs } from './indexed-docs.ts';
import { reserveOutput } from './reserve-output.ts';

interface McpSettings {
  readonly site?: string;
}

/**
 * `waymark mcp [dir]`: the docs as an MCP server over standard input and output, until the client
 * closes its end.
 */
export async function mcp(dir: string, { site }: McpSettings): Promise<void> {
  if (site !== undefined && !/^https?:$/.test(URL.parse(site)?.protocol ?? '')) {
    throw new CommandFailure(
      `The site is "${site}", but it must be an address such as https://docs.example.com.`,
    );
  }
  const output = reserveOutput();
  const { serveMcpOverStdio } = await import('@waymark/assistant/mcp');
  const stopped = new AbortController();
  const docs = await indexedDocs(dir);
  const stop = () => stopped.abort();
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    await serveMcpOverStdio(mcpDocs(docs, site), { output, signal: stopped.signal });
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
    await docs.close();
  }
}

function mcpDocs({ index, retriever, site: folder }: IndexedDocs, site: string | undefined) {
  const published = (site ?? index.site.url)?.replace(/\/+$/, '');
  const skill = path.join(folder, 'skill.md');
  return {
    index,
    retriever,
    read: (url) => readFile(path.join(folder, decodeURIComponent(twinPath(url))), 'utf8'),
    address: (below) => (published === undefined ? below : new URL(published + below).href),
    nearest: (asked) => nearestPages(asked, index.pages),
    ...(existsSync(skill) ? { skill: readFileSync(skill, 'utf8') } : {}),
  } satisfies McpDocs;
}
