export type { McpDocs } from './mcp-docs.ts';
export { type McpHandlerOptions, mcpHandler } from './mcp-handler.ts';
export type { ReportError } from './mcp-server-factory.ts';
export type { McpOrigins } from './origin.ts';
export { type McpStdioOptions, serveMcpOverStdio } from './serve-mcp-over-stdio.ts';
