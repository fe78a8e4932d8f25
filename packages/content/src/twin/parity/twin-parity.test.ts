import { expect, it } from 'vitest';
import { twinParity } from './twin-parity.ts';

const page = (content: string) => `<article data-wm-content>${content}</article>`;

it('names the words that the twin lacks', () => {
  expect(twinParity(page('<p>one two two</p>'), 'two one')).toEqual({ words: 3, missing: ['two'] });
});

it('counts no words of addresses, but those of links in code', () => {
  const html = page('<a href="/guide">x</a> guide <code>[y](/api)</code>');
  expect(twinParity(html, '[x](/guide) `[y](/api)`').missing).toEqual(['guide']);
});

it('takes each character of a script without spaces as a word', () => {
  expect(twinParity(page('<p>需要<b>创建</b></p>'), '需要创')).toEqual({
    words: 4,
    missing: ['建'],
  });
});

it('leaves out what only the theme says', () => {
  const html = page(
    '<p class="wm-eyebrow">Group</p><wm-copy class="code-block-actions"><button>Copy</button></wm-copy>',
  );
  expect(twinParity(html, '').words).toBe(0);
});

it('misses no words of footnotes that Markdown has signs for', () => {
  const html = page(
    'Text<sup><a data-footnote-ref>1</a></sup><section data-footnotes><h2 class="sr-only" id="footnote-label">Footnotes</h2>' +
      '<ol><li>Note <a class="data-footnote-backref">↩<sup>2</sup></a></li></ol></section>',
  );
  expect(twinParity(html, 'Text[^1]\n\n[^1]: Note').missing).toEqual([]);
});
