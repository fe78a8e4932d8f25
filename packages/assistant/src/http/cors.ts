/** Origins that may call from a browser: any, or those listed. */
export type AllowedOrigins = '*' | readonly string[];

/** Headers of every response, refusals included: without them a browser shows no body at all. */
export function corsHeaders(
  origin: string | null,
  allowed: AllowedOrigins,
): Record<string, string> {
  const exposed = {
    'access-control-expose-headers':
      'X-Thread-Id, X-Thread-Key, X-Request-Id, X-Retrieval-Page-Size, Retry-After, RateLimit, RateLimit-Policy',
  };
  if (allowed === '*') return { 'access-control-allow-origin': '*', ...exposed };
  if (origin === null || !allowed.includes(origin)) return { vary: 'Origin' };
  return { 'access-control-allow-origin': origin, vary: 'Origin', ...exposed };
}

/** The answer to a preflight. It cannot depend on a key: browsers send none with it. */
export function preflightResponse(request: Request, allowed: AllowedOrigins): Response {
  const asked = request.headers.get('access-control-request-headers') ?? '';
  const headers = asked
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => /^(authorization|content-type|user-agent|x-[\w-]+)$/.test(name));
  return new Response(null, {
    status: 204,
    headers: {
      ...corsHeaders(request.headers.get('origin'), allowed),
      'access-control-allow-methods': 'POST, OPTIONS',
      'access-control-allow-headers': headers.join(', '),
      'access-control-max-age': '7200',
    },
  });
}
