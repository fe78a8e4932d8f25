import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Retriever } from '@waymark/assistant';
import type { McpDocs } from '@waymark/assistant/mcp';
import { type ContentIndex, nearestPages, twinPath } from '@waymark/content';

export interface IndexedFolder {
  /** Folder of the built site. */
  readonly site: string;
  readonly index: ContentIndex;
  readonly retriever: Retriever;
}

/**
 * A built site as an MCP server gives it out.
 *
 * @param address of a path below the site's base
 */
export function mcpDocs(
  { index, retriever, site }: IndexedFolder,
  address: (below: string) => string,
): McpDocs {
  const skill = path.join(site, 'skill.md');
  return {
    index,
    retriever,
    address,
    read: (url) => readFile(path.join(site, decodeURIComponent(twinPath(url))), 'utf8'),
    nearest: (asked) => nearestPages(asked, index.pages),
    ...(existsSync(skill) ? { skill: readFileSync(skill, 'utf8') } : {}),
  };
}
