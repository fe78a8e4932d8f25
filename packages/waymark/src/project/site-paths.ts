/** Where the content index of a site lies, for its server and whoever else answers questions. */
export const contentIndexPath = '/_waymark/content-index.json';

/** Where the widget of a page reads how to ask, below the base. */
export const widgetSettingsPath = '/_waymark/assistant.json';

/** Where the server of a site answers MCP clients, below the base. */
export const mcpPath = '/mcp';

/** What the assistant of a site answers, below the base, in the notation of Astro's routes. */
export const assistantPaths = [
  '/v1/assistant/[domain]/message',
  '/v1/assistant/[domain]/feedback',
  '/v2/assistant/[domain]/message',
] as const;

/** Where a built server has the index for searching, below its folder. */
export const serverRetrievalFile = 'waymark/retrieval.sqlite';

/** Whether the assistant answers at a path; what it does not know there, it refuses. */
export function isAssistantPath(pathname: string, base: string): boolean {
  return pathname.startsWith(base) && /^\/v[12]\/assistant\//.test(pathname.slice(base.length));
}

export function isMcpPath(pathname: string, base: string): boolean {
  return pathname.replace(/\/$/, '') === `${base}${mcpPath}`;
}

export function isWidgetSettingsPath(pathname: string, base: string): boolean {
  return pathname === `${base}${widgetSettingsPath}`;
}
