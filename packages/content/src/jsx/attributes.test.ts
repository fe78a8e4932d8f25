import { describe, expect, it } from 'vitest';
import { htmlAttribute, htmlAttributeName, isEventHandler } from './attributes.ts';

describe('htmlAttributeName', () => {
  it.each([
    ['strokeWidth', 'stroke-width'],
    ['strokeLinecap', 'stroke-linecap'],
    ['fillRule', 'fill-rule'],
    ['clipPath', 'clip-path'],
    ['stopColor', 'stop-color'],
    ['xlinkHref', 'xlink:href'],
    ['xmlnsXlink', 'xmlns:xlink'],
    ['htmlFor', 'for'],
    ['className', 'class'],
    ['httpEquiv', 'http-equiv'],
    ['horizAdvX', 'horiz-adv-x'],
  ])('writes %s as %s', (name, html) => {
    expect(htmlAttributeName(name)).toBe(html);
  });

  it.each([
    ...['viewBox', 'gradientUnits', 'preserveAspectRatio', 'markerWidth', 'clipPathUnits'],
    ...[
      'tabIndex',
      'srcSet',
      'allowFullScreen',
      'data-x',
      'aria-label',
      'stroke-width',
      'constructor',
    ],
  ])('leaves %s', (name) => {
    expect(htmlAttributeName(name)).toBe(name);
  });

  it.each(['key', 'ref', 'suppressHydrationWarning'])('drops %s', (name) => {
    expect(htmlAttributeName(name)).toBeUndefined();
  });
});

describe('htmlAttribute', () => {
  it('writes styles out', () => {
    expect(htmlAttribute('style', { width: 3 })).toEqual({ name: 'style', value: 'width:3px' });
    expect(htmlAttribute('style', {})).toBeUndefined();
  });

  it('keeps other values', () => {
    const value = ['a'];
    expect(htmlAttribute('className', value)).toEqual({ name: 'class', value });
    expect(htmlAttribute('key', 'a')).toBeUndefined();
  });
});

describe('isEventHandler', () => {
  it('knows handlers by their name', () => {
    expect(['onClick', 'onMouseEnter'].every(isEventHandler)).toBe(true);
    expect(['once', 'on', 'onclick', 'icon'].some(isEventHandler)).toBe(false);
  });
});
