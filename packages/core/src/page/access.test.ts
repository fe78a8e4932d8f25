import { describe, expect, test } from 'vitest';
import { type Audience, mayRead, writtenAccess } from './access.ts';
import type { Frontmatter } from './page.ts';

/** Everyone who may ask: the public, and readers by their groups. */
const audiences: Readonly<Record<string, Audience>> = {
  public: 'public',
  none: { groups: [] },
  free: { groups: ['free'] },
  pro: { groups: ['pro'] },
  staff: { groups: ['staff'] },
  'pro+trial': { groups: ['pro', 'trial'] },
};

/** Names of those that a page with this frontmatter admits. */
function admitted(frontmatter: Frontmatter): string {
  const access = writtenAccess(frontmatter)?.access ?? [];
  const names = Object.entries(audiences).filter(([, audience]) => mayRead(access, audience));
  return names.map(([name]) => name).join(' ');
}

const everyone = 'public none free pro staff pro+trial';
const signedIn = 'none free pro staff pro+trial';

describe('A page admits', () => {
  test.each<[string, Frontmatter, string]>([
    ['everyone where it says nothing', {}, everyone],
    ['everyone where a key has no value', { groups: null }, everyone],
    ['everyone where the text is empty', { groups: '' }, everyone],
    ['nobody for an empty list', { groups: [] }, ''],
    ['nobody for an empty list, though it is public', { groups: [], public: true }, ''],
    ['the group of a name', { groups: 'staff' }, 'staff'],
    ['any group of a list', { groups: ['staff', 'pro'] }, 'pro staff pro+trial'],
    ['the same for a name that is repeated', { groups: ['staff', 'staff'] }, 'staff'],
    ['only the groups, whatever is public', { groups: ['staff'], public: true }, 'staff'],
    ['any group of a rule', { groups: { includes: ['staff', 'pro'] } }, 'pro staff pro+trial'],
    ['the group of a rule with one name', { groups: { includes: 'staff' } }, 'staff'],
    ['none of what a rule excludes', { groups: [{ excludes: ['trial'] }] }, 'none free pro staff'],
    ['one list of two rules', { groups: [{ includes: ['pro'] }, { excludes: ['trial'] }] }, 'pro'],
    ['the same in another order', { groups: [{ excludes: 'trial' }, { includes: 'pro' }] }, 'pro'],
    ['names and rules together', { groups: ['pro', { excludes: ['trial'] }] }, 'pro'],
    [
      'groups of any rule that includes them',
      { groups: [{ includes: ['pro'] }, { includes: ['staff'] }, { includes: ['pro'] }] },
      'pro staff pro+trial',
    ],
    [
      'nobody whom any rule excludes',
      { groups: [{ includes: ['pro', 'staff'], excludes: ['trial'] }, 'free'] },
      'free pro staff',
    ],
    ['nobody for a rule that includes none', { groups: [{ includes: [] }] }, ''],
    ['the others beside it', { groups: [{ includes: [] }, 'staff'] }, 'staff'],
    ['any reader for a rule that excludes none', { groups: { excludes: [] } }, signedIn],
    ['any reader for every group', { groups: ['*'] }, signedIn],
    ['any reader for every group beside others', { groups: ['staff', '*'] }, signedIn],
    ['any reader for every group of a rule', { groups: { includes: '*' } }, signedIn],
    ['no more for every group that is public', { groups: ['*'], public: true }, signedIn],
    [
      'all but some of every group',
      { groups: ['*', { excludes: ['trial'] }] },
      'none free pro staff',
    ],
    ['nobody where every group is excluded', { groups: [{ excludes: ['*'] }, 'pro'] }, ''],
    [
      'the public too where it is public and excludes',
      { groups: { excludes: ['trial'] }, public: true },
      'public none free pro staff',
    ],
    [
      'not the public where it excludes and is closed',
      { groups: { excludes: ['trial'] }, public: true, isPublic: false },
      'none free pro staff',
    ],
    ['all who have signed in where it is closed', { public: false }, signedIn],
    ['nobody for what is no name', { groups: [true] }, ''],
    ['nobody for what is no list', { groups: true }, ''],
    ['nobody for a rule of nothing', { groups: {} }, ''],
    ['nobody for an empty rule beside a name', { groups: ['staff', {}] }, ''],
    ['nobody for an unknown key beside a name', { groups: ['staff', { exclude: 'pro' }] }, ''],
    ['nobody for a list in a list', { groups: [['staff'], 'pro'] }, ''],
    ['nobody for a rule in a rule', { groups: { includes: [{ includes: ['staff'] }] } }, ''],
    ['nobody for a list in the list of a rule', { groups: { includes: [['staff']] } }, ''],
    ['nobody for a key without value', { groups: { includes: null } }, ''],
    ['nobody for nothing in a list', { groups: [null, 'staff'] }, ''],
  ])('%s', (_what, frontmatter, expected) => {
    expect(admitted(frontmatter)).toBe(expected);
  });

  test('the group of a number by its digits', () => {
    const access = writtenAccess({ groups: [2024] })?.access ?? [];
    expect(mayRead(access, { groups: ['2024'] })).toBe(true);
  });
});
