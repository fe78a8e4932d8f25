/** Where the content index of a site lies, for its server and whoever else answers questions. */
export const contentIndexPath = '/_waymark/content-index.json';

/** Where the widget of a page reads how to ask, below the base. */
export const widgetSettingsPath = '/_waymark/assistant.json';

/** The script with which other sites show the assistant, below the base. */
export const embedPath = '/_waymark/assistant.js';

/** Where the server of a site reads what `docs.json` redirects, below the base. */
export const redirectListPath = '/_waymark/redirects.json';

/** Where the server of a site hears what readers think of its pages, below the base. */
export const feedbackPath = '/_waymark/feedback';

/** Where the server of a site answers MCP clients, below the base. */
export const mcpPath = '/mcp';

/** Where the server of a site says that it lives, whatever the base. */
export const healthPath = '/health';

/** Where it says whether it can answer, whatever the base. */
export const readyPath = '/ready';

/** What the assistant of a site answers, below the base, in the notation of Astro's routes. */
export const assistantPaths = [
  '/v1/assistant/[domain]/message',
  '/v1/assistant/[domain]/feedback',
  '/v2/assistant/[domain]/message',
] as const;

/** Where the files of the search are, for its pages and for whoever else answers questions. */
export const searchPath = '/_waymark/search';

/** Whether a path is that of the settings of the widget. The base has no slash at its end. */
export function isWidgetSettingsPath(pathname: string, base: string): boolean {
  return pathname === `${base}${widgetSettingsPath}`;
}

/** Whether MCP clients are answered at a path. */
export function isMcpPath(pathname: string, base: string): boolean {
  return pathname === base + mcpPath || pathname === `${base}${mcpPath}/`;
}

/** Whether feedback on pages is sent to a path. */
export function isFeedbackPath(pathname: string, base: string): boolean {
  return pathname === base + feedbackPath || pathname === `${base}${feedbackPath}/`;
}

/** Whether the assistant, MCP or the settings of the widget are asked for; see `docsApp`. */
export function isAskedPath(pathname: string, base: string): boolean {
  if (!pathname.startsWith(base)) return false;
  const isOfAssistant = /^\/v[12]\/assistant\//.test(pathname.slice(base.length));
  return isOfAssistant || isMcpPath(pathname, base) || isWidgetSettingsPath(pathname, base);
}

/** Folder of the scripts of pages for their event handlers, below the base. */
export const handlersFolder = '/_waymark/handlers/';

/** Folder of the smaller sizes of pictures, below the base. */
export const imagesFolder = '/_waymark/images/';
