/** What packages may use, the lowest first. */
export const packageLayers = [
  'core',
  'openapi',
  'content',
  'search',
  'client',
  'assistant',
  'waymark',
];

/**
 * Folders of a package's `src`, the lowest first; each knows only those before it. Files beside them
 * are part of none, but those that are named here.
 */
export const orders: Readonly<Record<string, readonly string[]>> = {
  openapi: [
    ...['model', 'network', 'reference', 'load', 'api-schema', 'example', 'operation', 'channel'],
    ...['request', 'samples', 'forward', 'plan'],
  ],
  assistant: [
    ...['store', 'limits', 'keys', 'threads', 'answer', 'protocols', 'http', 'mcp', 'evaluation'],
  ],
  waymark: ['project', 'client', 'theme', 'build', 'routes', 'server', 'index.ts', 'cli'],
};
