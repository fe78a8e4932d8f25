import { exportSPKI, generateKeyPair, SignJWT } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTokens, type Tokens } from './tokens.ts';

const place = { issuer: 'https://acme.test', audience: 'docs' };
let tokens: Tokens;
let keys: CryptoKeyPair;

beforeAll(async () => {
  keys = await generateKeyPair('ES256', { extractable: true });
  const publicKey = await exportSPKI(keys.publicKey);
  tokens = await createTokens({ ...place, publicKey, algorithm: 'ES256', groupsClaim: 'roles' });
});

function token(claims: Record<string, unknown> = {}, key: CryptoKey = keys.privateKey) {
  const now = Math.floor(Date.now() / 1000);
  const all = {
    iss: place.issuer,
    aud: place.audience,
    iat: now,
    exp: now + 60,
    roles: ['staff', 7],
  };
  return new SignJWT({ ...all, ...claims }).setProtectedHeader({ alg: 'ES256' }).sign(key);
}

describe('A token that the site of the owner signed', () => {
  test('tells of the groups of a reader, once for signing in', async () => {
    const text = await token();
    expect(await tokens.read(text)).toEqual({ groups: ['staff'] });
    expect(await tokens.redeem(text)).toEqual({ groups: ['staff'] });
    expect(await tokens.redeem(text)).toBeUndefined();
    expect(await tokens.redeem(await token({ roles: 'one', jti: '2' }))).toEqual({
      groups: ['one'],
    });
  });

  test.each<[string, Record<string, unknown>]>([
    ['from elsewhere', { iss: 'https://other.test' }],
    ['for another site', { aud: 'other' }],
    ['that has ended', { exp: 1 }],
    ['that does not end', { exp: undefined }],
  ])('is not believed when it is one %s', async (_what, claims) => {
    expect(await tokens.read(await token(claims))).toBeUndefined();
    expect(await tokens.redeem(await token(claims))).toBeUndefined();
  });

  test('signs nobody in when it is old, though it goes on for programs', async () => {
    const old = await token({ iat: Math.floor(Date.now() / 1000) - 3_600 });
    expect(await tokens.read(old)).toEqual({ groups: ['staff'] });
    expect(await tokens.redeem(old)).toBeUndefined();
  });

  test('is not believed when another key signed it', async () => {
    const { privateKey } = await generateKeyPair('ES256');
    expect(await tokens.read(await token({}, privateKey))).toBeUndefined();
  });
});
