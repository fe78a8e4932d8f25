import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CanvasPackage } from '../../packages/waymark/src/project/pictures/canvas.ts';
import { openPictureDrawer } from '../../packages/waymark/src/project/pictures/draw-picture.ts';
import type { Picture } from '../../packages/waymark/src/project/pictures/picture.ts';
import type { PictureLook } from '../../packages/waymark/src/project/pictures/picture-look.ts';
import { docsJson, page } from '../support/docs-folder.ts';
import { cli, repository, run, runCli, userEnvironment } from '../support/run-command.ts';
import { tempFolder, writeFiles } from '../support/temp-folder.ts';

// It is installed where the package is tried with it, and nowhere else in the repository.
const { createCanvas, loadImage } = createRequire(path.join(repository, 'packages/waymark/'))(
  '@napi-rs/canvas',
) as CanvasPackage;

const navigation = {
  languages: [
    {
      language: 'en',
      groups: [{ group: 'Start', pages: ['index', 'same', 'own', 'long', 'rare', 'rocket'] }],
    },
    { language: 'ar', groups: [{ group: 'Start', pages: ['ar/index'] }] },
  ],
};

const long = 'A title that goes on and on '.repeat(20);

const files = {
  'docs.json': docsJson({ navigation, colors: { primary: '#00ff00', light: '#00aa00' } }),
  'index.mdx': page('Home'),
  'same.mdx': page('Home'),
  'own.mdx': '---\ntitle: Own\n"og:image": /drawn.png\n---\n',
  'long.mdx': page(long),
  'rare.mdx': page('Rare 𛄲'),
  'rocket.mdx': page('🚀'),
  'ar/index.mdx': page('Atlas'),
  'drawn.png': 'a picture',
};

const site = 'https://docs.example';

async function build(docs: string, ...flags: string[]) {
  const { exitCode, output } = await runCli(['build', '.', ...flags], docs);
  expect(exitCode, output).toBe(0);
  return output;
}

function metaOf(docs: string, url: string) {
  const html = parse(readFileSync(path.join(docs, 'dist', url, 'index.html'), 'utf8'));
  return (name: string) =>
    html.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content');
}

function pictures(docs: string): string[] {
  const folder = path.join(docs, 'dist/_waymark/pictures');
  return existsSync(folder) ? readdirSync(folder).map((name) => path.join(folder, name)) : [];
}

/** Left and right end of what is drawn in the text's colour, in pixels. */
async function extentOf(file: string): Promise<readonly [left: number, right: number]> {
  const { data, width } = await pixelsOf(file);
  let [left, right] = [width, 0];
  for (let at = 0; at < data.length; at += 4) {
    const isText = (data[at] ?? 255) < 90 && (data[at + 1] ?? 255) < 90;
    if (!isText) continue;
    const x = (at / 4) % width;
    left = Math.min(left, x);
    right = Math.max(right, x);
  }
  return [left, right];
}

async function pixelsOf(file: string) {
  const image = await loadImage(file);
  const { height, width } = image;
  const context = createCanvas(width, height).getContext('2d');
  context.drawImage(image, 0, 0);
  return { data: context.getImageData(0, 0, width, height).data, height, width };
}

describe('A site whose address is known, where what draws is installed', () => {
  const docs = tempFolder();
  let output = '';
  const pictureOf = (url: string) => {
    const address = metaOf(docs, url)('og:image') ?? '';
    expect(address).toMatch(/^https:\/\/docs\.example\/_waymark\/pictures\/\w+\.jpg$/);
    return path.join(docs, 'dist', new URL(address).pathname);
  };

  beforeAll(async () => {
    writeFiles(docs, files);
    output = await build(docs, '--site', site);
  });

  test('has a picture of 1200 by 630 for each page that names none', async () => {
    for (const url of ['', 'long', 'rare', 'rocket', 'ar']) {
      const meta = metaOf(docs, url);
      expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630']);
      expect(meta('twitter:card')).toBe('summary_large_image');
      expect(meta('twitter:image')).toBe(meta('og:image'));
      expect(await loadImage(pictureOf(url))).toMatchObject({ width: 1200, height: 630 });
    }
  });

  test('has one picture for pages that say the same, and none for a page that names its own', () => {
    expect(pictureOf('')).toBe(pictureOf('same'));
    const meta = metaOf(docs, 'own');
    expect(meta('og:image')).toBe(`${site}/drawn.png`);
    expect(meta('og:image:width')).toBeUndefined();
    expect(pictures(docs)).toHaveLength(5);
  });

  test('shows the colour of the site, and text from the side on which its language begins', async () => {
    const { data, height, width } = await pixelsOf(pictureOf(''));
    const foot = 4 * (width * (height - 4) + width / 2);
    expect((data[foot + 1] ?? 0) - (data[foot] ?? 0)).toBeGreaterThan(150);
    const [left, right] = await extentOf(pictureOf(''));
    expect([left < 100, right < 700]).toEqual([true, true]);
    const [arabicLeft, arabicRight] = await extentOf(pictureOf('ar'));
    expect([arabicLeft > 500, arabicRight > 1100]).toEqual([true, true]);
  });

  test('leaves the margins free, however long the title is', async () => {
    const [left, right] = await extentOf(pictureOf('long'));
    expect([left >= 75, right <= 1125]).toEqual([true, true]);
  });

  test('says of letters that no font has that they are left out, and nothing of emoji', () => {
    expect(output).toContain('rare.mdx:1:1');
    expect(output).toContain('𛄲');
    expect(output.match(/picture-letters/g)).toHaveLength(1);
    expect(output).not.toContain('🚀');
  });

  test('draws again what has changed and nothing else', async () => {
    const times = () => new Map(pictures(docs).map((file) => [file, statSync(file).mtimeMs]));
    const before = times();
    const old = pictureOf('long');
    writeFiles(docs, { 'long.mdx': page('Short') });
    const again = await build(docs, '--site', site);
    const after = times();
    expect(after.has(old)).toBe(false);
    expect(after.size).toBe(5);
    const kept = [...after].filter(([file, time]) => before.get(file) === time);
    expect(kept.map(([file]) => file)).toHaveLength(4);
    expect(again.match(/picture-letters/g)).toHaveLength(1);
    expect(again).toContain('𛄲');
  });
});

test('Pictures for which fonts were missing are kept until the machine or the docs have others', async () => {
  const docs = tempFolder();
  const home = tempFolder();
  const family = 'Noto Sans Hebrew Thin';
  writeFiles(docs, {
    'docs.json': docsJson({
      navigation: { pages: ['index', 'plain'] },
      thumbnails: { fonts: { family } },
    }),
    'index.mdx': page('שלום'),
    'plain.mdx': page('Plain'),
  });
  const buildWith = async (env: NodeJS.ProcessEnv) => {
    const args = [cli, 'build', '.', '--site', site];
    const all = { ...userEnvironment(), HOME: home, ...env };
    const { exitCode, output } = await run(process.execPath, args, docs, all);
    expect(exitCode, output).toBe(0);
    const told = /picture-(?:font-missing|letters)/g;
    return {
      told: output.match(told),
      times: pictures(docs).map((file) => statSync(file).mtimeMs),
    };
  };
  const noFonts = { DISABLE_SYSTEM_FONTS_LOAD: '1' };
  const first = await buildWith(noFonts);
  expect(first.told).toEqual(['picture-font-missing', 'picture-letters']);
  expect(await buildWith(noFonts)).toEqual(first);
  // Where the package that draws looks for the fonts of a user, on Linux and on macOS.
  for (const folder of ['.fonts', 'Library/Fonts']) {
    const font = 'noto-sans-hebrew-hebrew-700-normal.woff2';
    const from = path.join(repository, 'node_modules/@fontsource/noto-sans-hebrew/files', font);
    mkdirSync(path.join(home, folder), { recursive: true });
    copyFileSync(from, path.join(home, folder, font));
  }
  const then = await buildWith({});
  expect(then.told).toBeNull();
  expect(then.times.some((time) => first.times.includes(time))).toBe(false);
  // Of this family there is a package beside Waymark.
  const config = readFileSync(path.join(docs, 'docs.json'), 'utf8');
  writeFiles(docs, { 'docs.json': config.replace(family, 'Noto Sans Hebrew') });
  expect((await buildWith(noFonts)).told).toBeNull();
});

test.each([
  ['whose address is unknown', []],
  ['that is built without pictures', ['--site', site, '--no-pictures']],
])('A site %s has none', async (_what, flags) => {
  const docs = tempFolder();
  writeFiles(docs, files);
  await build(docs, ...flags);
  expect(pictures(docs)).toEqual([]);
  expect(metaOf(docs, '')('og:image')).toBeUndefined();
  expect(metaOf(docs, '')('twitter:card')).toBe('summary');
});

test('The look is that of `thumbnails`, with the logo in the place of the name; a font that is not here is told', async () => {
  const logo =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#ff0000"/></svg>';
  const docs = tempFolder();
  writeFiles(docs, {
    'docs.json': docsJson({
      navigation: { pages: ['index'] },
      logo: { light: '/light.svg', dark: '/dark.svg' },
      thumbnails: { appearance: 'dark', background: '/back.svg', fonts: { family: 'Never Was' } },
    }),
    'index.mdx': page('Home'),
    'dark.svg': logo,
    // Of another shape than the picture, which it fills: half of it is drawn on.
    'back.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="90"><rect x="60" width="60" height="90" fill="#00ff00"/></svg>',
    'light.svg': logo.replace('#ff0000', '#0000ff'),
  });
  const output = await build(docs, '--site', site);
  expect(output.match(/picture-font-missing/g)).toHaveLength(1);
  expect(output).toContain('npm install @fontsource/never-was');
  const { data, width } = await pixelsOf(pictures(docs)[0] ?? '');
  const at = (x: number, y: number) => [
    ...data.subarray(4 * (width * y + x), 4 * (width * y + x) + 3),
  ];
  expect(at(4, 4).every((part) => part < 40)).toBe(true);
  const [red = 0, green = 255, blue = 255] = at(100, 100);
  expect([red > 200, green < 60, blue < 60]).toEqual([true, true, true]);
  const isGreen = (x: number) => (at(x, 9)[1] ?? 0) > 200;
  const behind = [4, width / 2 - 9, width / 2 + 9, width - 4].map(isGreen);
  expect(behind).toEqual([false, false, true, true]);
});

test('A site below a base names its pictures there', async () => {
  const docs = tempFolder();
  writeFiles(docs, files);
  await build(docs, '--site', site, '--base', '/docs');
  const address = metaOf(docs, '')('og:image') ?? '';
  expect(address).toMatch(/^https:\/\/docs\.example\/docs\/_waymark\/pictures\/\w+\.jpg$/);
  expect(pictures(docs).map((file) => path.basename(file))).toContain(path.basename(address));
});

describe('A picture', () => {
  const fonts = path.join(repository, 'node_modules/@fontsource');
  const fontOf = (family: string, name: string) => {
    const file = `${name}/files/${name}-${name.split('-').at(-1)}-700-normal.woff2`;
    return { family, file, hash: '' };
  };
  const look: PictureLook = {
    site: 'Acme',
    ...{ background: '#ffffff', text: '#000000', muted: '#000000', accent: '#ffffff' },
    ...{ logo: undefined, backdrop: undefined, families: [], fonts: [], packages: [] },
  };
  /** Columns of the picture that have something dark in them, below the name of the site. */
  const draw = async (own: Partial<PictureLook>, picture: Partial<Picture>) => {
    const all = { ...look, ...own };
    const drawer = openPictureDrawer(
      { docsFolder: fonts, root: path.join(repository, 'packages/waymark') },
      all,
    );
    const drawn = await drawer.draw({
      ...{ title: '', description: undefined, section: undefined, lang: 'en', dir: 'ltr' },
      ...picture,
      look: all,
    });
    const image = await loadImage(Buffer.from(drawn.content));
    const context = createCanvas(image.width, image.height).getContext('2d');
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 300, image.width, 320);
    const columns = new Set<number>();
    for (let at = 0; at < data.length; at += 4)
      if ((data[at] ?? 255) < 90) columns.add((at / 4) % image.width);
    return { columns: [...columns].sort((a, b) => a - b), unknown: drawn.unknownLetters, data };
  };
  /** How wide what stands between gaps of some width is, from left to right. */
  const widths = (columns: readonly number[], gap: number) => {
    const groups: number[][] = [];
    for (const column of columns) {
      const last = groups.at(-1);
      if (last && column - (last.at(-1) ?? 0) <= gap) last.push(column);
      else groups.push([column]);
    }
    return groups.map((group) => (group.at(-1) ?? 0) - (group[0] ?? 0) + 1);
  };
  const hebrew = [fontOf('Noto Sans Hebrew', 'noto-sans-hebrew')];
  const arabic = [fontOf('Noto Sans Arabic', 'noto-sans-arabic')];
  const namesOf = (files: readonly { family: string }[]) => files.map(({ family }) => family);

  test('has Hebrew from right to left, numbers and names in it from left to right', async () => {
    const own = { families: namesOf(hebrew), fonts: hebrew };
    // Wide letters come first, so they stand on the right; then narrow ones, then the name.
    const words = await draw(own, { title: 'שששש ווו', lang: 'he', dir: 'rtl' });
    expect(words.unknown).toEqual([]);
    const [narrow = 0, wide = 0, ...others] = widths(words.columns, 14);
    expect([wide > narrow * 1.5, others]).toEqual([true, []]);
    expect(words.columns.at(-1)).toBeGreaterThan(1100);
    const mixed = await draw(own, { title: 'שש WWi', lang: 'he', dir: 'rtl' });
    const [first = 0, second = 0, third = 0] = widths(mixed.columns, 2);
    // W, W, i: the name reads from its left.
    expect([first > 50, Math.abs(first - second) < 4, third < 25]).toEqual([true, true, true]);
  });

  test('has Arabic with its letters joined', async () => {
    const own = { families: namesOf(arabic), fonts: arabic };
    const width = async (title: string) => {
      const { columns, unknown } = await draw(own, { title, lang: 'ar', dir: 'rtl' });
      expect(unknown).toEqual([]);
      return { ink: columns.length, parts: widths(columns, 1).length };
    };
    const [one, three] = [await width('ب'), await width('ببب')];
    expect(three.parts).toBe(1);
    expect(three.ink).toBeLessThan(one.ink * 2.5);
  });

  test('has the first font of `thumbnails.fonts` and `fonts` that the docs have a file of', async () => {
    const file = 'noto-sans-hebrew/files/noto-sans-hebrew-latin-700-normal.woff2';
    const own = [{ family: 'Font of the docs', file, hash: '' }];
    const of = async (families: readonly string[]) =>
      (await draw({ families, fonts: own }, { title: 'Illinois' })).columns;
    const [usual, absent, wanted] = [
      await of([]),
      await of(['Never Was']),
      await of(['Font of the docs']),
    ];
    expect(absent).toEqual(usual);
    expect(wanted).not.toEqual(usual);
    expect(await of(['Never Was', 'Font of the docs'])).toEqual(wanted);
  });

  test('has a font that is installed as a package, of one weight in a file or of all', async () => {
    const family = 'Noto Sans Hebrew';
    const packages = [{ family, name: '@fontsource/noto-sans-hebrew', version: '' }];
    const text = { title: 'שלום Illinois', lang: 'he' };
    const latin = fontOf(family, 'noto-sans-hebrew');
    const files = [
      ...hebrew,
      { ...latin, file: latin.file.replace('-hebrew-700', '-latin-700') },
    ].map((font, at) => ({ ...font, family: `Font ${at}` }));
    const expected = await draw({ families: namesOf(files), fonts: files }, text);
    expect((await draw({ families: [family], packages }, text)).columns).toEqual(expected.columns);
    expect((await draw({}, text)).columns).not.toEqual(expected.columns);
    const inter = [{ family: 'Inter', name: '@fontsource-variable/inter', version: '' }];
    const own = { families: ['Inter', 'Font 0'], fonts: files, packages: inter };
    const [named, usual] = [
      await draw(own, { title: 'Illinois' }),
      await draw({}, { title: 'Illinois' }),
    ];
    expect(named.columns).toEqual(usual.columns);
  });

  test('leaves out a text of which it has few letters, instead of what is left of it', async () => {
    const few = await draw({}, { title: '𛄲𛄲: 𛄲𛄲 a' });
    expect([few.columns, few.unknown]).toEqual([[], ['𛄲']]);
    expect((await draw({ site: '𛄲𛄲' }, { title: 'Plain' })).unknown).toEqual(['𛄲']);
    expect((await draw({}, { title: 'Rare 𛄲' })).columns.length).toBeGreaterThan(50);
  });
});
