import path from 'node:path';
import * as canvas from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { tempFolder, writeFiles } from '../../../../../test/support/temp-folder.ts';
import type { CanvasPackage } from './canvas.ts';
import { openPictureFonts } from './picture-fonts.ts';
import type { PictureLook } from './picture-look.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const look: PictureLook = {
  site: 'Acme',
  ...{ background: '#ffffff', text: '#000000', muted: '#000000', accent: '#ffffff' },
  ...{ logo: undefined, backdrop: undefined, packages: [] },
  families: ['Own'],
  fonts: [{ family: 'Own', file: 'own.woff2', hash: '' }],
};

test('Fonts are made known once, and again when other files stand for a family', () => {
  const registered: string[] = [];
  const counting = {
    createCanvas: canvas.createCanvas,
    GlobalFonts: {
      families: [],
      register: (_content: Buffer, family: string) => registered.push(family),
    },
  } as unknown as CanvasPackage;
  const open = (docsFolder: string) => {
    registered.length = 0;
    openPictureFonts(counting, { docsFolder, root }, look);
    return [...new Set(registered.map((family) => family.split(' ')[0]))];
  };
  const docs = tempFolder({ 'own.woff2': 'first' });
  expect(open(docs)).toEqual(['Own', '@fontsource-variable/inter']);
  expect(open(docs)).toEqual([]);
  writeFiles(docs, { 'own.woff2': 'second' });
  expect(open(docs)).toEqual(['Own']);
  const others = tempFolder({ 'own.woff2': 'of other docs' });
  expect(open(others)).toEqual(['Own']);
  expect(open(docs)).toEqual(['Own']);
});
