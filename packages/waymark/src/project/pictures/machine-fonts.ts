import type { CanvasPackage } from './canvas.ts';

const known = new WeakMap<CanvasPackage['GlobalFonts'], readonly string[]>();

/** The families that the machine has. It is asked first once, before any other font is made known. */
export function machineFamilies({ GlobalFonts }: CanvasPackage): readonly string[] {
  const families = known.get(GlobalFonts) ?? GlobalFonts.families.map(({ family }) => family);
  known.set(GlobalFonts, families);
  return families;
}

/** The name by which the machine has a family, however that is written. */
export function machineFamily(canvas: CanvasPackage, family: string): string | undefined {
  const wanted = family.trim().toLowerCase();
  return machineFamilies(canvas).find((name) => name.toLowerCase() === wanted);
}
