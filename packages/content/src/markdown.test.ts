import { siteHref } from '@waymark/core/page';
import { describe, expect, it } from 'vitest';
import { inlineMarkdownHtml } from './markdown.ts';

const below = (url: string) => (url.startsWith('/') ? `/docs${url}` : url);

describe('Markdown outside of pages', () => {
  it('has no paragraph around one line of it', () => {
    expect(inlineMarkdownHtml('Version **2** is here', below)).toBe(
      'Version <strong>2</strong> is here',
    );
  });

  it('leads to pages below the base path, and to other sites as written', () => {
    expect(inlineMarkdownHtml('[a](/b) and [c](https://example.com)', below)).toBe(
      '<a href="/docs/b">a</a> and <a href="https://example.com">c</a>',
    );
  });

  it.each(['javascript:alert(1)', 'JavaScript:alert(1)', 'data:text/html,x', 'vbscript:x'])(
    'leads nowhere where the target of a link is %s',
    (target) => {
      const href = (url: string) => siteHref(url, { base: '', trailingSlash: 'never' });
      expect(inlineMarkdownHtml(`[a](${target})`, href)).toBe('<a href="#">a</a>');
    },
  );
});

it('leaves nothing that could run of a text that strangers write', () => {
  const text =
    '**a** [b](javascript:alert(1)) <img src=x onerror="alert(1)"> <script>alert(1)</script> [c](/d)';
  const html = inlineMarkdownHtml(text, (url) => `/base${url}`, true);
  expect(html).toContain('<strong>a</strong>');
  expect(html).toContain('href="/base/d"');
  expect(html).not.toMatch(/<script|<[^>]*onerror|"javascript:/);
});
