import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Image, SKRSContext2D } from '@napi-rs/canvas';
import { type CanvasPackage, openCanvas } from './canvas.ts';
import { type Picture, pictureSize } from './picture.ts';
import { type ChooseFont, type Font, openPictureFonts } from './picture-fonts.ts';
import type { PictureFile, PictureLook } from './picture-look.ts';
import { textLines } from './text-lines.ts';

/** What draws the pictures of a site. */
export interface PictureDrawer {
  draw(picture: Picture): Promise<DrawnPicture>;
}

/** A picture as it is sent. */
export interface DrawnPicture {
  /** JPEG, which all networks read. */
  readonly content: Uint8Array;
  /** Letters that are left out since no font here has them; emoji are left out without a word. */
  readonly unknownLetters: readonly string[];
  /** Whether it may be another one where the machine has other fonts. */
  readonly isOfMachine: boolean;
}

const { height, width } = pictureSize;
const margin = 80;
const bar = 14;
const quality = 88;

const logoSize = { width: 420, height: 56 };
const titleSizes = [76, 64, 54, 46];

/**
 * Opens what draws the pictures of a site. Letters come from the fonts that it names, from
 * Inter, and from the fonts of the machine.
 *
 * @throws when the package that draws is not installed, or not for this platform
 */
export function openPictureDrawer(
  { docsFolder, root }: { readonly docsFolder: string; readonly root: string },
  look: PictureLook,
): PictureDrawer {
  const canvas = openCanvas(root);
  const fonts = openPictureFonts(canvas, { docsFolder, root }, look);
  const images = new Map<string, Promise<Image | undefined>>();
  const image = (file: PictureFile | undefined) => {
    if (file === undefined) return undefined;
    const found = images.get(file.file) ?? loadImage(canvas, path.join(docsFolder, file.file));
    images.set(file.file, found);
    return found;
  };
  return {
    async draw(picture) {
      const drawn = canvas.createCanvas(width, height);
      const context = drawn.getContext('2d');
      const backdrop = await image(look.backdrop);
      const logo = await image(look.logo);
      context.fillStyle = look.background;
      context.fillRect(0, 0, width, height);
      if (backdrop) cover(context, backdrop);
      const known = without(picture, fonts.lacks);
      const choose = fonts.of(picture.lang);
      drawHead(context, known, logo, choose);
      drawText(context, known, choose);
      context.fillStyle = look.accent;
      context.fillRect(0, height - bar, width, bar);
      const content = await drawn.encode('jpeg', quality);
      const { description = '', section = '', title } = picture;
      const text = [title, description, section, logo ? '' : look.site].join('');
      return {
        content,
        unknownLetters: [...new Set(text)].filter(
          (letter) => !isEmoji.test(letter) && fonts.lacks(letter),
        ),
        isOfMachine: fonts.isOfMachine(text),
      };
    },
  };
}

/** The logo, or the name of the site. */
function drawHead(
  context: SKRSContext2D,
  { dir, look }: Picture,
  logo: Image | undefined,
  choose: ChooseFont,
): void {
  if (logo && logo.width > 0 && logo.height > 0) {
    const scale = Math.min(logoSize.width / logo.width, logoSize.height / logo.height);
    const [wide, high] = [logo.width * scale, logo.height * scale];
    context.drawImage(logo, dir === 'rtl' ? width - margin - wide : margin, margin, wide, high);
    return;
  }
  setFont(context, choose(600, 36));
  write(context, look.site, { dir, color: look.text, baseline: margin + 36 });
}

/** Section, title and description, which stand at the foot. */
function drawText(context: SKRSContext2D, picture: Picture, choose: ChooseFont): void {
  const { description = '', dir, look, section = '', title } = picture;
  let baseline = height - bar - 66;
  /** Writes a text whose last line stands on the base line, and moves that above the text. */
  const stack = (color: string, { lines, lineHeight }: SetText) => {
    for (const line of lines.toReversed()) {
      write(context, line, { dir, color, baseline });
      baseline -= lineHeight;
    }
  };
  const set = (text: string, lines: number, weight: number, size: number): SetText => {
    setFont(context, choose(weight, size));
    const room = { width: width - 2 * margin, lines };
    const measure = (part: string) => context.measureText(part).width;
    return { lines: textLines(text, picture.lang, room, measure), lineHeight: size * 1.18 };
  };
  stack(look.muted, { ...set(description, 2, 400, 32), lineHeight: 46 });
  if (description !== '') baseline -= 24;
  let titleText: SetText | undefined;
  for (const size of titleSizes) {
    titleText = set(title, 3, 700, size);
    if (!titleText.lines.at(-1)?.endsWith('…')) break;
  }
  if (titleText) stack(look.text, titleText);
  baseline -= 8;
  stack(look.accent, set(section, 1, 600, 28));
}

/** A text in lines, in the font that is in use. */
interface SetText {
  readonly lines: readonly string[];
  readonly lineHeight: number;
}

function setFont(context: SKRSContext2D, { font, variations }: Font): void {
  context.fontVariationSettings = variations;
  context.font = font;
}

interface Written {
  readonly dir: Picture['dir'];
  readonly color: string;
  readonly baseline: number;
}

function write(context: SKRSContext2D, text: string, { baseline, color, dir }: Written): void {
  context.direction = dir;
  context.textAlign = 'start';
  context.fillStyle = color;
  context.fillText(text, dir === 'rtl' ? width - margin : margin, baseline);
}

/** Fills the whole picture with an image, of which the middle is seen. */
function cover(context: SKRSContext2D, image: Image): void {
  const scale = Math.max(width / image.width, height / image.height);
  const [wide, high] = [image.width * scale, image.height * scale];
  context.drawImage(image, (width - wide) / 2, (height - high) / 2, wide, high);
}

/** One that cannot be read is left out, as a browser leaves it out. */
async function loadImage(canvas: CanvasPackage, file: string): Promise<Image | undefined> {
  try {
    return await canvas.loadImage(readFileSync(file));
  } catch {
    return undefined;
  }
}

const letters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;

const isEmoji = /\p{Extended_Pictographic}|\p{RI}|\p{EMod}/u;

/** A text of which most letters are unknown would be signs that say nothing, so it is left out. */
function without(picture: Picture, lacks: (letter: string) => boolean): Picture {
  const known = (text: string) => {
    const left = [...text].filter((letter) => !lacks(letter)).join('');
    return letters(left) * 2 < letters(text) ? '' : left;
  };
  const { description, look, section, title } = picture;
  return {
    ...picture,
    look: { ...look, site: known(look.site) },
    title: known(title),
    description: description && known(description),
    section: section && known(section),
  };
}
