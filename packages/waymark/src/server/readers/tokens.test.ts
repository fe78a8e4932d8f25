import { openMemoryStore } from '@waymark/assistant';
import { exportSPKI, generateKeyPair, SignJWT } from 'jose';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTokens, type Tokens } from './tokens.ts';

const place = { issuer: 'https://acme.test', audience: 'docs' };
const { counters } = await openMemoryStore();
let settings: Parameters<typeof createTokens>[0];
let tokens: Tokens;
let keys: CryptoKeyPair;

beforeAll(async () => {
  keys = await generateKeyPair('ES256', { extractable: true });
  const publicKey = await exportSPKI(keys.publicKey);
  settings = { ...place, publicKey, algorithm: 'ES256', groupsClaim: 'roles' };
  tokens = await createTokens(settings, counters);
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

  test('signs in once on all servers of one store', async () => {
    const others = await createTokens(settings, counters);
    const text = await token({ jti: 'shared' });
    const signedIn = await Promise.all([tokens.redeem(text), others.redeem(text)]);
    expect(signedIn.filter((reader) => reader !== undefined)).toHaveLength(1);
    expect(await others.redeem(text)).toBeUndefined();
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

  test('needs no issuer, audience and time of issue where the module of the owner names none', async () => {
    const { audience: _audience, issuer: _issuer, ...unnamed } = settings;
    const own = await createTokens(unnamed, counters);
    const now = Math.floor(Date.now() / 1000);
    const bare = { iss: undefined, aud: undefined, iat: undefined };
    const text = await token({ ...bare, exp: now + 10 });
    expect(await tokens.redeem(text)).toBeUndefined();
    expect(await own.redeem(text)).toEqual({ groups: ['staff'] });
    expect(await own.redeem(text)).toBeUndefined();
    expect(await own.redeem(await token({ ...bare, exp: now + 3_600 }))).toBeUndefined();
    expect(await own.redeem(await token({ ...bare, exp: undefined }))).toBeUndefined();
    expect(await own.redeem(await token({ ...bare, iat: now + 3_600 }))).toBeUndefined();
  });

  test('says by `expiresAt` when the session ends', async () => {
    const expiresAt = Math.floor(Date.now() / 1000) + 900;
    const text = await token({ expiresAt });
    expect(await tokens.redeem(text)).toEqual({ groups: ['staff'], sessionEnds: expiresAt });
  });

  test.each([
    ['in the past', 1],
    ['that is no number', 'soon'],
  ])('lets nobody in by an end %s', async (_what, expiresAt) => {
    expect(await tokens.redeem(await token({ expiresAt }))).toBeUndefined();
    expect(await tokens.read(await token({ expiresAt }))).toBeUndefined();
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

describe('The owner', () => {
  afterEach(() => void vi.restoreAllMocks());

  const told = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);

  test('is told once a minute that the keys of tokens cannot be read', async () => {
    const printed = told();
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000);
    const { algorithm, audience, groupsClaim, issuer } = settings;
    const own = { algorithm, audience, groupsClaim, issuer, jwks: 'http://127.0.0.1:2/keys' };
    const unreachable = await createTokens(own, counters);
    const read = async () => unreachable.read(await token());
    expect([await read(), await read()]).toEqual([undefined, undefined]);
    expect(printed.mock.calls).toEqual([
      [expect.stringMatching(/^A token could not let its reader in: [^\n]*ECONNREFUSED[^\n]*\.$/)],
    ]);
    clock.mockReturnValue(62_000);
    await read();
    expect(printed).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['issuer', { iss: 'https://acme.example' }, 'unexpected "iss" claim value'],
    ['audience', { aud: 'dosc' }, 'unexpected "aud" claim value'],
  ])('is told of tokens with another %s', async (_what, claims, reason) => {
    const printed = told();
    await (await createTokens(settings, counters)).read(await token(claims));
    expect(printed.mock.calls).toEqual([[expect.stringContaining(reason)]]);
  });

  test('is told nothing of tokens that anyone may send', async () => {
    const printed = told();
    const own = await createTokens(settings, counters);
    const { privateKey } = await generateKeyPair('ES256');
    const sent = [token({}, privateKey), token({ exp: 1 }), token({ exp: undefined }), 'a.b.c', ''];
    for (const text of sent) expect(await own.read(await text)).toBeUndefined();
    expect(printed).not.toHaveBeenCalled();
  });
});
