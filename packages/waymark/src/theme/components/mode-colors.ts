import type { ModeColor } from '@waymark/core';

/** A colour of docs.json as inline style: `--wm-own-light` and `--wm-own-dark`. */
export function modeColors(color: ModeColor | undefined): string | undefined {
  const light = color?.light ?? color?.dark;
  return light && `--wm-own-light:${light};--wm-own-dark:${color?.dark ?? light}`;
}
