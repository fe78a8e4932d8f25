import { markdownToHtml } from 'satteri';
import { describe, expect, it } from 'vitest';
import { htmlText } from '../testing/html-markdown.ts';
import { codeSpan, destination, escapeText } from './escape-text.ts';

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const paragraph = (html: string) => htmlText(`<p>${html}</p>`).markdown;
const read = (markdown: string) =>
  markdownToHtml(markdown, { features: { gfm: true } }).html.trim();

describe('text in Markdown', () => {
  it.each([
    '# no heading',
    '1. no list',
    '- none',
    '+ none',
    '> no quote',
    '---',
    '~~~',
    '[a]: /b',
    '*a* _b_ __c__ ~~d~~ ~e~',
    'a*b*c 2 * 3 a_b_c _private call_',
    '`a` ``',
    '[a](b) ![c](d) [e] f[]',
    '<b> &amp; a < b & c',
    'C:\\dir \\* \\',
    '$5 and $6 | 7',
    '**注意：**文本',
  ])('reads as the same text: %s', (text) => {
    expect(read(paragraph(escapeHtml(text)))).toBe(
      `<p>${escapeHtml(text).replaceAll('>', '&gt;')}</p>`,
    );
  });

  it('keeps names whole', () => {
    const text = 'snake_case string[] List[int] a < b ~/home 2 * 3 R&D';
    expect(escapeText(text, false)).toBe(text);
  });

  it('reads as the same where elements meet', () => {
    expect(
      read(paragraph('[<span>a]</span>(b) <b>c:</b>d <b>e</b><b>f</b> <b>g</b><i>h</i>')),
    ).toBe('<p>[a](b) <strong>c</strong>:d <strong>e f</strong> <strong>g</strong><em>h</em></p>');
  });
});

it('writes code in more backticks than it holds', () => {
  expect(codeSpan('a')).toBe('`a`');
  expect(codeSpan('a `b`')).toBe('`` a `b` ``');
});

it('puts addresses that would end too early between angle brackets', () => {
  expect(destination('/a_(b)')).toBe('/a_(b)');
  expect(destination('/a)b c')).toBe('</a)b%20c>');
});
