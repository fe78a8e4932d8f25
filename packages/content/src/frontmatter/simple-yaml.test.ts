import { describe, expect, it } from 'vitest';
import { parseFullYaml } from './full-yaml.ts';
import { parseSimpleYaml } from './simple-yaml.ts';

const values = [
  ...[
    '',
    'text',
    'two words',
    'a, b]',
    'Über uns',
    '日本語',
    '/path',
    "Don't",
    'a#b',
    'x"y"',
    'a:b',
  ],
  ...['1', '0', '017', '1.10', '1.', '1.5e3', '1.e3', '1e400', '12345678901234567890', '0x1F'],
  ...['0o17', '+1', '-1', '.5', '1_000', '12:30', '2024-01-01', '1.2.3', '.inf', '.nan'],
  ...['true', 'True', 'TRUE', 'tRUE', 'false', 'null', 'Null', '~', 'yes', 'off', 'nullable'],
  ...[
    '"quoted"',
    "'quoted'",
    '""',
    "''",
    '"a: b"',
    '"a # b"',
    "'it''s'",
    '"a \\"b\\""',
    '"\\u00e9"',
  ],
  ...['"a" # note', 'text # note', '"a"b', '"open', "'open", 'a: b', 'a:', '- a', '-a', '?a', ':a'],
  ...[
    '[a, b]',
    '{a: b}',
    '{{name}}',
    '@a',
    '`a`',
    '%a',
    '!a',
    '&a b',
    '*a',
    '|',
    '>-',
    'a\tb',
    '"a\tb"',
  ],
  ...['  padded  ', 'text\u00A0', '\u00A0text', '# note', '<<', 'a\rb'],
];
const keys = [
  'key',
  'og:title',
  'twitter:image:alt',
  'a-b',
  'true',
  'null',
  '1',
  '"key"',
  '<<',
  'a b',
];
const tails = [
  '',
  '\n',
  '\nnext: 1',
  '\n  more',
  '\nmore',
  '\n- item',
  '\n# note',
  '\n\nnext: 1',
  '\n   ',
];

describe('parseSimpleYaml', () => {
  it('agrees with the full parser on everything that it reads', () => {
    let read = 0;
    for (const key of keys) {
      for (const value of values) {
        for (const tail of tails) {
          const yaml = `${key}: ${value}${tail}`;
          const simple = parseSimpleYaml(yaml);
          if (!simple) continue;
          read++;
          const full = parseFullYaml(yaml);
          expect({ yaml, ...full }).toMatchObject({ yaml, duplicates: [] });
          const entries = 'entries' in full ? full.entries : [];
          expect(entries.map(withoutTextSource), yaml).toEqual(simple.map(withoutTextSource));
        }
      }
    }
    expect(read).toBeGreaterThan(500);
  });

  it.each([
    'a: 1\na: 2',
    'a:\n  - b',
    'a: |\n  b',
    'a: [b]',
    'a: "b',
    '# note',
    'just text',
    '- a',
    '\ta: b',
    '__proto__: x',
  ])('leaves %j to the full parser', (yaml) => {
    expect(parseSimpleYaml(yaml)).toBeUndefined();
  });
});

/** Where the value is text, the text as written is never asked for. */
function withoutTextSource(entry: { value: unknown; source: string | undefined }) {
  const source = typeof entry.value === 'string' || entry.value === null ? undefined : entry.source;
  return { ...entry, source };
}
