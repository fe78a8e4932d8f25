import { isIPv4, isIPv6 } from 'node:net';

/**
 * The address in a text such as `[2001:db8::1%eth0]:443`, without port, brackets and zone, in its
 * shortest spelling; an IPv4 address within IPv6 as IPv4. Undefined when it is no address.
 */
export function plainAddress(text: string): string | undefined {
  const trimmed = text.trim().replace(/^"(.*)"$/, '$1');
  const withoutPort =
    /^\[([^\]]*)\](?::\d+)?$/.exec(trimmed)?.[1] ?? /^([\d.]+):\d+$/.exec(trimmed)?.[1] ?? trimmed;
  const address = withoutPort.replace(/%.*/s, '');
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return undefined;
  const shortest = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const mapped = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(shortest);
  if (!mapped) return shortest;
  const [high = 0, low = 0] = mapped.slice(1).map((group) => Number.parseInt(group, 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** What is counted for a plain address: itself, or its /64 network, which one client has whole. */
export function networkOf(address: string): string {
  if (isIPv4(address)) return address;
  const [head = '', tail = ''] = address.split('::');
  const before = head.split(':').filter((group) => group !== '');
  const after = tail.split(':').filter((group) => group !== '');
  const zeros = Array<string>(8 - before.length - after.length).fill('0');
  const groups = address.includes('::') ? [...before, ...zeros, ...after] : before;
  return `${groups.slice(0, 4).join(':')}::/64`;
}
