/** Origins of web pages that may ask besides the site itself: any, or those listed. */
export type McpOrigins = '*' | readonly string[];

/**
 * Tells whether a request may be answered (MCP specification, "Streamable HTTP", security
 * warning). A page of a foreign site that has pointed its own name at this server sends its own
 * origin, even where the host of the request looks like the same one: so only configured origins
 * count, never the host. Programs send no origin; pages on the same machine are the user's own.
 *
 * @param site origin of the documentation, where its address is known
 */
export function isAllowedOrigin(
  origin: string | null,
  origins: McpOrigins,
  site: string | undefined,
): boolean {
  if (origin === null || origins === '*') return true;
  if (origin === site || origins.includes(origin)) return true;
  const url = URL.parse(origin);
  return url !== null && /^https?:$/.test(url.protocol) && loopback.has(url.hostname);
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** What a browser needs to see before it hands a response to the page. */
export function originHeaders(origin: string | null): Record<string, string> {
  if (origin === null) return { vary: 'Origin' };
  return {
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'Mcp-Protocol-Version, Mcp-Session-Id, Retry-After',
    vary: 'Origin',
  };
}

/** The answer to a preflight. */
export function mcpPreflight(request: Request): Response {
  const asked = (request.headers.get('access-control-request-headers') ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => /^(accept|authorization|content-type|last-event-id|mcp-[\w-]+)$/.test(name));
  return new Response(null, {
    status: 204,
    headers: {
      ...originHeaders(request.headers.get('origin')),
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': asked.join(', '),
      'access-control-max-age': '7200',
    },
  });
}
