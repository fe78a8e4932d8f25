import { createHash } from 'node:crypto';
import { remember } from '@waymark/core';
import type { CanvasPackage } from './canvas.ts';

/** The fonts that a machine has. */
export interface MachineFonts {
  readonly families: readonly string[];
  /** Another one for other fonts. */
  readonly id: string;
}

/** Tells the fonts of this machine. It is asked first before any other font is made known. */
export function machineFonts({ GlobalFonts }: CanvasPackage): MachineFonts {
  return fontsOf(GlobalFonts);
}

/** The name by which the machine has a family, however that is written. */
export function machineFamily(canvas: CanvasPackage, family: string): string | undefined {
  const wanted = family.trim().toLowerCase();
  return machineFonts(canvas).families.find((name) => name.toLowerCase() === wanted);
}

/** What is listed first is not the same each time. */
const fontsOf = remember(({ families: found }: CanvasPackage['GlobalFonts']): MachineFonts => {
  const fonts = found.map((font) => JSON.stringify(font)).sort();
  const id = createHash('sha256').update(fonts.join('\n')).digest('hex').slice(0, 16);
  return { families: found.map(({ family }) => family), id };
});
