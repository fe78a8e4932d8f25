import { describe, expect, test } from 'vitest';
import type { Frontmatter } from '../page/page.ts';
import { siteOf } from '../testing/site-of.ts';

const group = (properties: object) => ({ groups: [{ group: 'G', ...properties }] });

describe('A page that is only for some readers', () => {
  test.each<[string, unknown, Frontmatter, readonly string[]]>([
    ['by its groups', group({ pages: ['a', 'x'] }), { groups: ['admin'] }, ['a']],
    ['by a rule of groups', group({ pages: ['a', 'x'] }), { groups: { includes: ['b'] } }, ['a']],
    ['by one group as a text', group({ pages: ['a', 'x'] }), { groups: 'admin' }, ['a']],
    ['for no group in particular', group({ pages: ['a', 'x'] }), { groups: [] }, ['a', 'x']],
    ['by public: false', group({ pages: ['a', 'x'] }), { public: false }, ['a']],
    ['by isPublic: false', group({ pages: ['a', 'x'] }), { isPublic: false }, ['a']],
    ['without being listed', group({ pages: ['a'] }), { public: false }, ['a']],
    ['by its group', group({ public: false, pages: ['a', 'x'] }), {}, []],
    ['but public itself', group({ public: false, pages: ['a', 'x'] }), { public: true }, ['x']],
    [
      'for groups, whatever else is public',
      group({ pages: ['a', 'x'] }),
      { public: true, groups: ['admin'] },
      ['a'],
    ],
    [
      'by one of the places that it is listed at',
      group({ pages: ['a', 'x', { group: 'Inner', public: false, pages: ['x'] }] }),
      {},
      ['a'],
    ],
    [
      'and public by the nearest group',
      group({ public: false, pages: ['a', { group: 'Inner', public: true, pages: ['x'] }] }),
      {},
      ['x'],
    ],
    ['as the root of its group', group({ public: false, root: 'x', pages: ['a'] }), {}, []],
    [
      'by its tab',
      {
        tabs: [
          { tab: 'T', public: false, pages: ['x'] },
          { tab: 'U', pages: ['a'] },
        ],
      },
      {},
      ['a'],
    ],
    ['by readers named at its group', group({ groups: ['staff'], pages: ['a', 'x'] }), {}, []],
    ['by the navigation', { public: false, pages: ['a', 'x'] }, {}, []],
  ])('%s is left out, and nothing else is', (_how, navigation, frontmatter, left) => {
    const { site, errors, diagnostics } = siteOf(navigation, { pages: { a: {}, x: frontmatter } });
    expect([...site.pages.keys()].sort()).toEqual(left);
    expect(site.routes.map(({ path }) => path).sort()).toEqual(left);
    expect(JSON.stringify(site.root).includes('"x"')).toBe(
      left.includes('x') && JSON.stringify(navigation).includes('"x"'),
    );
    const restricted = diagnostics.filter(({ code }) => code === 'page-restricted');
    expect(restricted).toHaveLength(left.length === 2 ? 0 : 1);
    expect(errors.includes('page-restricted')).toBe(left.length < 2);
  });

  test('is a warning where the rules are lenient or say so', () => {
    const navigation = group({ pages: ['a', 'x'] });
    const pages = { x: { public: false } };
    expect(siteOf(navigation, { pages, rules: 'lenient' }).warnings).toEqual(['page-restricted']);
    const rules = { 'page-restricted': 'warning' } as const;
    expect(siteOf(navigation, { pages, rules }).errors).toEqual([]);
  });

  test('takes the elements along that hold nothing else', () => {
    const { site } = siteOf({
      tabs: [
        { tab: 'Open', groups: [{ group: 'G', pages: ['a'] }] },
        { tab: 'Closed', groups: [{ group: 'H', public: false, pages: ['x'] }] },
      ],
    });
    expect(site.root.children.map(({ label }) => label)).toEqual(['Open']);
    expect(site.view('a').next).toBeUndefined();
  });
});
