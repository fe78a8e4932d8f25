import { BlockList, isIPv4, isIPv6 } from 'node:net';
import { plainAddress } from './plain-address.ts';

/**
 * Whether an address is in one of the networks, such as `10.0.0.0/8`, `2001:db8::/32` or a single
 * address.
 *
 * @throws when an entry is neither an address nor a network
 */
export function addressList(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks) addNetwork(list, network);
  return (address) => {
    const plain = plainAddress(address);
    return plain !== undefined && list.check(plain, isIPv4(plain) ? 'ipv4' : 'ipv6');
  };
}

function addNetwork(list: BlockList, network: string) {
  const [address = '', length, ...rest] = network.trim().split('/');
  const family = isIPv4(address) ? 'ipv4' : 'ipv6';
  const longest = family === 'ipv4' ? 32 : 128;
  const bits = length === undefined ? longest : Number(length);
  const isLength = length === undefined || /^\d{1,3}$/.test(length);
  if (rest.length > 0 || !isLength || bits > longest || !(isIPv4(address) || isIPv6(address))) {
    throw new Error(
      `"${network}" is neither an address nor a network such as 10.0.0.0/8 or 2001:db8::/32.`,
    );
  }
  list.addSubnet(address, bits, family);
}
