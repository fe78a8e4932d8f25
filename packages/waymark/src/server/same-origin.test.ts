import { expect, test } from 'vitest';
import { isSameOrigin } from './same-origin.ts';

function asked(headers: Record<string, string>, origin?: string): boolean {
  return isSameOrigin(new Request('http://docs.test:8080/x', { headers }), origin);
}

test('a page of the site is of the same origin, also behind a server that speaks TLS', () => {
  expect(asked({ origin: 'http://docs.test:8080', 'sec-fetch-site': 'same-origin' })).toBe(true);
  expect(asked({ origin: 'http://docs.test:8080' })).toBe(true);
  expect(asked({ origin: 'https://docs.test:8080' })).toBe(true);
});

test('so is one at the address that the site is published at', () => {
  expect(asked({ origin: 'https://docs.example' }, 'https://docs.example')).toBe(true);
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
  expect(asked(headers as Record<string, string>, 'https://docs.example')).toBe(false);
});
