import { describe, expect, it } from 'vitest';
import { typoDistance } from './distance.ts';

describe('typoDistance', () => {
  it.each([
    ['deploy', 'deploy', 0],
    ['deply', 'deploy', 1],
    ['deeploy', 'deploy', 1],
    ['deplay', 'deploy', 1],
    ['depoly', 'deploy', 1],
    ['enviroment', 'environment', 1],
    ['depoli', 'deploy', 2],
  ])('counts the typos between %s and %s', (left, right, distance) => {
    expect(typoDistance(left, right, 2)).toBe(distance);
  });

  it('stops at one more than asked for', () => {
    expect(typoDistance('deploy', 'configure', 2)).toBe(3);
    expect(typoDistance('abcdef', 'uvwxyz', 1)).toBe(2);
  });
});
