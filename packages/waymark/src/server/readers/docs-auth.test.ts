import { expect, test } from 'vitest';
import { checkedAuth } from './auth-settings.ts';
import { settingsOfDocs } from './docs-auth.ts';

const secret = 's'.repeat(32);
const openid = { issuer: 'https://id.test', clientId: 'docs', origin: 'https://docs.test' };
const jwks = 'https://acme.test/jwks';

test('`auth` of docs.json stands for the settings of a module, with secrets of the environment', () => {
  const written = {
    passwords: [{ variable: 'STAFF', groups: ['staff'] }],
    jwt: { issuer: 'acme' },
    openid,
    sessionHours: 2,
  };
  const environment = {
    STAFF: 'a-password',
    WAYMARK_JWT_SECRET: secret,
    WAYMARK_OPENID_SECRET: 'c',
  };
  const settings = checkedAuth(settingsOfDocs(written, environment), 'refused');
  expect(settings).toMatchObject({
    passwords: [{ password: 'a-password', groups: ['staff'] }],
    jwt: { issuer: 'acme', secret },
    openid: { ...openid, clientSecret: 'c' },
    sessionHours: 2,
  });
});

test('Tokens that a key proves need no secret, and are not believed by one', () => {
  const written = settingsOfDocs({ jwt: { jwks } }, { WAYMARK_JWT_SECRET: secret });
  expect(checkedAuth(written, 'refused').jwt).toMatchObject({ jwks });
  expect(written.jwt).not.toHaveProperty('secret');
});

test('An OpenID provider may have given no secret', () => {
  expect(settingsOfDocs({ openid }, { WAYMARK_OPENID_SECRET: '' })).toEqual({ openid });
});

test.each([
  [{ passwords: [{ variable: 'STAFF', groups: [] }] }, {}, 'STAFF'],
  [{ passwords: [{ variable: 'STAFF', groups: [] }] }, { STAFF: 'short' }, 'STAFF'],
  [{ jwt: {} }, { WAYMARK_JWT_SECRET: 'short' }, 'WAYMARK_JWT_SECRET'],
])('A secret that is missing or too short is named: %j, %j', (written, environment, name) => {
  expect(() => settingsOfDocs(written, environment)).toThrow(`${name} in the environment must be`);
});
