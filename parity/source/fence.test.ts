import { splitWords } from '@waymark/content';
import { expect, it } from 'vitest';
import { fenceTitle, shownCode } from './fence.ts';

const title = (meta: string) => splitWords(fenceTitle(meta)).join(' ');

it('reads the title of a fence in every form', () => {
  expect(title('title="Main file" icon="code" {1,3}')).toBe('Main file');
  expect(title('filename=main.ts lines')).toBe('main ts');
  expect(title('src/main.ts highlight={1-2} expandable')).toBe('src main ts');
  expect(title('lines wrap')).toBe('');
});

it('leaves the notes out that mark lines of code', () => {
  expect(shownCode('a() // [!code ++:2]\nb[0]')).toBe('a() // \nb[0]');
});
