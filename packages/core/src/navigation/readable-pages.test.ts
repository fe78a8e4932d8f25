import { describe, expect, test } from 'vitest';
import type { Audience } from '../page/access.ts';
import type { Frontmatter } from '../page/page.ts';
import { siteOf } from '../testing/site-of.ts';

const group = (properties: object) => ({ groups: [{ group: 'G', ...properties }] });

describe('A page that is only for some readers', () => {
  test.each<[string, unknown, Frontmatter, readonly string[]]>([
    ['by its groups', group({ pages: ['a', 'x'] }), { groups: ['admin'] }, ['a']],
    ['by a rule of groups', group({ pages: ['a', 'x'] }), { groups: { includes: ['b'] } }, ['a']],
    ['by one group as a text', group({ pages: ['a', 'x'] }), { groups: 'admin' }, ['a']],
    ['for no group at all', group({ pages: ['a', 'x'] }), { groups: [] }, ['a']],
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
    expect(errors).not.toContain('page-restricted');
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

  test('takes the labels and addresses of links along that are closed', () => {
    const { site } = siteOf({
      global: {
        anchors: [
          { anchor: 'Wiki', href: 'https://wiki.test', public: false },
          { anchor: 'Wiki of the staff', href: 'https://wiki2.test', groups: ['staff'] },
        ],
      },
      tabs: [
        { tab: 'Open', groups: [{ group: 'G', pages: ['a'] }] },
        { tab: 'Intranet', href: 'https://intranet.test', public: false },
        { tab: 'Staff', href: 'https://staff.test', groups: ['staff'] },
        { tab: 'Both', href: 'https://both.test', public: false, pages: ['b'] },
      ],
    });
    expect(JSON.stringify(site.root)).not.toMatch(/wiki|intranet|staff|both/i);
  });

  test('is told of once, with all reasons', () => {
    const { diagnostics } = siteOf(
      {
        groups: [
          { group: 'G', pages: ['a', 'x'] },
          { group: 'H', public: false, pages: ['b', 'c'] },
        ],
      },
      { pages: { x: { groups: ['admin'] } } },
    );
    expect(diagnostics.map(({ message }) => message)).toEqual([
      '3 pages are only for some readers, and left out of the site: 2 of the group "H", "x" (`groups: ["admin"]`).',
    ]);
  });
});

test('A page that is public and excludes a group is in the site of everyone, and nobody is told', () => {
  const rule = { public: true, groups: { excludes: ['trial'] } };
  const navigation = {
    groups: [
      { group: 'G', pages: ['a', 'x'] },
      { group: 'H', ...rule, pages: ['b'] },
    ],
  };
  const settings = { pages: { x: rule } };
  const { site, diagnostics } = siteOf(navigation, settings);
  expect([...site.pages.keys()].sort()).toEqual(['a', 'b', 'x']);
  expect(diagnostics).toEqual([]);
  const { site: ofTrial } = siteOf(navigation, { ...settings, audience: { groups: ['trial'] } });
  expect([...ofTrial.pages.keys()]).toEqual(['a']);
});

describe('The site of a reader', () => {
  const navigation = {
    groups: [
      { group: 'Open', pages: ['a', 'admin'] },
      { group: 'Signed in', public: false, pages: ['in', 'x'] },
      { group: 'Staff', groups: ['staff'], pages: ['staffed', 'x', 'open'] },
      { group: 'Odd', public: 'yes', pages: ['odd'] },
      { group: 'Named as a page', groups: ['admin', 'chief'], pages: ['boss'] },
    ],
  };
  const pages = {
    admins: { groups: ['admins', 2024] },
    rule: { groups: [{ includes: ['staff'], excludes: ['guest'] }] },
    others: { groups: { excludes: ['guest'] } },
    mistaken: { groups: { include: ['staff'] } },
    number: { groups: [true] },
    open: { public: true },
  };
  const open = ['a', 'admin', 'open'];
  const signedIn = [...open, 'in', 'odd'];

  test.each<[string, Audience, readonly string[]]>([
    ['nobody in particular', 'public', open],
    ['without groups', { groups: [] }, [...signedIn, 'others']],
    ['who is a guest', { groups: ['guest'] }, signedIn],
    ['of the staff', { groups: ['staff'] }, [...signedIn, 'others', 'rule', 'staffed', 'x']],
    ['of the staff who is a guest', { groups: ['staff', 'guest'] }, [...signedIn, 'staffed', 'x']],
    ['of a group that is a number', { groups: ['2024'] }, [...signedIn, 'admins', 'others']],
    [
      'of a group beside one that is called as a page is',
      { groups: ['chief'] },
      [...signedIn, 'boss', 'others'],
    ],
  ])('%s has the pages that admit them, by all of their places', (_who, audience, expected) => {
    const { site, diagnostics } = siteOf(navigation, { pages, audience });
    expect([...site.pages.keys()].sort()).toEqual([...expected].sort());
    const told = diagnostics.some(({ code }) => code === 'page-restricted');
    expect(told).toBe(audience === 'public');
  });
});
