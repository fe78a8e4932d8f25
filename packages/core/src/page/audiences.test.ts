import { describe, expect, test } from 'vitest';
import { type Access, anyReader } from './access.ts';
import { audiencesOf, closestAudience } from './audiences.ts';

const signedIn: Access = [anyReader];
const staff: Access = [{ includes: ['staff'] }];
const staffOrAdmin: Access = [{ includes: ['staff', 'admin'] }];
const noGuest: Access = [{ includes: ['staff'], excludes: ['guest'] }];

describe('The audiences of a site', () => {
  test.each<[string, readonly Access[], readonly string[]]>([
    ['with nothing closed', [], ['']],
    ['for all who sign in', [signedIn], ['']],
    ['for a group', [signedIn, staff], ['', 'staff']],
    ['for groups of which one is enough', [staffOrAdmin], ['', 'admin']],
    ['for a group without its guests', [staff, noGuest], ['', 'staff', 'guest staff']],
  ])('%s are those that get something different', (_what, accesses, expected) => {
    expect(audiencesOf(accesses)?.map(({ groups }) => groups.join(' '))).toEqual(expected);
  });

  test('have to be told where there would be too many', () => {
    const single = (name: string): Access => [{ includes: [name] }];
    expect(audiencesOf(['a', 'b', 'c', 'd'].map(single))).toHaveLength(16);
    expect(audiencesOf(['a', 'b', 'c', 'd', 'e'].map(single))).toBeUndefined();
  });
});

describe('A reader gets the site', () => {
  const audiences = [[], ['staff'], ['staff', 'guest'], ['admin']].map((groups) => ({ groups }));
  const accesses = [signedIn, staff, staffOrAdmin, noGuest];

  test.each<[string, readonly string[], readonly string[] | undefined]>([
    ['of all who sign in', ['other'], []],
    ['of the group', ['staff', 'other'], ['staff']],
    ['that is left of it', ['staff', 'guest'], ['staff', 'guest']],
    ['that has the most', ['staff', 'admin'], ['staff']],
    ['of another group', ['admin'], ['admin']],
  ])('%s, and never more than what is open', (_what, groups, expected) => {
    expect(closestAudience({ groups }, audiences, accesses)?.groups).toEqual(expected);
  });

  test('for everyone where none of the others fits', () => {
    expect(closestAudience({ groups: [] }, [{ groups: ['staff'] }], accesses)).toBeUndefined();
  });
});
