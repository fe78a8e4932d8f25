import { fromLinear, type Rgb, toLinear } from './color.ts';

/** A colour in OKLCH, where lightness can change while the hue looks the same. */
export interface Oklch {
  /** 0 for black to 1 for white. */
  readonly lightness: number;
  /** 0 for grey to about 0.37. */
  readonly chroma: number;
  /** Radians. */
  readonly hue: number;
}

/** sRGB to OKLCH, with the matrices of CSS Color 4, section 10. */
export function toOklch(color: Rgb): Oklch {
  const red = toLinear(color.red);
  const green = toLinear(color.green);
  const blue = toLinear(color.blue);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  };
}

/** OKLCH to sRGB; a colour that no screen can show loses chroma until it fits. */
export function fromOklch(color: Oklch): Rgb {
  const direct = toRgb(color);
  if (isDisplayable(direct)) return direct;
  let fitting = 0;
  let tooMuch = color.chroma;
  while (tooMuch - fitting > 0.0005) {
    const chroma = (fitting + tooMuch) / 2;
    if (isDisplayable(toRgb({ ...color, chroma }))) fitting = chroma;
    else tooMuch = chroma;
  }
  return toRgb({ ...color, chroma: fitting });
}

function toRgb({ lightness, chroma, hue }: Oklch): Rgb {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return {
    red: fromLinear(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    green: fromLinear(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    blue: fromLinear(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  };
}

/** Within the range of sRGB, but for an error smaller than half a step of 256. */
function isDisplayable({ red, green, blue }: Rgb): boolean {
  return [red, green, blue].every((channel) => channel >= -0.0015 && channel <= 1.0015);
}
