import fc from 'fast-check';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { describe, expect, it } from 'vitest';
import { processorTime } from '../../../../../test/support/processor-time.ts';
import type { SiteFacts } from '../site-facts.ts';
import { createAnswerFilter } from './answer-filter.ts';
import { createLinkPolicy } from './link-policy.ts';

const page = (title: string, anchors: readonly string[] = []) => ({
  title,
  tags: [],
  anchors: new Set(anchors),
});
const site: SiteFacts = {
  name: 'Acme',
  address: 'https://acme.dev/docs',
  pages: new Map([
    ['/start', page('Start', ['install'])],
    ['/api', page('API')],
    ['/c%23', page('C#')],
  ]),
};
const policy = createLinkPolicy(site, ['https://github.com/acme/']);
const sources = [
  { number: 1, url: 'https://acme.dev/docs/start#install', title: 'Start' },
  { number: 2, url: 'https://acme.dev/docs/api', title: 'API' },
];
const one = '[[1]](https://acme.dev/docs/start#install)';
const two = '[[2]](https://acme.dev/docs/api)';

function filtered(text: string, pieces: readonly number[] = []): string {
  const filter = createAnswerFilter({ policy, sources });
  let out = '';
  let at = 0;
  for (const length of pieces) {
    out += filter.push(text.slice(at, at + length));
    at += length;
  }
  return out + filter.push(text.slice(at)) + filter.end();
}

describe('citations', () => {
  it.each([
    ['Install it [1].', `Install it ${one}.`],
    ['Both [1][2].', `Both ${one}${two}.`],
    ['Both [1, 2].', `Both ${one}${two}.`],
    ['As [^2] says', `As ${two} says`],
    ['As 【1†source】 says', `As ${one} says`],
    ['[[1]](https://evil.example) says', `${one} says`],
    ['Nothing [7].', 'Nothing.'],
    ['Nothing [7] here', 'Nothing here'],
    ['Some [1, 9].', `Some ${one}.`],
  ])('%s becomes %s', (text, expected) => {
    expect(filtered(text)).toBe(expected);
  });

  it.each(['`list[1]`', '```js\nlist[1]\n```', '``a ` [1]``', '```\n[1] <b>\n```'])(
    'leave code alone: %s',
    (code) => {
      expect(filtered(code)).toBe(code);
    },
  );

  it('are remembered in the order of their first appearance', () => {
    const filter = createAnswerFilter({ policy, sources });
    filter.push('A [2], b [1], c [2].');
    filter.end();
    expect(filter.cited().map(({ number }) => number)).toEqual([2, 1]);
  });

  it('are text where there are no sources', () => {
    const filter = createAnswerFilter({ policy });
    expect(filter.push('list [1] ') + filter.end()).toBe('list \\[1]');
  });
});

describe('links', () => {
  it.each([
    ['[a](https://acme.dev/docs/start)', '[a](https://acme.dev/docs/start)'],
    ['[a](/start#install)', '[a](https://acme.dev/docs/start#install)'],
    ['[a](/docs/start.md "t")', '[a](https://acme.dev/docs/start)'],
    ['[a](/start#gone)', '[a](https://acme.dev/docs/start)'],
    ['[a](/gone)', 'a'],
    ['[a](https://evil.example/x)', 'a'],
    ['[a](javascript:alert(1))', 'a'],
    ['[a](<javascript:alert(1)>)', 'a'],
    ['[a](java&#115;cript:alert(1))', 'a'],
    ['[a](data:text/html,x)', 'a'],
    ['[a](//evil.example)', 'a'],
    ['[a](https://acme.dev@evil.example/)', 'a'],
    ['[a](https://github.com/acme/x)', '[a](https://github.com/acme/x)'],
    ['[a](https://github.com/acmex)', 'a'],
    ['[a](/docs/c%23)', '[a](https://acme.dev/docs/c%23)'],
    ['![a](https://evil.example/?q=secret)', 'a'],
    ['![a](https://acme.dev/logo.png)', '![a](https://acme.dev/logo.png)'],
    ['[a]: https://evil.example', '\\[a]: `https://evil.example`'],
    ['<https://evil.example>', '`https://evil.example`'],
    ['see https://acme.dev/docs/api.', 'see <https://acme.dev/docs/api>.'],
    ['www.evil.example', '`www.evil.example`'],
    ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)>'],
    ['a < b && c', 'a &lt; b && c'],
    ['ht[9]tp://evil.example', 'ht tp\\://evil.example'],
    ['ht[tp](x:y)://evil.example', '`http://evil.example`'],
    ['http\\://evil.example', '`http://evil.example`'],
    ['- [ ] todo', '- [ ] todo'],
    ['a[0] of b', 'a\\[0] of b'],
  ])('%s becomes %s', (text, expected) => {
    expect(filtered(text)).toBe(expected);
  });
});

describe('fences', () => {
  it.each([
    ['open ones are closed', '```js\nx', '```js\nx\n```'],
    ['those of lists stay in them', '1. a\n   ```sh\n   npm i\n   ```\n2. b', undefined],
    ['those of quotes end with them', '> ```\n> <b>\n<b>', '> ```\n> <b>\n> ```\n\n&lt;b>'],
    ['deep ones come closer', '      ```\n      a [1]\n      ```', '```\na [1]\n```'],
  ])('%s', (_, text, expected) => {
    expect(filtered(text)).toBe(expected ?? text);
  });
});

describe('formulas', () => {
  it.each([
    String.raw`It is $$\int_0^1 x\,dx$$ here.`,
    String.raw`As \(e^{i\pi}\) and $x_1 * y_1$ say.`,
    String.raw`- **So** \[ \sqrt[3]{x} \]`,
  ])('stay as they are: %s', (text) => {
    expect(filtered(text)).toBe(text);
  });

  it.each([
    ['It costs $5 and $6.', String.raw`It costs \$5 and \$6.`],
    ['Set $HOME and $PATH.', String.raw`Set \$HOME and \$PATH.`],
    ['`$x$` is [1] $[1]$', `\`$x$\` is ${one} $[1]$`],
    ['$$\na\n- b\n= c\n$$\n\nEnd', '$$ a - b = c $$\n\nEnd'],
    ['$a<b$', String.raw`$a\lt b$`],
    ['$[a](https://evil.example)$', String.raw`\$a\$`],
    ['$https://evil.example$', '\\$`https://evil.example$`'],
    ['$x', String.raw`\$x`],
  ])('%j becomes %j', (text, expected) => {
    expect(filtered(text)).toBe(expected);
  });
});

describe('blocks', () => {
  it('of code are given out line by line', () => {
    const { end, push } = filter();
    expect(push('Run\n```js title\nlet a')).toBe('Run\n\n```js title');
    expect(push(' = "<b>";\n\n')).toBe('\nlet a = "<b>";\n');
    expect(push('   ``')).toBe('');
    expect(push('`\nNow <b>')).toBe('\n```\n\nNow');
    expect(end()).toBe(' &lt;b>');
  });

  const filter = () => createAnswerFilter({ policy, sources });

  it('are given out as soon as they have ended, and the plain words before their first sign at once', () => {
    const { end, push } = filter();
    expect(push('To st')).toBe('To');
    expect(push('art, use **this**')).toBe(' start, use');
    expect(push(' [1].\n')).toBe('');
    expect(push('\nThen')).toBe(` **this** ${one}.`);
    expect(push(' wait.\n# More\n1. a\n')).toBe('\n\nThen wait.\n\n# More');
    expect(push('   more\n2. b\n')).toBe('\n\n1. a\n   more');
    expect(end()).toBe('\n2. b');
  });

  it('of words give out the citations and the code among them as these come', () => {
    const { end, push } = filter();
    expect(push('Add it [1]')).toBe('Add it');
    expect(push('. Then `npm i` ')).toBe(` ${one}. Then \`npm i\``);
    expect(push('runs[1, 2], as said.[2] Not [9] here')).toBe(
      ` runs${one}${two}, as said.${two} Not`,
    );
    expect(push(' and ')).toBe(' here and');
    expect(push('TCP/IP 2.5 — ✅ say ')).toBe(' TCP/IP 2.5 — ✅ say');
    expect(push('[1](x) or')).toBe('');
    expect(end()).toBe(` ${one} or`);
  });

  it('keep the form of a list: its numbers, its boxes, and whether there is space in it', () => {
    for (const text of [
      '3. a\n4. b\n\n   c',
      '- [x] a\n- [ ] b',
      '- a\n\n- b',
      '- a\n  - b\n- c',
    ]) {
      expect(filtered(text)).toBe(text);
    }
  });

  it('keep their tables', () => {
    const table = '| a | b [1] |\n| - | :-: |\n| `x\\|y` | <b> |';
    expect(filtered(table)).toBe(`| a | b ${one} |\n| - | :-: |\n| \`x\\|y\` | &lt;b> |`);
  });

  it.each([
    ['a table', '| a | b |\n|---|---|\n', '| row | `value` and [1] |\n'],
    ['a quote', '', '> line of **bold** text [1]\n'],
    ['an item of a list', '- a\n', '  - below it with *em* and [1]\n'],
    ['an item with space in it', '- a\n', '\n  More of it [1].\n'],
    ['a paragraph', '', '`value` is said of [1]\n'],
    ['code', '~~~\n', '# one line\n'],
  ])('of hundreds of lines take a time that grows with these alone: %s', (_, start, line) => {
    const { end, push } = filter();
    const spent = processorTime();
    push(start);
    for (let index = 0; index < 300; index += 1) push(line);
    end();
    expect(spent()).toBeLessThan(2_000);
  });

  it('are given out with the line that shows their end, however long they went on', () => {
    const { push } = filter();
    push('- a\n');
    for (let index = 0; index < 50; index += 1) push('  - below it\n');
    expect(push('- b\n')).toMatch(/^- a\n(?: {2}- below it\n){49} {2}- below it$/);
    expect(push('\nThen:\n')).toBe('\n- b\n\nThen:');
    for (let index = 0; index < 50; index += 1) push('> quoted\n');
    expect(push('\n')).toMatch(/^\n\n(?:> quoted\n){49}> quoted$/);
    push('`c`\n');
    expect(push('- d\n')).toBe('\n\n`c`');
  });

  it.each(['[', '>', '*a_', '1. ', '[a](', 'a*b_c~', '- '])(
    'of thousands of %s take no time that they raise',
    (sign) => {
      const spent = processorTime();
      filtered(sign.repeat(10_000));
      expect(spent()).toBeLessThan(1_000);
    },
  );
});

const fragments = [
  ...['[', ']', '(', ')', '![', '](', '<', '>', '`', '``', '```', '~~~', '\n', '\n\n', ' ', '    '],
  ...['\\(', '\\)', '\\[', '\\]', '```js\n', '\n```\n', '\n   ```', '~~~\n', '\n````\n', 'a$x$'],
  ...['\t', '> ', '- ', '1. ', '\\', '&', '&#58;', '&lt;', '|', '|-|', '$', '$$', '!', '#', ':'],
  ...[
    '[1]',
    '[9]',
    ' [9]',
    ' [1] ',
    ' `a` ',
    'a [1, 2]. ',
    '[1](',
    '[x]',
    '[x]:',
    '【1】',
    'a',
    'bc',
    'é',
    '😀',
    '\u202E',
    '\r',
  ],
  ...['https://', 'http', '://', 'www.', 'evil.example', 'https://evil.example/', '/start', '.'],
  ...['javascript:alert(1)', 'data:x', '//evil.example', 'https://acme.dev/docs/api', '<script>'],
  ...[
    '<img src=x onerror=y>',
    '</a>',
    '<!--',
    '-->',
    '"t"',
    "'",
    '<https://evil.example>',
    '@',
    '~',
  ],
];
const hostile = fc
  .array(fc.constantFrom(...fragments), { maxLength: 30 })
  .map((all) => all.join(''));

describe('any text', () => {
  it('gives the same however it is cut into pieces', () => {
    fc.assert(
      fc.property(
        hostile,
        fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 80 }),
        (text, cut) => {
          expect(filtered(text, cut)).toBe(filtered(text));
        },
      ),
      { numRuns: 500 },
    );
  });

  it('leads nowhere else and holds no HTML once it is rendered', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const html = micromark(filtered(text), {
          extensions: [gfm()],
          htmlExtensions: [gfmHtml()],
          allowDangerousHtml: true,
          allowDangerousProtocol: true,
        });
        for (const [, target = ''] of html.matchAll(/(?:href|src)="([^"]*)"/g)) {
          expect(target).toMatch(/^(?:https:\/\/acme\.dev\/|mailto:)/);
        }
        for (const [, tag = ''] of html.matchAll(/<\/?([^\s>]*)/g)) {
          expect(tag).toMatch(
            /^(?:p|a|img|code|pre|em|strong|del|ul|ol|li|blockquote|h[1-6]|hr|br|input|table|thead|tbody|tr|th|td)$/,
          );
        }
      }),
      { numRuns: 500 },
    );
  });
});
