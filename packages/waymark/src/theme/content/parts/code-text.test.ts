import { expect, it } from 'vitest';
import { longestLine, plainText } from './code-text.ts';

it('measures lines without tags, entities as one character', () => {
  expect(longestLine('<span class="l1">a</span> &lt; b\nxy')).toBe(5);
});

it('reads text out of HTML', () => {
  expect(plainText(' <p>a &lt; b &amp;&amp; &#39;c&#39; &nope;</p>\n')).toBe("a < b && 'c' &nope;");
});
