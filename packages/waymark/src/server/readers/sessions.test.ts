import { SignJWT } from 'jose';
import { describe, expect, test, vi } from 'vitest';
import { createSessions, sessionSecrets } from './sessions.ts';

const [old, next] = ['o'.repeat(32), 'n'.repeat(32)];
const place = { audience: 'docs/base' };
const reader = { groups: ['staff', 'größe'], claims: { firstName: 'Ada', org: { id: 1 } } };

describe('A session', () => {
  test('tells of its reader', async () => {
    const sessions = createSessions([old], place);
    expect(await sessions.read(await sessions.start(reader, 60))).toEqual(reader);
  });

  test('stays while the secret is changed, and ends when the old one is gone', async () => {
    const text = await createSessions([old], place).start(reader, 60);
    expect(await createSessions([next, old], place).read(text)).toEqual(reader);
    expect(await createSessions([next], place).read(text)).toBeUndefined();
  });

  test('ends when that is withdrawn which it rests on, whatever secret it was signed with', async () => {
    const grounds = ['first', 'second'];
    const text = await createSessions([old], { ...place, grounds }).start(reader, 60, 'second');
    const readWith = (...held: string[]) =>
      createSessions([next, old], { ...place, grounds: held }).read(text);
    expect(await readWith('second')).toEqual(reader);
    expect(await readWith('first')).toBeUndefined();
    expect(await readWith()).toBeUndefined();
    expect(text).not.toContain('second');
  });

  test.each<[string, (text: string) => Promise<string> | string]>([
    ['changed', (text) => text.replace(/\..*\./, `.${btoa('{"groups":["admin"]}')}.`)],
    ['without a signature', (text) => text.replace(/[^.]*$/, '')],
    [
      'that says it needs no signature',
      () => `${btoa('{"alg":"none"}')}.${btoa('{"groups":[]}')}.`,
    ],
    ['that is none', () => 'nonsense'],
    [
      'of another site',
      () => createSessions([old], { ...place, audience: 'other' }).start(reader, 60),
    ],
    ['that has ended', () => createSessions([old], place).start(reader, -1)],
    ['of another purpose', () => createSessions([old], place).seal({ groups: 'staff' })],
    [
      'signed with the secret as it is written',
      () =>
        new SignJWT({ groups: ['staff'] })
          .setProtectedHeader({ alg: 'HS256' })
          .setIssuer('waymark')
          .setAudience(place.audience)
          .setExpirationTime('1h')
          .sign(new TextEncoder().encode(old)),
    ],
  ])('is not believed when it is one %s', async (_what, forge) => {
    const sessions = createSessions([old], place);
    expect(await sessions.read(await forge(await sessions.start(reader, 60)))).toBeUndefined();
  });

  test('goes without claims that are too long for a cookie, and says so', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const sessions = createSessions([old], place);
    const text = await sessions.start({ groups: [], claims: { about: 'a'.repeat(4000) } }, 60);
    expect(await sessions.read(text)).toEqual({ groups: [] });
    expect(said.mock.calls.flat().join()).toContain('(about)');
    said.mockRestore();
  });

  test('is refused to a reader of more groups than a cookie holds', async () => {
    const groups = Array.from({ length: 400 }, (_, index) => `group-${index}`);
    await expect(createSessions([old], place).start({ groups }, 60)).rejects.toThrow(
      /too many groups/,
    );
  });
});

test('Secrets of sessions are long, and there is at least one', () => {
  expect(sessionSecrets(`${next}, ${old}`)).toEqual([next, old]);
  for (const written of [undefined, '', 'short', `${next},`]) {
    expect(() => sessionSecrets(written)).toThrow(/WAYMARK_SESSION_SECRET/);
  }
});
