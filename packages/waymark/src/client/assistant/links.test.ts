import { describe, expect, it } from 'vitest';
import { linkResolver } from './links.ts';

const here = 'http://localhost:4321/docs/guides/start';
const resolve = linkResolver({ link: '/docs/*', site: 'https://acme.dev/docs' }, here);

describe('a link of an answer', () => {
  it.each([
    ['https://acme.dev/docs/keys#rotate', 'http://localhost:4321/docs/keys#rotate'],
    ['https://acme.dev/docs', 'http://localhost:4321/docs'],
    ['https://acme.dev/docs/', 'http://localhost:4321/docs'],
    ['/docs/keys', 'http://localhost:4321/docs/keys'],
    ['#top', 'http://localhost:4321/docs/guides/start#top'],
  ])('to %s, a page of the site, stays at the server that is read', (written, url) => {
    expect(resolve(written)?.href).toBe(url);
  });

  it.each(['https://acme.dev/pricing', 'https://acme.dev/docsearch', 'mailto:help@acme.dev'])(
    'to %s leads where it says',
    (written) => expect(resolve(written)?.href).toBe(written),
  );

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:http://localhost/1',
    'file:///etc/passwd',
    'https://user:secret@acme.dev/docs',
    'http://[',
  ])('to %s is none', (written) => expect(resolve(written)).toBeUndefined());

  it('has the form of the links of the site', () => {
    const slashed = linkResolver({ link: '/*/', site: 'https://acme.dev/' }, here);
    expect(slashed('https://acme.dev/keys')?.href).toBe('http://localhost:4321/keys/');
  });

  it('leads where it says while the address of the site is unknown', () => {
    const unknown = linkResolver({ link: '/docs/*' }, here);
    expect(unknown('https://acme.dev/docs/keys')?.href).toBe('https://acme.dev/docs/keys');
  });
});
