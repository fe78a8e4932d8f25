import { describe, expect, it } from 'vitest';
import { replaceVariables, withVariables } from './variables.ts';

const variables = {
  product: 'Acme',
  'api.url-v2': 'https://api.acme.dev',
  html: '<b onclick="x()">Bold</b> & <script>alert(1)</script>more',
  nested: '<scr<b>ipt>alert(1)</script>',
  lines: 'one\n  two',
  less: '1 < 2 and 3 > 2',
  empty: '',
  money: '$1 and $&',
};

describe('replaceVariables', () => {
  it.each([
    ['{{product}}', 'Acme'],
    ['{{ product }} and {{\tproduct}}', 'Acme and Acme'],
    ['`{{product}}`', '`Acme`'],
    ['[x]({{api.url-v2}}/y)', '[x](https://api.acme.dev/y)'],
    ['{{{product}}}', '{Acme}'],
    ['a{{empty}}b', 'ab'],
    ['{{money}}', '$1 and $&'],
  ])('makes of %j %j', (source, text) => {
    expect(replaceVariables(source, variables)).toBe(text);
  });

  it.each([
    '{{unknown}}',
    '${{ secrets.KEY }}',
    '{{constructor}}',
    '{{ product name }}',
    '{{#if product}}',
    '{product}',
    '{{\nproduct}}',
  ])('leaves %j', (source) => {
    expect(replaceVariables(source, variables)).toBe(source);
  });

  it('takes HTML out of values', () => {
    expect(replaceVariables('{{html}}', variables)).toBe('Bold & more');
    expect(replaceVariables('{{nested}}', variables)).not.toContain('<');
    expect(replaceVariables('{{less}}', variables)).toBe('1 < 2 and 3 > 2');
  });

  it('keeps the number of lines', () => {
    expect(replaceVariables('a {{lines}}\nb', variables)).toBe('a one two\nb');
  });
});

describe('withVariables', () => {
  it('replaces names in all texts of a value, and leaves all else', () => {
    const value = { title: 'b {{product}}', keywords: ['{{product}}'], n: 1, x: { y: '{{html}}' } };
    expect(withVariables({ ...value, none: null, '{{product}}': true }, variables)).toEqual({
      ...{ title: 'b Acme', keywords: ['Acme'], n: 1, x: { y: 'Bold & more' } },
      ...{ none: null, '{{product}}': true },
    });
  });
});
