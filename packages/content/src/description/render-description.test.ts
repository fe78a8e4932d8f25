import { describe, expect, test } from 'vitest';
import { processorTime } from '../../../../test/support/processor-time.ts';
import { descriptionCodes } from './description-codes.ts';
import { descriptionLinks } from './description-links.ts';
import { createDescriptions, renderDescription } from './render-description.ts';

describe('renderDescription', () => {
  test.each([
    ['Plain words.', '<p>Plain words.</p>'],
    ['A `code` and **bold**', '<p>A <code>code</code> and <strong>bold</strong></p>'],
    ['x -- y "z" ... $a$', '<p>x -- y "z" ... $a$</p>'],
    ['{braces} and {{more}}', '<p>{braces} and {{more}}</p>'],
    ['line<br>break', '<p>line<br>break</p>'],
    ['H<sub>2</sub>O', '<p>H<sub>2</sub>O</p>'],
    ['~~old~~', '<p><del>old</del></p>'],
    ['', ''],
  ])('%s is rendered', (markdown, html) => {
    expect(renderDescription(markdown)).toBe(html);
  });

  test.each([
    ['a `List<Foo>`', '<p>a <code>List&lt;Foo&gt;</code></p>'],
    ['a List<Foo> or <string>', '<p>a List&lt;Foo&gt; or &lt;string&gt;</p>'],
    ['id: <uuid>', '<p>id: &lt;uuid&gt;</p>'],
    ['<user-id>', '&lt;user-id&gt;'],
    ['a <1 b', '<p>a &lt;1 b</p>'],
  ])('the tag of %s stays visible', (markdown, html) => {
    expect(renderDescription(markdown)).toBe(html);
  });

  test('headings stand below those of the page and have no ids', () => {
    expect(renderDescription('# One\n\n## Two\n\n### Three\n\n<h1 id="body">Raw</h1>')).toBe(
      '<h4>One</h4>\n<h5>Two</h5>\n<h6>Three</h6>\n<h4>Raw</h4>',
    );
  });

  test('tables, lists and tasks are kept', () => {
    const html = renderDescription('| a | b |\n|:--|--|\n| 1 | 2 |\n\n- [x] done\n- [ ] open');
    expect(html).toContain('<th align="left">a</th>');
    expect(html).toContain('<li>☑ done</li>');
    expect(html).toContain('<li>☐ open</li>');
    expect(html).not.toContain('input');
  });

  test('links to other sites are not followed by search engines, and links of the site are served', () => {
    const href = (url: string) => `/base${url}`;
    expect(renderDescription('[a](/x) [b](https://b.dev)', { href })).toBe(
      '<p><a href="/base/x">a</a> <a href="https://b.dev" rel="nofollow noopener">b</a></p>',
    );
  });

  test('blocks of code get the colours they are given, with their text escaped otherwise', () => {
    const markdown = '```js\na < b\n```';
    expect(renderDescription(markdown)).toBe(
      '<pre class="wm-code" tabindex="0"><code class="language-js">a &lt; b</code></pre>',
    );
    const code = (text: string, language: string) => `<b>${language}:${text.length}</b>`;
    expect(renderDescription(markdown, { code })).toBe(
      '<pre class="wm-code" tabindex="0"><code class="language-js"><b>js:5</b></code></pre>',
    );
  });

  test('the code to be coloured is what is asked for when it is rendered', () => {
    const markdown = '> - ~~~ts title="x"\n>   a < b\n>   ~~~\n\n```\nplain\n```\n\nand `c`';
    const asked: unknown[] = [];
    renderDescription(markdown, { code: (code, language) => void asked.push({ code, language }) });
    expect(descriptionCodes(markdown)).toEqual([{ code: 'a < b', language: 'ts' }]);
    expect(asked).toEqual([
      { code: 'a < b', language: 'ts' },
      { code: 'plain', language: '' },
    ]);
    expect(descriptionCodes('No code but `this`.')).toEqual([]);
  });

  test('its links to the site are those that are shown, in whatever way they are written', () => {
    const shown = '[a](/a#x) <a href="b">b</a> [c][1] [d](#tag/d) ![e](/e.png)\n\n[1]: ../c?y=1';
    expect(descriptionLinks(shown)).toEqual(['/a#x', 'b', '../c?y=1', '#tag/d']);
    const others = '`[a](/a)` [b](https://b.dev)\n\n```\n[c](/c)\n```\n\n    [d](/d)';
    expect(descriptionLinks(others)).toEqual([]);
  });

  test('the same text is rendered once', () => {
    let rendered = 0;
    const describeText = createDescriptions({ code: () => `${++rendered}` });
    expect(describeText('```\nx\n```')).toBe(describeText('```\nx\n```'));
    expect(rendered).toBe(1);
  });
});

describe('a hostile description', () => {
  test.each([
    '<script>alert(1)</script>',
    '<SCRIPT SRC=https://evil.dev/x.js></SCRIPT>',
    'a <img src=x onerror=alert(1)> b',
    '<svg onload=alert(1)>',
    '<svg><script>alert(1)</script></svg>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
    '<iframe src="https://evil.dev"></iframe>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href=" java\nscript:alert(1)">x</a>',
    '<a href="JaVaScRiPt&colon;alert(1)">x</a>',
    '[x](javascript:alert(1))',
    '[x](data:text/html;base64,PHNjcmlwdD4=)',
    '[x](vbscript:x)',
    '<javascript:alert(1)>',
    '![x](data:image/svg+xml;base64,PHN2Zz4=)',
    '![x](http://insecure.dev/x.png)',
    '<b style="position:fixed;inset:0" onclick="alert(1)" id="main" class="wm-header">x</b>',
    '<form action=https://evil.dev><input name=password><button>Send</button></form>',
    '<style>*{display:none}</style>',
    '<base href=https://evil.dev>',
    '<meta http-equiv=refresh content="0;url=https://evil.dev">',
    '<b title="><script>alert(1)</script>">x</b>',
    '<!--><script>alert(1)</script>-->',
    '<details ontoggle=alert(1) open>x</details>',
    '<p>\n<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<pre><code class="x" onclick=alert(1)>a</code></pre>',
    '```"><img onerror=alert(1)>\nx\n```',
  ])('%s leaves nothing that runs or loads', (markdown) => {
    const html = renderDescription(markdown);
    const tags = html.match(/<[^>]*>/g) ?? [];
    const allowed =
      /^<\/?(?:a|b|p|pre|code|del|details|em|img|li|ol|strong|table|tbody|td|tr|ul)(?: (?:href|alt|title|rel|class|tabindex|loading|open)(?:="[^"<>]*")?)*>$/;
    expect(tags.filter((tag) => !allowed.test(tag))).toEqual([]);
    expect(html).not.toMatch(/<[^>]*(?:javascript|data|vbscript):/i);
    expect(html).not.toMatch(/<[^>]* (?:style|id|src)=/i);
    expect(html).not.toMatch(/class="(?!wm-code")/);
  });

  test('an unclosed element ends with its description', () => {
    expect(renderDescription('<div><table><tr><td>x')).toMatch(
      /<td>x<\/td><\/tr><\/tbody><\/table>$/,
    );
    expect(renderDescription('</div></section></main>a')).not.toContain('</');
  });

  test.each([
    ['quotes', '>'.repeat(20_000)],
    ['lists', '- '.repeat(20_000)],
    ['brackets', '['.repeat(50_000)],
    ['emphasis', '*a '.repeat(20_000)],
    ['emphasis of two kinds', '*a_'.repeat(20_000)],
    ['tags', '<b>'.repeat(20_000)],
    ['a table', `|${'a|'.repeat(5000)}\n|${'-|'.repeat(5000)}\n${'|b\n'.repeat(500)}`],
    ['a megabyte', 'word '.repeat(200_000)],
  ])('twenty thousand levels of %s end', (_, markdown) => {
    const spent = processorTime();
    expect(typeof renderDescription(markdown)).toBe('string');
    expect(spent()).toBeLessThan(5000);
  });
});
