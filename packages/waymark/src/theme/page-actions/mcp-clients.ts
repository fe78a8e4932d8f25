import type { Icon } from '@waymark/core';

/** An MCP server as clients are told of it. */
export interface McpServer {
  readonly name: string;
  readonly url: string;
}

/** A program that a link makes install an MCP server. */
export interface McpClient {
  readonly name: string;
  readonly icon: Icon;
  readonly isNewTab: boolean;
  link(server: McpServer): string;
}

const base64Json = (value: unknown) =>
  encodeURIComponent(Buffer.from(JSON.stringify(value)).toString('base64'));

/** The clients of `contextual.options`, by their names there; links as their makers document them. */
export const mcpClients: ReadonlyMap<string, McpClient> = new Map([
  [
    'cursor',
    {
      name: 'Cursor',
      icon: { name: 'plug', library: 'lucide' },
      isNewTab: false,
      link: ({ name, url }: McpServer) =>
        `cursor://anysphere.cursor-deeplink/mcp/install?name=${encodeURIComponent(name)}&config=${base64Json({ url })}`,
    },
  ],
  [
    'vscode',
    {
      name: 'VS Code',
      icon: { name: 'brand-vscode', library: 'tabler' },
      isNewTab: false,
      link: ({ name, url }: McpServer) =>
        `vscode:mcp/install?${encodeURIComponent(JSON.stringify({ name, type: 'http', url }))}`,
    },
  ],
  [
    'devin-mcp',
    {
      name: 'Devin',
      icon: { name: 'bot', library: 'lucide' },
      isNewTab: true,
      link: ({ name, url }: McpServer) =>
        `https://app.devin.ai/settings/mcp-marketplace/setup/custom?config=${base64Json({ name, transport: 'HTTP', url })}`,
    },
  ],
]);
