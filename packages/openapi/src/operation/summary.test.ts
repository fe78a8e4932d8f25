import { describe, expect, it } from 'vitest';
import { longSummary, plainTitle } from './summary.ts';

describe('plainTitle', () => {
  it.each([
    ['Stop it by the `name` or `` a`b ``', 'Stop it by the name or a`b'],
    ['Make a picture. [Learn more](/docs/pictures).', 'Make a picture. Learn more.'],
    ['**New here?** Read [this](https://example.com/a#b) first', 'New here? Read this first'],
    ['One\ntwo  three\n\n---\n\nFour', 'One two three'],
  ])('has the texts of Markdown: %j', (summary, title) => {
    expect(plainTitle(summary)).toBe(title);
  });

  it.each([
    'List<Item> of snake_case_names, a*b*c, 2 ** 3 ** 4',
    'Call f[T](x) or [beta] (v2)',
    'GET /a/*/b/*',
    '',
  ])('leaves other text as it is: %j', (summary) => {
    expect(plainTitle(summary)).toBe(summary);
  });
});

describe('longSummary', () => {
  it('is a summary of several paragraphs', () => {
    expect(longSummary('One\ntwo')).toBeUndefined();
    expect(longSummary(undefined)).toBeUndefined();
    expect(longSummary('One\r\n\r\nTwo')).toBe('One\r\n\r\nTwo');
  });
});
