import { isIP } from 'node:net';

/** Where a site is, as far as its owner has said. */
export interface OwnPlaces {
  /** Origin that the site is published at, as its latest build was told. */
  readonly published?: (() => string | undefined) | undefined;
  /** Names that the server is reached under besides. */
  readonly hosts: readonly string[];
}

/**
 * Whether a request comes from a page of the site itself. Browsers say where a request comes from
 * in headers that no page can set (Fetch standard, "Origin"; Fetch Metadata, "Sec-Fetch-Site"). That
 * both ends have one name is not enough: anybody can let a name of their own lead to this server.
 */
export function isSameOrigin({ headers, url }: Request, { hosts, published }: OwnPlaces): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin') return false;
  const from = URL.parse(headers.get('origin') ?? '');
  if (from === null) return false;
  if (from.origin === published?.()) return true;
  // The server may stand behind one that speaks TLS, so that it does not know its own scheme.
  return from.host === new URL(url).host && isOwnName(from.hostname, hosts);
}

/** Nobody else can let an address, or the name of the reader's own machine, lead here. */
export function isOwnName(name: string, hosts: readonly string[]): boolean {
  const isAddress = isIP(name.replace(/^\[|\]$/g, '')) !== 0;
  return isAddress || name === 'localhost' || hosts.includes(name);
}
