import { expect, it } from 'vitest';
import { linkName } from './link-name.ts';

it.each([
  ['its text', { label: 'Forum', icon: { name: 'users' }, href: 'https://a.example' }, 'Forum'],
  ['its icon', { label: '', icon: { name: 'circle-user' }, href: '/me' }, 'circle user'],
  [
    'the host, where the icon is a picture',
    { label: '', icon: { name: '/logo/x.svg' }, href: 'https://www.a.example/b?c' },
    'a.example',
  ],
  ['the host, without an icon', { label: '', href: 'https://a.example:8080/b' }, 'a.example:8080'],
  ['its address on the site', { label: '', href: '/status' }, '/status'],
  ['its address without a host', { label: '', href: 'mailto:a@b.example' }, 'mailto:a@b.example'],
])('A link is called by %s', (_, link, name) => {
  expect(linkName(link)).toBe(name);
});
