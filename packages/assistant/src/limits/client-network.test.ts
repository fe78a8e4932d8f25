import { describe, expect, it } from 'vitest';
import { clientFinder, type TrustedProxies } from './client-network.ts';

function find(
  trusted: TrustedProxies,
  peer: string,
  forwarded?: string | readonly string[],
  more: Record<string, string> = {},
) {
  const headers = new Headers(more);
  for (const value of [forwarded ?? []].flat()) headers.append('x-forwarded-for', value);
  return clientFinder(trusted)(peer, headers);
}

describe('the network of a client', () => {
  it('is that of the connection when no proxy is trusted, whatever headers claim', () => {
    const forged = { 'x-real-ip': '198.51.100.9', 'cf-connecting-ip': '198.51.100.9' };
    const more = { ...forged, forwarded: 'for=198.51.100.9' };
    expect(find(0, '203.0.113.7', '198.51.100.9', more)).toEqual({
      address: '203.0.113.7',
      network: '203.0.113.7',
    });
  });

  it('is counted from the right for a number of proxies, so that forged entries do not matter', () => {
    expect(find(1, '10.0.0.1', '198.51.100.9, 203.0.113.7').address).toBe('203.0.113.7');
    expect(find(2, '10.0.0.1', '198.51.100.9, 203.0.113.7, 10.0.0.2').address).toBe('203.0.113.7');
    expect(find(1, '10.0.0.1', ['198.51.100.9', '203.0.113.7']).address).toBe('203.0.113.7');
  });

  it('is that of the connection when fewer proxies forwarded than are trusted', () => {
    expect(find(2, '10.0.0.1', '203.0.113.7').address).toBe('10.0.0.1');
    expect(find(1, '10.0.0.1').address).toBe('10.0.0.1');
    expect(find(1, '10.0.0.1', '203.0.113.7, ').address).toBe('10.0.0.1');
  });

  it('is the last that no trusted network holds', () => {
    const trusted = ['10.0.0.0/8', '2001:db8:f::/48'];
    const chain = '198.51.100.9, 203.0.113.7, 2001:db8:f::1, 10.1.2.3';
    expect(find(trusted, '10.0.0.1', chain).address).toBe('203.0.113.7');
    expect(find(trusted, '::ffff:10.0.0.1', chain).address).toBe('203.0.113.7');
    expect(find(trusted, '203.0.113.200', '198.51.100.9').address).toBe('203.0.113.200');
    expect(find(trusted, '10.0.0.1', '10.9.9.9, 10.1.2.3').address).toBe('10.9.9.9');
    expect(find(trusted, '10.0.0.1', '198.51.100.9, nonsense, 10.1.2.3').address).toBe('10.0.0.1');
  });

  it('is read from a header that is named, and from no other', () => {
    const trusted = { header: 'cf-connecting-ip' };
    const more = { 'cf-connecting-ip': '203.0.113.7' };
    expect(find(trusted, '10.0.0.1', '198.51.100.9', more).address).toBe('203.0.113.7');
    expect(find(trusted, '10.0.0.1', '198.51.100.9').address).toBe('10.0.0.1');
    const two = { 'cf-connecting-ip': '198.51.100.9, 203.0.113.7' };
    expect(find(trusted, '10.0.0.1', undefined, two).address).toBe('10.0.0.1');
  });

  it.each([
    ['203.0.113.7:8443', '203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7', '203.0.113.7'],
    ['[::ffff:203.0.113.7]:80', '203.0.113.7', '203.0.113.7'],
    ['[2001:DB8:0:1::42]:443', '2001:db8:0:1::42', '2001:db8:0:1::/64'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::', '2001:db8::', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80::1', 'fe80:0:0:0::/64'],
    ['::1', '::1', '0:0:0:0::/64'],
    ['1::8', '1::8', '1:0:0:0::/64'],
  ])('reads %s as %s of %s', (written, address, network) => {
    expect(find(1, '10.0.0.1', written)).toEqual({ address, network });
    expect(find(0, written)).toEqual({ address, network });
  });

  it.each(['256.1.1.1', '1.2.3', '01.2.3.4', '1:2', ':::', 'localhost', '', '[::1', '::1]:80'])(
    'does not take "%s" for an address',
    (written) => {
      expect(find(1, '10.0.0.1', written).address).toBe('10.0.0.1');
    },
  );

  it('is the same for all addresses that one client has of IPv6', () => {
    const networks = ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::'].map(
      (address) => find(0, address).network,
    );
    expect(new Set(networks)).toEqual(new Set(['2001:db8:1:2::/64']));
  });

  it('has a name even where the connection has none', () => {
    expect(find(0, '')).toEqual({ address: 'unknown', network: 'unknown' });
  });

  it('refuses settings that trust nothing real', () => {
    expect(() => clientFinder(-1)).toThrow();
    expect(() => clientFinder(1.5)).toThrow();
    expect(() => clientFinder(['10.0.0.0/8/8'])).toThrow();
    expect(() => clientFinder(['proxy.internal'])).toThrow(/proxy\.internal/);
    expect(() => clientFinder(['10.0.0.0/'])).toThrow();
    expect(() => clientFinder({ header: 'x forwarded' })).toThrow(/"x forwarded" is no name/);
    expect(() => clientFinder({ header: '' })).toThrow(/"" is no name/);
  });
});
