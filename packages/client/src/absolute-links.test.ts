import { expect, test } from 'vitest';
import { absoluteLinks } from './absolute-links.ts';

const origin = 'https://acme.dev';
const withOrigin = (...pieces: string[]) => pieces.map(absoluteLinks(origin)).join('');

test.each([
  ['So [[1]](/docs/start#a).', 'So [[1]](https://acme.dev/docs/start#a).'],
  ['Read [Start](/docs/start).', 'Read [Start](https://acme.dev/docs/start).'],
  [
    '[`a[0]` \\[b\\]](/docs) and [c](/)',
    '[`a[0]` \\[b\\]](https://acme.dev/docs) and [c](https://acme.dev/)',
  ],
  ['![A logo](/logo.png)', '![A logo](https://acme.dev/logo.png)'],
  ['- [a\n  b](/docs)', '- [a\n  b](https://acme.dev/docs)'],
])('The links of %j begin with the origin', (text, expected) => {
  expect(withOrigin(text)).toBe(expected);
});

test.each([
  'Elsewhere: [a](https://b.example/c), [d](//b.example).',
  'Code: `[a](/b)`, ``a ` [[1]](/b)`` and \\[a](/b).',
  '```md\n[a](/b)\n```',
  '- a\n\n  ```md\n  [a](/b)\n  ```',
  '> ````md\n> ```\n> [a](/b)\n> ````',
])('What is no link of the site stays: %j', (text) => {
  expect(withOrigin(text)).toBe(text);
});

test('Code stays when it comes line by line, and links after it do not', () => {
  expect(withOrigin('See', ' [a](/b).\n\n```md', '\n[a](/b)', '\n```', '\n\n[a](/b)')).toBe(
    'See [a](https://acme.dev/b).\n\n```md\n[a](/b)\n```\n\n[a](https://acme.dev/b)',
  );
});
