import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { remember } from '@waymark/core';
import type { CanvasPackage } from './canvas.ts';
import { fontPackageFiles } from './font-package.ts';
import { machineFamily, machineFonts } from './machine-fonts.ts';
import type { PictureLook } from './picture-look.ts';

/** A font as a canvas takes it. */
export interface Font {
  readonly font: string;
  /** A variable font is one file for all weights, of which a canvas takes the usual one if it is not told. */
  readonly variations: string;
}

/** Chooses the font of a text. */
export type ChooseFont = (weight: number, size: number) => Font;

/** The fonts of the pictures of a site. */
interface PictureFonts {
  /** Those for texts of a language (BCP 47); their size is in pixels. */
  of(lang: string): ChooseFont;
  /** Whether none of them has a letter. */
  lacks(letter: string): boolean;
  /** Whether other fonts of the machine may make another picture of a text. */
  isOfMachine(text: string): boolean;
}

/** Where fonts are looked for. */
interface FontFolders {
  readonly docsFolder: string;
  /** Root of the project in which packages of fonts may be installed. */
  readonly root: string;
}

/** Makes the fonts that a site names and Inter known; the fonts of the machine have the rest. */
export function openPictureFonts(
  canvas: CanvasPackage,
  folders: FontFolders,
  look: PictureLook,
): PictureFonts {
  const others = machineFonts(canvas).families.toSorted(sansFirst);
  const own = registerFonts(canvas, folders, look);
  const isInAny = createLetterCheck(canvas, fontOf(400, [...own, ...others]));
  const isInOwn = createLetterCheck(canvas, fontOf(400, own));
  const here = new Set([...look.fonts, ...look.packages].map(({ family }) => family));
  const mayComeFromMachine = look.families.some((family) => !here.has(family));
  return {
    of(lang) {
      const families = [...own, ...inOrderFor(lang, others)];
      return (weight, size) => ({
        font: fontOf(weight, families, size),
        variations: `'wght' ${weight}`,
      });
    },
    lacks: (letter) => !isInAny(letter),
    isOfMachine: (text) => mayComeFromMachine || ![...text].every(isInOwn),
  };
}

function fontOf(weight: number, families: readonly string[], size = 32): string {
  return `${weight} ${size}px ${families.map((name) => JSON.stringify(name)).join(', ')}`;
}

/** Families of a canvas for those that the site names, and at last of Inter. */
function registerFonts(
  canvas: CanvasPackage,
  { docsFolder, root }: FontFolders,
  { families, fonts, packages }: PictureLook,
): readonly string[] {
  const register = (family: string, files: readonly string[]) => {
    makeKnown(canvas, family, files);
    return family;
  };
  const ofPackage = (name: string) =>
    [...Map.groupBy(fontPackageFiles(name, root), ({ family }) => family)].map(([family, found]) =>
      register(
        family,
        found.map(({ file }) => file),
      ),
    );
  const named = families.flatMap((family) => {
    const files = fonts.filter((font) => font.family === family);
    if (files.length > 0)
      return register(
        family,
        files.map(({ file }) => path.join(docsFolder, file)),
      );
    const found = packages.find((font) => font.family === family);
    return found ? ofPackage(found.name) : (machineFamily(canvas, family) ?? []);
  });
  return [...new Set([...named, ...ofPackage('@fontsource-variable/inter')])];
}

const knownFamilies = remember((_of: CanvasPackage['GlobalFonts']) => new Map<string, string>());

/**
 * Has a family stand for files. A canvas keeps all that it is ever given, and a preview draws many
 * pictures, so it is given only what the family does not stand for already.
 */
function makeKnown({ GlobalFonts }: CanvasPackage, family: string, files: readonly string[]): void {
  const families = knownFamilies(GlobalFonts);
  const stands = files.map((file) => {
    const { mtimeMs, size } = statSync(file);
    return `${file} ${mtimeMs} ${size}`;
  });
  if (families.get(family) === stands.join('\n')) return;
  for (const file of files) GlobalFonts.register(readFileSync(file), family);
  families.set(family, stands.join('\n'));
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
