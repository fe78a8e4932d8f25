import { expect, test } from 'vitest';
import { isSameOrigin, type OwnPlaces } from './same-origin.ts';

function asked(
  headers: Record<string, string>,
  places: Partial<OwnPlaces> = {},
  host = 'docs.test:8080',
): boolean {
  const request = new Request(`http://${host}/x`, { headers });
  return isSameOrigin(request, { hosts: ['docs.test'], ...places });
}

test('a page of the site is of the same origin, also behind a server that speaks TLS', () => {
  expect(asked({ origin: 'http://docs.test:8080', 'sec-fetch-site': 'same-origin' })).toBe(true);
  expect(asked({ origin: 'http://docs.test:8080' })).toBe(true);
  expect(asked({ origin: 'https://docs.test:8080' })).toBe(true);
});

test.each(['localhost:4321', '127.0.0.1:4321', '[::1]:4321', '192.168.1.4'])(
  'so is one at %s, which no name of somebody else leads to',
  (host) => {
    expect(asked({ origin: `http://${host}` }, {}, host)).toBe(true);
  },
);

test('so is one at the address that the site is published at', () => {
  const published = () => 'https://docs.example';
  expect(asked({ origin: published() }, { published })).toBe(true);
});

test.each([
  'evil.test',
  'evil.test:4321',
  'docs.test.evil.test',
  'localhost.evil.test',
  '127.0.0.1.nip.test',
])('one at %s is not, though the name leads to this server', (host) => {
  const headers = { origin: `http://${host}`, 'sec-fetch-site': 'same-origin' };
  expect(asked(headers, { published: () => 'https://docs.example' }, host)).toBe(false);
});

test.each([
  {},
  { origin: 'null' },
  { origin: 'http://docs.test' },
  { origin: 'http://evil.test:8080' },
  { origin: 'http://docs.test:8080.evil.test' },
  { origin: 'http://docs.test:8080', 'sec-fetch-site': 'same-site' },
  { origin: 'http://docs.test:8080', 'sec-fetch-site': 'cross-site' },
  { origin: 'https://docs.example', 'sec-fetch-site': 'none' },
])('nothing else is: %j', (headers) => {
  expect(
    asked(headers as Record<string, string>, { published: () => 'https://docs.example' }),
  ).toBe(false);
});
