import { describe, expect, test } from 'vitest';
import { siteOf } from '../testing/site-of.ts';

function found(navigation: unknown) {
  const { diagnostics } = siteOf(navigation);
  return diagnostics.map(({ code, pointer, severity }) => `${severity} ${code} ${pointer}`);
}

describe('A key of the navigation that is null counts as absent, with a warning', () => {
  const tab = { tab: 'T', pages: ['a'] };

  test.each([
    ['menu', { tabs: [{ ...tab, menu: null }] }, '/navigation/tabs/0/menu'],
    ['icon', { tabs: [{ ...tab, icon: null }] }, '/navigation/tabs/0/icon'],
    ['href', { tabs: [{ ...tab, href: null }] }, '/navigation/tabs/0/href'],
    ['openapi', { tabs: [{ ...tab, openapi: null }] }, '/navigation/tabs/0/openapi'],
    ['groups', { tabs: [{ ...tab, groups: null }] }, '/navigation/tabs/0/groups'],
    ['global', { tabs: [tab], global: null }, '/navigation/global'],
    ['anchors', { tabs: [tab], anchors: null }, '/navigation/anchors'],
    ['asyncapi', { tabs: [{ ...tab, asyncapi: null }] }, '/navigation/tabs/0/asyncapi'],
  ])('%s', (_, navigation, pointer) => {
    expect(found(navigation)).toEqual([`warning navigation-value-repaired ${pointer}`]);
  });

  test('so that a label is missing', () => {
    expect(found({ tabs: [{ tab: null, pages: ['a'] }] })).toEqual([
      'error navigation-label-missing /navigation/tabs/0',
    ]);
  });
});

describe('`expanded` at the top level', () => {
  const group = (index: number) => ({ group: `G${index}`, expanded: true, pages: [`p${index}`] });

  test('is reported once, however many groups have it, with their number', () => {
    const groups = Array.from({ length: 36 }, (_, index) => group(index));
    const { diagnostics } = siteOf({ tabs: [{ tab: 'T', groups }] });
    expect(diagnostics).toMatchObject([
      {
        code: 'navigation-key-unused',
        pointer: '/navigation/tabs/0/groups/0/expanded',
        message: expect.stringContaining('36 groups'),
      },
    ]);
  });

  test('is reported without a number for one group', () => {
    const { diagnostics } = siteOf({ groups: [group(1)] });
    expect(diagnostics.map(({ message }) => message)).toEqual([
      '`expanded` has no effect on a top-level group, which is always open.',
    ]);
  });
});

describe('An endpoint that is listed twice', () => {
  const group = (pages: readonly string[], openapi = 'a.json') => ({
    group: openapi,
    openapi,
    pages,
  });

  test.each([
    ['in the same words', ['GET /users', 'GET /users']],
    ['in other words', ['GET /users', 'get /users/']],
  ])('%s is reported', (_, pages) => {
    expect(found({ groups: [group(pages)] })).toContain(
      'warning navigation-page-repeated /navigation/groups/0/pages/1',
    );
  });

  test('of two descriptions is not', () => {
    const groups = [group(['GET /users']), group(['GET /users'], 'b.json')];
    expect(found({ groups }).filter((code) => code.includes('repeated'))).toEqual([]);
  });
});

describe('Two codes of one language', () => {
  test.each([
    ['jp', 'ja'],
    ['cn', 'zh-CN'],
    ['ua', 'uk'],
  ])('%s and %s are reported', (first, second) => {
    const languages = [
      { language: first, pages: ['a'] },
      { language: second, pages: ['b'] },
    ];
    expect(found({ languages })).toEqual([
      'warning navigation-language-same /navigation/languages/1/language',
    ]);
  });

  test('of two languages are not', () => {
    const languages = [
      { language: 'pt', pages: ['a'] },
      { language: 'pt-BR', pages: ['b'] },
    ];
    expect(found({ languages })).toEqual([]);
  });
});

test.each([
  ['tab', { tabs: [{ tab: '', pages: ['a'] }] }, '/navigation/tabs/0/tab'],
  ['group', { groups: [{ group: '', pages: ['a'] }] }, '/navigation/groups/0/group'],
])('The empty label of a %s is named', (_, navigation, pointer) => {
  expect(found(navigation).join('\n')).toContain(`navigation-label-empty ${pointer}`);
});
