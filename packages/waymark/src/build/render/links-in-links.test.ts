import { expect, test } from 'vitest';
import { withLinksInLinks } from './links-in-links.ts';

test.each([
  '<a href="/a">A</a><a href="/b">B</a>',
  '<a href="/a">A <abbr title="<a href=/b>">B</abbr></a>',
  '<a href="/a">A<!-- <a> --><script>"<a>"</script></a>',
  '<p>No link</p>',
])('HTML without a link in a link stays: %s', (html) => {
  expect(withLinksInLinks(html)).toBe(html);
});

test('a link in a link gets an element around it, which keeps the outer one open', () => {
  expect(
    withLinksInLinks('<a href="/a"><b>A</b> <a class="c" href="/c">C</a> D</a> <a href="/e">E</a>'),
  ).toBe(
    '<a href="/a"><b>A</b> <object><a class="c" href="/c">C</a></object> D</a> <a href="/e">E</a>',
  );
});

test('links follow each other in a link, and stand in each other', () => {
  expect(withLinksInLinks('<a>1<a>2<a>3</a></a><A>4</A></a>')).toBe(
    '<a>1<object><a>2<object><a>3</a></object></a></object><object><A>4</A></object></a>',
  );
});

test('a link that is not closed is left to the browser', () => {
  expect(withLinksInLinks('<a>1<a>2</a>')).toBe('<a>1<a>2</a>');
});
