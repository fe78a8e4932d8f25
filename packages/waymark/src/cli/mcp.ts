import { mcpDocs } from '../server/assistant/mcp-docs.ts';
import type { SearchableSite } from '../server/indexed-site.ts';
import { type IndexFlags, indexedDocs } from './asking/indexed-docs.ts';
import { reserveOutput } from './building/reserve-output.ts';
import { siteAddressOf } from './settings/site-address.ts';

interface McpSettings extends IndexFlags {
  readonly site?: string;
}

/**
 * `waymark mcp [dir]`: the docs as an MCP server over standard input and output, until the client
 * closes its end.
 */
export async function mcp(dir: string, { site, ...trust }: McpSettings): Promise<void> {
  siteAddressOf(site, 'The folder that holds docs.json stands without an option.');
  const output = reserveOutput();
  const { serveMcpOverStdio } = await import('@waymark/assistant/mcp');
  const stopped = new AbortController();
  const docs = await indexedDocs(dir, trust);
  const stop = () => stopped.abort();
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    await serveMcpOverStdio(mcpDocs(docs, addressOf(docs, site)), {
      output,
      signal: stopped.signal,
    });
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}

function addressOf({ index }: SearchableSite, site: string | undefined) {
  const published = (site ?? index.site.url)?.replace(/\/+$/, '');
  return (below: string) => (published === undefined ? below : new URL(published + below).href);
}
