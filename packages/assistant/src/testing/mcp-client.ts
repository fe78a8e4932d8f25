import { registerHooks } from 'node:module';

// Tests run with the condition `source`, under which two packages of the client offer TypeScript
// that Node does not load from `node_modules`.
registerHooks({
  resolve: (specifier, context, next) =>
    /^eventsource(-parser)?(\/|$)/.test(specifier)
      ? next(specifier, {
          ...context,
          conditions: context.conditions.filter((condition) => condition !== 'source'),
        })
      : next(specifier, context),
});

export const { Client, InMemoryTransport, StreamableHTTPClientTransport } = await import(
  '@modelcontextprotocol/client'
);
export const { StdioClientTransport } = await import('@modelcontextprotocol/client/stdio');
