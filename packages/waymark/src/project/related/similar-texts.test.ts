import { expect, it } from 'vitest';
import { similarTexts } from './similar-texts.ts';
import { sourceParts } from './source-text.ts';

const text = (id: string, words: string) => ({
  id,
  terms: new Map(words.split(' ').map((word) => [word, 1])),
});

it('puts the texts first that share words which few others have', () => {
  const find = similarTexts([
    text('a', 'site webhook retry'),
    text('b', 'site webhook colour'),
    text('c', 'site webhook retry queue'),
    text('d', 'site sidebar theme logo'),
    text('e', 'site table card step'),
  ]);
  expect(find('a')).toEqual(['c', 'b']);
  expect(find('d')).toEqual([]);
  expect(find('unknown')).toEqual([]);
});

it('finds nothing among texts that are all the same, or empty', () => {
  expect(similarTexts([text('a', 'x'), text('b', 'x')])('a')).toEqual([]);
  expect(similarTexts([{ id: 'a', terms: new Map() }])('a')).toEqual([]);
});

it('reads what a page is about, without code, tags and addresses', () => {
  const body =
    'import A from "/a.mdx"\n\n# Start\n\nWords <Card title="Card" href="/x">in</Card> [link](/y) https://z.example.\n\n```js\nconst code = 1;\n```\n{/* note */}';
  const parts = sourceParts('Title', { description: 'About', keywords: ['key'] }, body);
  const all = parts.map(({ text: part }) => part).join(' ');
  for (const word of ['Title', 'About', 'key', 'Start', 'Words', 'Card', 'link']) {
    expect(all).toContain(word);
  }
  for (const word of ['import', 'code', 'href', '/y', 'z.example', 'note']) {
    expect(all).not.toContain(word);
  }
});

it('reads what follows a paragraph that begins with code, up to the next code', () => {
  const body = '```js``` is short.\n\nWords.\n\n  ```\n  left();\n  ```\n\nEnd.';
  const all = sourceParts('', {}, body).map(({ text: part }) => part);
  expect(all.join(' ')).toMatch(/short\.\s+Words\.\s+End\./);
});
