import type { Readable, Writable } from 'node:stream';
import type { McpDocs } from './mcp-docs.ts';
import { mcpServerFactory, type ReportError } from './mcp-server-factory.ts';

/** Where messages come from and go; the streams of the process by default. */
export interface McpStdioOptions {
  readonly input?: Readable;
  /** Nothing else may be written to it. */
  readonly output?: Writable;
  /** Ends the connection. */
  readonly signal?: AbortSignal;
  /** Is told of failures; `console.error` by default, which writes to standard error. */
  readonly reportError?: ReportError;
}

/** MCP over standard input and output, until the client closes its end or the signal aborts. */
export async function serveMcpOverStdio(
  docs: McpDocs,
  options: McpStdioOptions = {},
): Promise<void> {
  const { input = process.stdin, output = process.stdout, reportError = console.error } = options;
  const { StdioServerTransport, serveStdio } = await import('@modelcontextprotocol/server/stdio');
  const transport = new StdioServerTransport(input, output);
  const { close } = serveStdio(mcpServerFactory(docs, reportError), {
    transport,
    onerror: reportError,
    maxSubscriptions: 0,
  });
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  const { onclose } = transport;
  transport.onclose = () => {
    onclose?.();
    resolve();
  };
  options.signal?.addEventListener('abort', () => void close(), { once: true });
  if (options.signal?.aborted) await close();
  await closed;
}
