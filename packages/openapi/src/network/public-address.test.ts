import { expect, test } from 'vitest';
import { AddressRefused, isPublicAddress, publicLookup } from './public-address.ts';

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.8',
  '192.168.1.1',
  '198.18.0.1',
  '203.0.113.7',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::ffff:10.0.0.1',
  '64:ff9b::127.0.0.1',
  '64:ff9b::a9fe:a9fe',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '3fff::1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  'example.com',
  '',
])('%j is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each([
  '1.1.1.1',
  '100.63.255.255',
  '100.128.0.1',
  '172.15.255.255',
  '172.32.0.1',
  '192.167.255.255',
  '192.169.0.1',
  '223.255.255.255',
  '2606:4700:4700::1111',
  '2a00:1450:4001::1',
  '64:ff9b::8.8.8.8',
  '::ffff:8.8.8.8',
])('%j is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

function lookUp(name: string, all: boolean): Promise<unknown> {
  return new Promise((resolve) => {
    publicLookup(name, { all }, (error, address, family) => resolve(error ?? [address, family]));
  });
}

test('a name with a public address is connected to at that address', async () => {
  expect(await lookUp('1.1.1.1', false)).toEqual(['1.1.1.1', 4]);
  expect(await lookUp('1.1.1.1', true)).toEqual([[{ address: '1.1.1.1', family: 4 }], undefined]);
});

test('a name with an address that is not public is not connected to', async () => {
  expect(await lookUp('localhost', true)).toBeInstanceOf(AddressRefused);
  expect(await lookUp('::ffff:10.0.0.1', false)).toBeInstanceOf(AddressRefused);
});
