import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { attributeSources, isHash } from './attribute-sources.ts';

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

describe('What a policy says of style attributes', () => {
  it('is the hash of each value, once', () => {
    const sources = attributeSources(['color:red', '--cols:2', 'color:red'], false);
    expect(sources).toEqual(["'unsafe-hashes'", hash('color:red'), hash('--cols:2')]);
    expect(sources.map(isHash)).toEqual([false, true, true]);
  });

  it('is nothing where there are none, so that none is allowed', () => {
    expect(attributeSources([], false)).toEqual([]);
  });

  it('is that there may be any, where others are written in the browser', () => {
    expect(attributeSources(['color:red'], true)).toEqual(["'unsafe-inline'"]);
    expect(attributeSources([], true)).toEqual(["'unsafe-inline'"]);
  });

  it('stays short, however many values there are', () => {
    const values = (count: number) => Array.from({ length: count }, (_, index) => `top:${index}em`);
    expect(attributeSources(values(128), false)).toHaveLength(129);
    expect(attributeSources(values(129), false)).toEqual(["'unsafe-inline'"]);
  });
});
