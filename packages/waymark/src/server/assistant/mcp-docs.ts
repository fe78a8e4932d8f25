import type { McpDocs } from '@waymark/assistant/mcp';
import { nearestPages } from '@waymark/content/text';
import type { SearchableSite } from '../indexed-site.ts';

/**
 * A site as an MCP server gives it out.
 *
 * @param address of a path below the site's base
 */
export function mcpDocs(
  { index, read, retriever, skill }: SearchableSite,
  address: (below: string) => string,
): McpDocs {
  const nearest = (asked: string) => nearestPages(asked, index.pages);
  return { index, retriever, address, read, nearest, ...(skill === undefined ? {} : { skill }) };
}
