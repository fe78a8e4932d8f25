import { describe, expect, it } from 'vitest';
import { resolveOptions } from '../../options.ts';

const key = 'wmpk_live_abc';
const assistantOf = (url: string, more = key) =>
  resolveOptions({ assistant: { url, key: more } }).assistant;

describe('an assistant elsewhere', () => {
  it.each([
    'https://ask.acme.dev/v1/assistant/docs',
    'https://ask.acme.dev/base/v1/assistant/docs/',
    'http://localhost:4321/v1/assistant/docs/message',
    '/ask/v1/assistant/docs',
  ])('is at %s', (url) => {
    const endpoint = url.replace(/(\/message)?\/?$/, '');
    expect(assistantOf(url)).toEqual({ kind: 'remote', url: endpoint, key });
  });

  it.each(['https://ask.acme.dev', 'ftp://x/v1/assistant/docs', 'https://x/v1/assistant/a/b'])(
    'is not at %s',
    (url) => expect(() => assistantOf(url)).toThrow(/address of an assistant is/),
  );

  it('is not given a secret key, which everybody could read', () => {
    const url = 'https://ask.acme.dev/v1/assistant/docs';
    expect(() => assistantOf(url, 'wmsk_live_abc')).toThrow(/--publishable/);
    expect(assistantOf(url, 'another-key')).toMatchObject({ key: 'another-key' });
  });
});
