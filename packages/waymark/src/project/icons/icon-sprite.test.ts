import { expect, test } from 'vitest';
import { createIconSprite } from './icon-sprite.ts';
import type { IconSvg } from './icon-svg.ts';

const drawing = (body: string): IconSvg => ({
  kind: 'svg',
  body,
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
});

test('A drawing that many entries show stands in the file once.', () => {
  const [house, gear] = [drawing('<path d="M1"/>'), drawing('<path d="M2"/>')];
  const { svg, urlOf, hash } = createIconSprite([house, gear, drawing(house.body)]);
  expect(svg.match(/<symbol/g)).toHaveLength(2);
  expect(svg).toContain('<symbol id="i1" viewBox="0 0 24 24"><path d="M2"/></symbol>');
  expect(urlOf(gear)).toBe(`/_waymark/icons/${hash}.svg#i1`);
});

test('Pictures, markup of the user and drawings with names of their own stay on their page.', () => {
  const named = drawing('<mask id="a"/><path mask="url(#a)"/>');
  const sprite = createIconSprite([
    { kind: 'image', src: '/a.png' },
    { kind: 'markup', svg: '<svg/>' },
    { kind: 'missing' },
    named,
  ]);
  expect(sprite.svg).toBe('<svg xmlns="http://www.w3.org/2000/svg"></svg>');
  expect(sprite.urlOf(named)).toBeUndefined();
});

test('The name of the file changes with its drawings.', () => {
  const [one, other] = [drawing('<path d="M1"/>'), drawing('<path d="M2"/>')];
  expect(createIconSprite([one]).hash).not.toBe(createIconSprite([one, other]).hash);
});
