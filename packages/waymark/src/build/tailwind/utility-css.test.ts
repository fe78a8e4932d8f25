import { describe, expect, it } from 'vitest';
import { utilityCss } from './utility-css.ts';

const backgrounds = { light: '#ffffff', dark: '#0d0e10' };

/** The declarations of the first rule of a class. */
async function rule(name: string): Promise<string> {
  const css = await utilityCss([name], backgrounds);
  const layer = css.slice(css.indexOf('@layer wm.utilities'));
  return layer.slice(layer.indexOf('{') + 1).split('\n}')[0] ?? '';
}

describe('the styles of utility classes', () => {
  it('are nothing for a site without any', async () => {
    expect(await utilityCss([], backgrounds)).toBe('');
    expect(await utilityCss(['prose', 'not-prose', 'card', 'atlas-hero'], backgrounds)).toBe('');
  });

  it('are in a layer of their own and bring no reset', async () => {
    const css = await utilityCss(['w-full'], backgrounds);
    expect(css).toMatch(/@layer wm\.utilities \{\s*\.w-full \{\s*width: 100%;\s*\}\s*\}/);
    expect(css).not.toMatch(/(^|\s)(h1|html|img)[\s,{]/);
    expect(css).not.toContain(':root');
  });

  it('follow the class of the dark mode', async () => {
    expect(await rule('dark:hidden')).toMatch(/\.dark\\:hidden:is\(\.dark \*\) \{\s*display: none/);
  });

  it('put the dark variant after the class that it replaces', async () => {
    const css = await utilityCss(['dark:block', 'hidden'], backgrounds);
    expect(css.indexOf('.hidden')).toBeLessThan(css.indexOf('.dark\\:block'));
  });

  it('know the colours of the site', async () => {
    expect(await rule('bg-primary')).toContain('background-color: var(--wm-primary)');
    expect(await rule('text-primary-light')).toContain('color: var(--wm-primary-light)');
    expect(await rule('border-primary-dark')).toContain('var(--wm-primary-dark)');
    expect(await rule('bg-background-light')).toContain('#ffffff');
    expect(await rule('dark:bg-background-dark')).toContain('#0d0e10');
    expect(await rule('text-gray-500')).toContain('var(--wm-gray-500)');
    expect(await rule('bg-primary/10')).toContain('10%');
  });

  it('take important and arbitrary values', async () => {
    expect(await rule('!mt-0')).toContain('margin-top: 0px !important');
    expect(await rule('hover:!border-primary')).toContain('!important');
    expect(await rule('w-[350px]')).toContain('width: 350px');
  });

  it.each([
    ['rounded-sm', '0.125rem'],
    ['rounded', '0.25rem'],
    ['shadow-sm', '0 1px 2px 0'],
    ['shadow', '0 1px 3px 0'],
    ['blur-sm', 'blur(4px)'],
    ['blur', 'blur(8px)'],
    ['ring', '3px'],
    ['text-red-500', '#ef4444'],
  ])('look as in Tailwind 3: %s', async (name, expected) => {
    expect(await rule(name)).toContain(expected);
  });

  it('make borders without a colour grey', async () => {
    expect(await utilityCss(['border'], backgrounds)).toContain('border-color: var(--wm-gray-200)');
  });

  it('bring the keyframes of an animation', async () => {
    expect(await utilityCss(['animate-spin'], backgrounds)).toContain('@keyframes spin');
  });
});
