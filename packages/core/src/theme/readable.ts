import { contrastRatio, formatHex, parseHex, type Rgb } from './color.ts';
import { fromOklch, toOklch } from './oklch.ts';

/** Text where white cannot be read; colours of text are darkened towards it there. */
export const black: Rgb = { red: 0, green: 0, blue: 0 };
/** Text wherever it can be read; colours of text are lightened towards it there. */
export const white: Rgb = { red: 1, green: 1, blue: 1 };

/** Least contrast of text on its background (WCAG 2.2, success criterion 1.4.3). */
export const textContrast = 4.5;

/**
 * The colour, made lighter or darker only as far as text of it needs to be readable on the
 * background. A colour that is readable already stays as it is.
 */
export function readableOn(background: Rgb, color: Rgb): Rgb {
  if (contrastRatio(color, background) >= textContrast) return color;
  const start = toOklch(color);
  let near = start.lightness;
  let far = blackOrWhiteOn(background) === black ? 0 : 1;
  while (Math.abs(far - near) > 0.001) {
    const lightness = (near + far) / 2;
    if (contrastRatio(shown({ ...start, lightness }), background) >= textContrast) far = lightness;
    else near = lightness;
  }
  return shown({ ...start, lightness: far });
}

/** White where it is readable, else black; one of the two always reaches 4.5:1. */
export function blackOrWhiteOn(background: Rgb): Rgb {
  return contrastRatio(white, background) >= textContrast ? white : black;
}

/** The colour as it will be written, so that rounding cannot lose the contrast again. */
function shown(color: Parameters<typeof fromOklch>[0]): Rgb {
  const rgb = fromOklch(color);
  return parseHex(formatHex(rgb)) ?? rgb;
}
