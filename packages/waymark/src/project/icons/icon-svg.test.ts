import { describe, expect, it } from 'vitest';
import type { IconSet } from './icon-set.ts';
import { iconSvg } from './icon-svg.ts';

const set: IconSet = {
  width: 24,
  height: 24,
  icons: { arrow: { body: '<path d="M1 2"/>' }, wide: { body: '<rect/>', width: 40, left: 2 } },
  aliases: {
    'arrow-right': { parent: 'arrow' },
    'arrow-down': { parent: 'arrow-right', rotate: 1 },
    'arrow-left': { parent: 'arrow-down', rotate: 1 },
    'arrow-back': { parent: 'arrow', hFlip: true },
    'arrow-twice': { parent: 'arrow-back', hFlip: true },
    standing: { parent: 'wide', rotate: 3, vFlip: true },
    loop: { parent: 'loop' },
  },
};

describe('iconSvg', () => {
  it('takes the size of the set where the icon has none', () => {
    expect(iconSvg(set, 'arrow')).toEqual({
      kind: 'svg',
      body: '<path d="M1 2"/>',
      width: 24,
      height: 24,
      viewBox: '0 0 24 24',
    });
  });

  it('follows an alias to its parent', () => {
    expect(iconSvg(set, 'arrow-right')).toEqual(iconSvg(set, 'arrow'));
  });

  it('adds up the turns of a chain of aliases', () => {
    expect(iconSvg(set, 'arrow-down')?.body).toBe(
      '<g transform="rotate(90 12 12)"><path d="M1 2"/></g>',
    );
    expect(iconSvg(set, 'arrow-left')?.body).toBe(
      '<g transform="rotate(180 12 12)"><path d="M1 2"/></g>',
    );
  });

  it('mirrors within the box, and twice is not at all', () => {
    expect(iconSvg(set, 'arrow-back')?.body).toBe(
      '<g transform="translate(24 0) scale(-1 1)"><path d="M1 2"/></g>',
    );
    expect(iconSvg(set, 'arrow-twice')?.body).toBe('<path d="M1 2"/>');
  });

  it('flips before it turns, and lays the box on its side', () => {
    expect(iconSvg(set, 'standing')).toEqual({
      kind: 'svg',
      body: '<g transform="rotate(270 22 12) translate(0 24) scale(1 -1)"><rect/></g>',
      width: 24,
      height: 40,
      viewBox: '10 -8 24 40',
    });
  });

  it('gives nothing for unknown names and for aliases that go in circles', () => {
    expect(iconSvg(set, 'nothing')).toBeUndefined();
    expect(iconSvg(set, 'loop')).toBeUndefined();
    expect(iconSvg(set, 'constructor')).toBeUndefined();
  });
});
