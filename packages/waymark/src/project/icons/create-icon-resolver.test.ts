import { describe, expect, it } from 'vitest';
import { createIconResolver } from './create-icon-resolver.ts';
import { hasIcon, type IconSetName, loadIconSet } from './icon-set.ts';
import { languageIcons, substituteIcons } from './icon-substitutes.ts';
import { iconSvg } from './icon-svg.ts';

const fontAwesome = createIconResolver({ library: 'fontawesome' });
const lucide = createIconResolver({ library: 'lucide' });
const tabler = createIconResolver({ library: 'tabler' });

function fromSet(set: IconSetName, name: string) {
  const svg = iconSvg(loadIconSet(set), name);
  if (!svg) throw new Error(`The set ${set} has no icon ${name}`);
  return svg;
}

describe('createIconResolver with Font Awesome', () => {
  it('draws a regular icon where the free set has one', () => {
    expect(fontAwesome({ name: 'bell' })).toEqual(fromSet('fa7-regular', 'bell'));
  });

  it('draws the requested solid style', () => {
    expect(fontAwesome({ name: 'bell' }, { style: 'solid' })).toEqual(fromSet('fa7-solid', 'bell'));
    expect(fontAwesome({ name: 'bell', style: 'sharp-solid' }, { style: 'regular' })).toEqual(
      fromSet('fa7-solid', 'bell'),
    );
  });

  it('falls back to solid when no regular icon is free', () => {
    expect(fontAwesome({ name: 'rocket', style: 'light' })).toEqual(fromSet('fa7-solid', 'rocket'));
  });

  it('draws brands and programming languages whatever the style', () => {
    expect(fontAwesome({ name: 'GitHub', style: 'solid' })).toEqual(
      fromSet('fa7-brands', 'github'),
    );
    expect(fontAwesome({ name: 'javascript' })).toEqual(fromSet('fa7-brands', 'js'));
    expect(fontAwesome({ name: 'bash', style: 'duotone' })).toEqual(
      fromSet('fa7-solid', 'terminal'),
    );
    expect(fontAwesome({ name: 'c#' })).toEqual(fromSet('tabler', 'brand-c-sharp'));
  });

  it('knows old names of Font Awesome', () => {
    expect(fontAwesome({ name: 'coffee' })).toEqual(fromSet('fa7-solid', 'mug-saucer'));
  });

  it('borrows paid icons from Lucide, then from Tabler, then from the table of substitutes', () => {
    expect(fontAwesome({ name: 'sparkles' })).toEqual(fromSet('lucide', 'sparkles'));
    expect(fontAwesome({ name: 'square-k' })).toEqual(fromSet('tabler', 'square-letter-k'));
    expect(fontAwesome({ name: 'brackets-curly' })).toEqual(fromSet('lucide', 'braces'));
  });

  it('ignores capitals, surrounding space and the prefix of class names', () => {
    expect(fontAwesome({ name: ' fa-Wrench ' })).toEqual(fontAwesome({ name: 'wrench' }));
  });

  it('suggests the nearest name for an unknown one', () => {
    expect(fontAwesome({ name: 'rockett' })).toEqual({ kind: 'missing', nearest: 'rocket' });
    expect(fontAwesome({ name: 'qqqqqqqqqqqqqqqq' })).toEqual({ kind: 'missing' });
    // Of those that are not free: half of `dice` is another word.
    expect(fontAwesome({ name: 'pipe' })).toEqual({ kind: 'missing' });
    expect(fontAwesome({ name: '' })).toEqual({ kind: 'missing' });
  });
});

describe('createIconResolver with other libraries', () => {
  it.each([
    ['fontawesome', 'envelope'],
    ['lucide', 'mail-plus'],
    ['tabler', 'mail-bolt'],
  ] as const)(
    'has the icons of %s by the names that they have there, and no others',
    (name, icon) => {
      const resolve = createIconResolver({ library: name });
      expect(resolve({ name: icon })).toMatchObject({ kind: 'svg' });
      expect(resolve({ name: 'no-such-icon' })).toMatchObject({ kind: 'missing' });
    },
  );

  it('prefers the library of the site', () => {
    expect(lucide({ name: 'rocket' })).toEqual(fromSet('lucide', 'rocket'));
    expect(tabler({ name: 'rocket' })).toEqual(fromSet('tabler', 'rocket'));
  });

  it('prefers the library that an icon names for itself', () => {
    expect(lucide({ name: 'rocket', library: 'tabler' })).toEqual(fromSet('tabler', 'rocket'));
  });

  it('follows aliases', () => {
    expect(loadIconSet('lucide').icons).not.toHaveProperty('home');
    expect(lucide({ name: 'home' })).toEqual(fromSet('lucide', 'house'));
  });

  it('draws Font Awesome names that Lucide lacks', () => {
    expect(lucide({ name: 'python' })).toEqual(fromSet('fa7-brands', 'python'));
    expect(lucide({ name: 'envelope' })).toEqual(fromSet('fa7-regular', 'envelope'));
  });
});

describe('createIconResolver with values that are no names', () => {
  it.each([
    '/images/icon.svg',
    '/images/icon',
    'https://example.com/a.png',
    'data:image/png;base64,AA==',
    './icon.PNG',
    'images/icon.webp?v=2',
  ])('takes %s for an image', (src) => {
    expect(fontAwesome({ name: src })).toEqual({ kind: 'image', src });
  });

  it('keeps inline SVG and takes out everything that runs or loads', () => {
    const written =
      '<svg viewBox="0 0 24 24" onload="run()"><script>run()</script><style>*{}</style>' +
      '<a href="javascript:run()"><path d="M0 0"/></a><use href="https://example.com/x.svg#a"/>' +
      '<foreignObject><img src="x" onerror="run()"/></foreignObject>' +
      '<path d="M1 1" fill="url(#a)" onClick="run()"/></svg>';
    expect(fontAwesome({ name: written })).toEqual({
      kind: 'markup',
      svg: '<svg viewBox="0 0 24 24"><use/><path d="M1 1" fill="url(#a)"/></svg>',
    });
  });

  it('has the styles of inline SVG as attributes of drawing, which no policy is about', () => {
    const written = '<svg style="fill:#f00;position:fixed"><path d="M0 0"/></svg>';
    expect(fontAwesome({ name: written })).toEqual({
      kind: 'markup',
      svg: '<svg fill="#f00"><path d="M0 0"/></svg>',
    });
  });

  it('refuses inline SVG that is not well-formed', () => {
    expect(fontAwesome({ name: '<svg onload=run()><path' })).toEqual({ kind: 'missing' });
  });
});

describe('loading of icon sets', () => {
  it('reads only the sets that a name needs', () => {
    const read: IconSetName[] = [];
    const resolve = createIconResolver({
      library: 'lucide',
      load: (name) => {
        read.push(name);
        return loadIconSet(name);
      },
    });
    resolve({ name: '/logo.svg' });
    resolve({ name: 'rocket' });
    resolve({ name: 'rocket' });
    expect(read).toEqual(['lucide']);
  });

  it('parses a set once', () => {
    expect(loadIconSet('lucide')).toBe(loadIconSet('lucide'));
  });
});

describe('tables of substitutes', () => {
  const tables = Object.entries({ ...languageIcons, ...substituteIcons });

  it.each(tables)('%s stands for an icon that exists', (_, [set, name]) => {
    expect(hasIcon(loadIconSet(set), name)).toBe(true);
  });

  it('list no name that a set has itself, since it would never be reached', () => {
    const sets: IconSetName[] = ['fa7-solid', 'fa7-regular', 'fa7-brands', 'lucide', 'tabler'];
    const reachable = Object.keys(substituteIcons).filter((name) =>
      sets.some((set) => hasIcon(loadIconSet(set), name)),
    );
    expect(reachable).toEqual([]);
  });
});
