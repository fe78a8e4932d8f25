import { addressList } from './address-list.ts';
import { networkOf, plainAddress } from './plain-address.ts';

/** Where a request comes from, as far as that can be known. */
export interface ClientNetwork {
  /** The address, for allow-lists; an IPv4 address within IPv6 is written as IPv4. */
  readonly address: string;
  /** What is counted: the address, or the /64 network of an IPv6 address. */
  readonly network: string;
}

/**
 * Which forwarding headers to believe: of a number of proxies, of proxies in these networks (CIDR),
 * or one header that the platform always sets. 0 believes none.
 */
export type TrustedProxies = number | readonly string[] | { readonly header: string };

/** Finds the client of a request from the address of its connection and its headers. */
export type FindClient = (peer: string, headers: Headers) => ClientNetwork;

/**
 * Whatever a client can write itself is not believed: entries of `X-Forwarded-For` are read from the
 * right, where trusted proxies append. What is missing or no address counts as the connection's.
 *
 * @throws when the number is not whole, a network is none or the header can have no such name
 */
export function clientFinder(trusted: TrustedProxies = 0): FindClient {
  const find = forwardedFinder(trusted);
  return (peer, headers) => {
    const connection = plainAddress(peer) ?? 'unknown';
    const forwarded = find(connection, headers);
    const address = plainAddress(forwarded ?? '') ?? connection;
    return { address, network: address === 'unknown' ? address : networkOf(address) };
  };
}

/** A token of RFC 9110 section 5.6.2. */
const headerName = /^[\w!#$%&'*+.^`|~-]+$/;

type FindForwarded = (connection: string, headers: Headers) => string | undefined;

function forwardedFinder(trusted: TrustedProxies): FindForwarded {
  if (typeof trusted === 'number') {
    if (!Number.isSafeInteger(trusted) || trusted < 0) {
      throw new Error(`The number of trusted proxies must be a whole number; it is ${trusted}.`);
    }
    return (_, headers) => (trusted === 0 ? undefined : entriesOf(headers).at(-trusted));
  }
  if ('header' in trusted) {
    const { header } = trusted;
    if (!headerName.test(header)) {
      throw new Error(`The header that trusted proxies set needs a name; "${header}" is no name.`);
    }
    return (_, headers) => headers.get(header) ?? undefined;
  }
  const isTrusted = addressList(trusted);
  return (connection, headers) => {
    if (!isTrusted(connection)) return undefined;
    const entries = entriesOf(headers);
    return entries.findLast((entry) => !isTrusted(entry)) ?? entries[0];
  };
}

/** Entries of the header in order; `Headers` has joined repeated ones. */
function entriesOf(headers: Headers): string[] {
  const value = headers.get('x-forwarded-for');
  return value === null ? [] : value.split(',');
}
