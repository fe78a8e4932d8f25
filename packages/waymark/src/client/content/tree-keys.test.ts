import { describe, expect, it } from 'vitest';
import { nextItem, typedItem } from './tree-keys.ts';

const items = ['src', 'app.ts', 'api.ts', 'readme.md'];

describe('nextItem', () => {
  it.each([
    ['app.ts', 'ArrowDown', 'api.ts'],
    ['app.ts', 'ArrowUp', 'src'],
    ['app.ts', 'Home', 'src'],
    ['app.ts', 'End', 'readme.md'],
    ['readme.md', 'ArrowDown', undefined],
    ['src', 'ArrowUp', undefined],
    ['src', 'x', undefined],
  ])('from %s by %s is %s', (from, key, to) => {
    expect(nextItem(items, from, key)).toBe(to);
  });
});

describe('typedItem', () => {
  const typed = (from: string, text: string) => typedItem(items, from, text, (item) => item);

  it('finds the next entry that starts with a letter, around the end', () => {
    expect(typed('src', 'a')).toBe('app.ts');
    expect(typed('app.ts', 'a')).toBe('api.ts');
    expect(typed('readme.md', 'A')).toBe('app.ts');
  });

  it('stays where it is while the word goes on to fit', () => {
    expect(typed('app.ts', 'app')).toBe('app.ts');
    expect(typed('app.ts', 'api')).toBe('api.ts');
    expect(typed('src', 'z')).toBeUndefined();
  });
});
