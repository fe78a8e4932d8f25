import { describe, expect, test } from 'vitest';
import { isStored, refusesAll } from './consent.ts';

describe('Consent that the storage of a site holds', () => {
  const storage = () => ({ getItem: (key: string) => (key === 'consent' ? 'yes' : null) });

  test.for([
    [{ key: 'consent', value: 'yes' }, true],
    [{ key: 'consent', value: 'no' }, false],
    [{ key: 'other', value: 'yes' }, false],
    [{ key: 'consent' }, false],
    [{ value: 'yes' }, false],
    [{ key: 'other', value: '' }, false],
    [{}, false],
  ] as const)('is given by %j: %s', ([settings, isGiven]) => {
    expect(isStored(settings, storage)).toBe(isGiven);
  });

  test('is not given where the browser refuses to look', () => {
    const blocked = () => {
      throw new Error('The operation is insecure.');
    };
    expect(isStored({ key: 'consent', value: 'yes' }, blocked)).toBe(false);
  });
});

test.for([
  [{ doNotTrack: '1' }, true],
  [{ globalPrivacyControl: true }, true],
  [{ doNotTrack: '0', globalPrivacyControl: false }, false],
  [{ doNotTrack: 'unspecified' }, false],
  [{ doNotTrack: null }, false],
  [{}, false],
] as const)('A browser that says %j refuses all services: %s', ([signals, isRefused]) => {
  expect(refusesAll(signals)).toBe(isRefused);
});
