import { expect, test } from 'vitest';
import { parseFixture } from '../config/fixture.ts';
import { siteOf } from '../testing/site-of.ts';
import { siteHref } from './href.ts';
import { isForeignUrl, isUnsafeUrl } from './unsafe-url.ts';

const unsafe = [
  'javascript:alert(1)',
  ' JavaScript:x',
  'java\tscript:x',
  'vbscript:x',
  'data:text/html,x',
  'data:image/svg+xml,x',
  `java${'\t'.repeat(2000)}script:x`,
];
const safe = [
  '/a',
  '#a',
  'a b',
  'https://a.example',
  'mailto:a@b',
  'tel:1',
  'vscode:x',
  'data:image/png;base64,x',
];

test.each(unsafe)('%j leads nowhere', (url) => {
  expect(isUnsafeUrl(url)).toBe(true);
  expect(siteHref(url, { base: '', trailingSlash: 'never' })).toBe('#');
});

test.each(safe)('%j stays a URL', (url) => {
  expect(isUnsafeUrl(url)).toBe(false);
});

test.each([...unsafe, 'data:image/png;base64,x', 'blob:https://a.example/1', 'file\nsystem:x'])(
  '%j of a stranger leads nowhere',
  (url) => expect(isForeignUrl(url)).toBe(true),
);

test.each(['/data:x', 'https://a.example/data:x', 'mailto:a@b', '#javascript:x', 'database: x'])(
  '%j of a stranger stays a URL',
  (url) => expect(isForeignUrl(url)).toBe(false),
);

test('A page whose `url` would run code is no link', () => {
  const { site } = siteOf({ pages: ['a'] }, { pages: { a: { url: 'javascript:alert(1)' } } });
  expect(site.view('a').page).toMatchObject({ url: '/a' });
});

// With a tab inside it is taken for a path, which is harmless: "/java\tscript:x".
test.each(unsafe.filter((url) => !url.includes('\t')))(
  'No property of docs.json that holds a link keeps %j',
  (url) => {
    const { value } = parseFixture({
      logo: { light: '/l.svg', dark: '/l.svg', href: url },
      navbar: {
        links: [{ label: 'a', href: url }],
        primary: { type: 'button', label: 'a', href: url },
      },
      footer: {
        socials: { github: url },
        links: [{ header: 'a', items: [{ label: 'a', href: url }] }],
      },
      redirects: [{ source: '/a', destination: url }],
      contextual: { options: [{ title: 'a', description: 'a', href: url }] },
    });
    expect(JSON.stringify(value)).not.toContain(JSON.stringify(url.trim()).slice(1, -1));
  },
);
