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
  const from = senderOf(headers);
  if (from === undefined) return false;
  if (from.origin === published?.()) return true;
  return isAtHost(from, url) && isOwnName(from.hostname, hosts);
}

/**
 * Whether a request comes from a page that this server has given out, under whatever name: for what
 * does a reader no harm, and tells nobody anything.
 *
 * @param published origin of the site; empty where that is not known
 */
export function isFromOwnPage({ headers, url }: Request, published: string): boolean {
  const from = senderOf(headers);
  if (from === undefined) return false;
  // The server of an adapter may know its own name only as its configuration has it.
  return from.origin === published || isAtHost(from, url) || from.host === headers.get('host');
}

/** Origin of the page that sends a request, unless it is one of another site. */
function senderOf(headers: Headers): URL | undefined {
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin') return undefined;
  return URL.parse(headers.get('origin') ?? '') ?? undefined;
}

/** The server may stand behind one that speaks TLS, so that it does not know its own scheme. */
function isAtHost(from: URL, url: string): boolean {
  return from.host === new URL(url).host;
}

/** Nobody else can let an address, or the name of the reader's own machine, lead here. */
export function isOwnName(name: string, hosts: readonly string[]): boolean {
  const isAddress = isIP(name.replace(/^\[|\]$/g, '')) !== 0;
  return isAddress || name === 'localhost' || hosts.includes(name);
}
