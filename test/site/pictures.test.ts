import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CanvasPackage } from '../../packages/waymark/src/project/pictures/picture-fonts.ts';
import { docsJson, page } from '../support/docs-folder.ts';
import { repository, runCli } from '../support/run-command.ts';
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
    await build(docs, '--site', site);
    const after = times();
    expect(after.has(old)).toBe(false);
    expect(after.size).toBe(5);
    // That with a letter left out is drawn each time: a font may have come.
    const rare = pictureOf('rare');
    const kept = [...after].filter(([file, time]) => file !== rare && before.get(file) === time);
    expect(kept.map(([file]) => file)).toHaveLength(3);
  });
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

test('The look is that of `thumbnails`, with the logo in the place of the name', async () => {
  const logo =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#ff0000"/></svg>';
  const docs = tempFolder();
  writeFiles(docs, {
    'docs.json': docsJson({
      navigation: { pages: ['index'] },
      logo: { light: '/light.svg', dark: '/dark.svg' },
      thumbnails: { appearance: 'dark' },
    }),
    'index.mdx': page('Home'),
    'dark.svg': logo,
    'light.svg': logo.replace('#ff0000', '#0000ff'),
  });
  await build(docs, '--site', site);
  const { data, width } = await pixelsOf(pictures(docs)[0] ?? '');
  const at = (x: number, y: number) => [
    ...data.subarray(4 * (width * y + x), 4 * (width * y + x) + 3),
  ];
  expect(at(4, 4).every((part) => part < 40)).toBe(true);
  const [red = 0, green = 255, blue = 255] = at(100, 100);
  expect([red > 200, green < 60, blue < 60]).toEqual([true, true, true]);
});

test('A site below a base names its pictures there', async () => {
  const docs = tempFolder();
  writeFiles(docs, files);
  await build(docs, '--site', site, '--base', '/docs');
  const address = metaOf(docs, '')('og:image') ?? '';
  expect(address).toMatch(/^https:\/\/docs\.example\/docs\/_waymark\/pictures\/\w+\.jpg$/);
  expect(pictures(docs).map((file) => path.basename(file))).toContain(path.basename(address));
});
