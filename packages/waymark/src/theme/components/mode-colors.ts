import type { ModeColor } from '@waymark/core';

/** A colour of docs.json as inline style: `--wm-own-light` and `--wm-own-dark`. */
export function modeColors(color: ModeColor | undefined): string | undefined {
  return properties('own', color);
}

/** The colour of a banner as inline style: `--wm-banner-light` and `--wm-banner-dark`. */
export function bannerColors(color: ModeColor | undefined): string | undefined {
  return properties('banner', color);
}

function properties(name: string, color: ModeColor | undefined): string | undefined {
  const light = color?.light ?? color?.dark;
  return light && `--wm-${name}-light:${light};--wm-${name}-dark:${color?.dark ?? light}`;
}
