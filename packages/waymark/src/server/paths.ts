/** Where the server of a site answers MCP clients, below the base. */
export const mcpPath = '/mcp';

/** Where the widget of a page reads how to ask, below the base. */
export const widgetSettingsPath = '/_waymark/assistant.json';
