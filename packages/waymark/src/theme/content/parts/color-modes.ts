import { cssColor } from './css-color.ts';

/** The colours of a swatch in the two modes; one that is given for one mode stands for both. */
export function colorModes(value: unknown): { readonly light: string; readonly dark: string } {
  const { light, dark }: Modes =
    typeof value === 'object' && value !== null ? value : { light: value };
  return { light: color(light ?? dark), dark: color(dark ?? light) };
}

interface Modes {
  readonly light?: unknown;
  readonly dark?: unknown;
}

function color(value: unknown): string {
  return cssColor(typeof value === 'string' ? value : undefined) ?? 'transparent';
}
