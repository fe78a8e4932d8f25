import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { packageFolder } from '../package-folder.ts';
import type { PictureLook } from './picture-look.ts';

/** The package that draws pictures. */
export type CanvasPackage = typeof import('@napi-rs/canvas');

/** A font as a canvas takes it. */
export interface Font {
  readonly font: string;
  /** Inter is one file for all weights, of which a canvas takes the usual one if it is not told. */
  readonly variations: string;
}

/** Chooses the font of a text; its size is in pixels. */
export type ChooseFont = (text: string, weight: number, size: number) => Font;

/** The fonts of the pictures of a site. */
interface PictureFonts {
  /** Those for texts of a language (BCP 47). */
  of(lang: string): ChooseFont;
  /** Whether none of them has a letter. */
  lacks(letter: string): boolean;
}

/** Makes the fonts of the docs folder and Inter known; the fonts of the machine have the rest. */
export function openPictureFonts(
  canvas: CanvasPackage,
  docsFolder: string,
  look: PictureLook,
): PictureFonts {
  const { inter, others } = registerFonts(canvas, docsFolder, look);
  const isInInter = createLetterCheck(canvas, fontOf(400, inter));
  const isInAny = createLetterCheck(canvas, fontOf(400, [...look.families, ...inter, ...others]));
  return {
    of(lang) {
      const families = [...look.families, ...inter, ...inOrderFor(lang, others)];
      return (text, weight, size) => {
        const isVariable = look.families.length === 0 && [...text].every(isInInter);
        return {
          font: fontOf(isVariable ? 400 : weight, families, size),
          variations: `'wght' ${weight}`,
        };
      };
    },
    lacks: (letter) => !isInAny(letter),
  };
}

function fontOf(weight: number, families: readonly string[], size = 32): string {
  return `${weight} ${size}px ${families.map((name) => JSON.stringify(name)).join(', ')}`;
}

function registerFonts({ GlobalFonts }: CanvasPackage, docsFolder: string, look: PictureLook) {
  const machine = GlobalFonts.families.map(({ family }) => family);
  for (const { family, file } of look.fonts) {
    GlobalFonts.register(readFileSync(path.join(docsFolder, file)), family);
  }
  const folder = packageFolder('@fontsource-variable/inter', import.meta.dirname) ?? '';
  const files = globSync('files/inter-*-wght-normal.woff2', { cwd: folder }).sort(latinFirst);
  // Each file has the letters of one script; of one family a canvas would look into the first alone.
  const inter = files.map((file) => {
    const family = `Waymark ${scriptOf(file)}`;
    GlobalFonts.register(readFileSync(path.join(folder, file)), family);
    return family;
  });
  return { inter, others: machine.sort(sansFirst) };
}

/** `inter-latin-ext-wght-normal.woff2` is for `latin-ext`. */
function scriptOf(file: string): string {
  return path.basename(file).split('-').slice(1, -2).join('-');
}

function latinFirst(one: string, other: string): number {
  return Number(scriptOf(other) === 'latin') - Number(scriptOf(one) === 'latin');
}

function sansFirst(one: string, other: string): number {
  const rank = (name: string) => Number(!/sans/i.test(name)) + 2 * Number(/mono|math/i.test(name));
  return rank(one) - rank(other);
}

/** The same letters look different in these languages, and fonts are named after them. */
const regions: readonly (readonly [language: RegExp, family: RegExp])[] = [
  [/^ja\b/i, /\bJP$/],
  [/^ko\b/i, /\bKR$/],
  [/^zh-(?:Hant|TW|MO)\b/i, /\bTC$/],
  [/^zh-HK\b/i, /\bHK$/],
  [/^zh\b/i, /\bSC$/],
];

function inOrderFor(lang: string, families: readonly string[]): readonly string[] {
  const wanted = regions.find(([language]) => language.test(lang))?.[1];
  if (!wanted) return families;
  return [...families.filter((name) => wanted.test(name)), ...families];
}

/** Letters are compared with one that no font has. */
function createLetterCheck(canvas: CanvasPackage, font: string): (letter: string) => boolean {
  const [side, baseline] = [64, 44];
  const context = canvas.createCanvas(side, side).getContext('2d');
  const look = (letter: string) => {
    context.clearRect(0, 0, side, side);
    context.font = font;
    context.fillText(letter, 8, baseline);
    return Buffer.from(context.getImageData(0, 0, side, side).data).toString('latin1');
  };
  const missing = look('\u{10fffd}');
  const known = new Map<string, boolean>();
  return (letter) => {
    if (!isVisible.test(letter)) return true;
    const found = known.get(letter) ?? look(letter) !== missing;
    known.set(letter, found);
    return found;
  };
}

/** Marks and joiners have no look of their own. */
const isVisible = /[^\p{C}\p{M}\p{Z}]/u;
