/**
 * Whether a request comes from a page of the site itself. Browsers say where a request comes from
 * in headers that no page can set (Fetch standard, "Origin"; Fetch Metadata, "Sec-Fetch-Site").
 *
 * @param origin of the published site, where it is known: a server behind another may not see it
 */
export function isSameOrigin({ headers, url }: Request, origin: string | undefined): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin') return false;
  const from = URL.parse(headers.get('origin') ?? '');
  // The server may stand behind one that speaks TLS, so that it does not know its own scheme.
  return from !== null && (from.origin === origin || from.host === new URL(url).host);
}
