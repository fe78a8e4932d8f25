import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openMemoryStore } from '@waymark/assistant';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type OpenidProvider,
  startOpenidProvider,
} from '../../../../../test/support/openid-provider.ts';
import { authSchema } from './auth-settings.ts';
import { createSignIn, type SignIn } from './sign-in.ts';

const origin = 'https://docs.test';
const base = '/base';
const site = mkdtempSync(path.join(tmpdir(), 'waymark-openid-'));
let provider: OpenidProvider;
let signIn: SignIn;

beforeAll(async () => {
  writeFileSync(path.join(site, '404.html'), '<html lang="en"><head></head></html>');
  provider = await startOpenidProvider({ id: 'docs', secret: 'client-secret' });
  const auth = authSchema.parse({
    openid: {
      issuer: provider.issuer,
      clientId: 'docs',
      clientSecret: 'client-secret',
      origin,
      groupsClaim: 'roles',
    },
  });
  const secrets = ['s'.repeat(32)];
  const place = { site, base, domain: 'docs', origin: () => origin, trustedProxies: 0 };
  signIn = await createSignIn({ auth, secrets, store: await openMemoryStore(), ...place });
});

beforeEach(() => {
  provider.claims = { roles: ['staff'] };
});

afterAll(async () => {
  await provider.close();
  rmSync(site, { recursive: true });
});

function get(address: string, cookie = ''): Promise<Response> {
  // The server stands behind a proxy, and has another address than readers know.
  const url = new URL(address, 'http://10.0.0.1:4321');
  return signIn.route.handle(new Request(url, { headers: { cookie } }), { address: '192.0.2.1' });
}

/** Goes to the provider and back to the site: the address there and the cookie. */
async function thereAndBack(returnTo = '/base/guide') {
  const begun = await get(`${base}/_waymark/sign-in/openid?return=${encodeURIComponent(returnTo)}`);
  const to = begun.headers.get('location') ?? '';
  const state = begun.headers.get('set-cookie') ?? '';
  const { headers } = await fetch(to, { redirect: 'manual' });
  const back = new URL(headers.get('location') ?? '');
  return { to: new URL(to), state, cookie: state.split(';')[0] ?? '', back };
}

describe('A reader who signs in with a provider', () => {
  test('is sent there with a challenge, a state and a nonce, of which the browser cannot read any', async () => {
    const { back, state, to } = await thereAndBack();
    expect(to.origin).toBe(provider.issuer);
    expect(to.searchParams.get('code_challenge_method')).toBe('S256');
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(to.searchParams.get(name)?.length).toBeGreaterThan(20);
      expect(state).not.toContain(to.searchParams.get(name));
    }
    expect(state).toMatch(/Path=\/base; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/);
    expect(back.href).toContain(`${origin}/base/_waymark/sign-in/openid/return?code=`);
  });

  test('comes back where the reader was, known with the groups of the claim', async () => {
    const { back, cookie } = await thereAndBack();
    const done = await get(back.pathname + back.search, cookie);
    expect([done.status, done.headers.get('location')]).toEqual([303, '/base/guide']);
    const [session = '', used] = done.headers.getSetCookie();
    expect(used).toMatch(/^waymark_sign_in=; .*Max-Age=0/);
    expect(await signIn.readerOf({ cookie: session.split(';')[0] })).toEqual({
      groups: ['staff'],
      claims: { sub: 'ada' },
    });
  });

  test('is led nowhere else', async () => {
    const { back, cookie } = await thereAndBack('https://evil.test/');
    const done = await get(back.pathname + back.search, cookie);
    expect(done.headers.get('location')).toBe('/base/');
  });

  test.each<
    [string, (way: { back: URL; cookie: string }) => Promise<[URL, string]> | [URL, string]]
  >([
    ['without the cookie of the way there', ({ back }) => [back, '']],
    ['with the cookie of another way', async ({ back }) => [back, (await thereAndBack()).cookie]],
    [
      'with another state',
      ({ back, cookie }) => {
        back.searchParams.set('state', 'other');
        return [back, cookie];
      },
    ],
    [
      'with a code that was not given',
      ({ back, cookie }) => {
        back.searchParams.set('code', 'guessed');
        return [back, cookie];
      },
    ],
    [
      'with a code that was used',
      async ({ back, cookie }) => {
        await get(back.pathname + back.search, cookie);
        return [back, cookie];
      },
    ],
  ])('stays unknown who comes back %s', async (_how, change) => {
    const [back, cookie] = await change(await thereAndBack());
    const done = await get(back.pathname + back.search, cookie);
    expect(done.status).toBe(401);
    expect(done.headers.get('set-cookie')).not.toContain('waymark_session');
  });

  test.each<[string, Record<string, unknown>]>([
    ['another nonce', { nonce: 'other' }],
    ['another client', { aud: 'other' }],
    ['another provider', { iss: 'https://other.test' }],
  ])('stays unknown by an ID token of %s', async (_what, claims) => {
    provider.claims = claims;
    const { back, cookie } = await thereAndBack();
    expect((await get(back.pathname + back.search, cookie)).status).toBe(401);
  });
});
