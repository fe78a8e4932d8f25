import { expect, it } from 'vitest';
import { readerOfClaims, userOf } from './claims.ts';

const token = { iss: 'https://acme.test', exp: 1, iat: 1, nonce: 'n', groups: ['staff', 1] };

it('takes what pages may know from the claim `content`, and from no other then', () => {
  const reader = readerOfClaims({ ...token, content: { firstName: 'Ada' }, sub: '1' }, 'groups');
  expect(userOf(reader)).toEqual({ firstName: 'Ada', groups: ['staff'] });
});

it('takes what is said of the reader, and nothing about the token, where there is no such claim', () => {
  const reader = readerOfClaims({ ...token, name: 'Ada', roles: 'admin' }, 'roles');
  expect(userOf(reader)).toEqual({ name: 'Ada', groups: ['admin'] });
  expect(userOf(readerOfClaims({ ...token, content: 'Ada' }, 'groups'))).toEqual({
    groups: ['staff'],
  });
});

it('believes no groups but those that the server knows', () => {
  const reader = readerOfClaims({ groups: [], content: { groups: ['staff'] } }, 'groups');
  expect(userOf(reader)).toEqual({ groups: [] });
});
