import { lookup as resolveName } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Networks of the special-purpose registries (IANA) that are no part of the public internet. */
const closedNetworks = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
] as const;

/** The parts of `2000::/3`, outside which nothing is public, that carry or stand for other ones. */
const closedNetworks6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'] as const;

/** Prefixes of IPv6 whose last 32 bits are an address of IPv4: translated (NAT64) and mapped. */
const carriers = ['64:ff9b::', '::ffff:'] as const;

const closed = new BlockList();
const open6 = new BlockList();
open6.addSubnet('2000::', 3, 'ipv6');
for (const network of closedNetworks) {
  const [address, bits] = split(network);
  closed.addSubnet(address, bits, 'ipv4');
  for (const carrier of carriers) closed.addSubnet(`${carrier}${address}`, 96 + bits, 'ipv6');
}
for (const network of closedNetworks6) closed.addSubnet(...split(network), 'ipv6');
for (const carrier of carriers) open6.addSubnet(`${carrier}0.0.0.0`, 96, 'ipv6');

function split(network: string): [address: string, bits: number] {
  const [address = '', bits] = network.split('/');
  return [address, Number(bits)];
}

/**
 * Whether an IP address is one of the public internet: not this machine, not a private network,
 * not the metadata service of a cloud (169.254.169.254, fd00:ec2::254), in no form of writing.
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  return family === 6 && open6.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}

/** A name or address that is not to be connected to; the message may name inner addresses. */
export class AddressRefused extends Error {}

/**
 * Resolves names for a connection and fails when any of the addresses is not public. As the
 * connection is made to what is returned here, a name cannot lead elsewhere between the check and
 * the connection.
 */
export const publicLookup: LookupFunction = (name, options, done) => {
  resolveName(name, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '');
    const refused = addresses.find(({ address }) => !isPublicAddress(address));
    const [first] = addresses;
    if (refused !== undefined || first === undefined) {
      const address = refused?.address ?? 'no address';
      return done(new AddressRefused(`"${name}" is ${address}, which is not public`), '');
    }
    return options.all ? done(null, addresses) : done(null, first.address, first.family);
  });
};
