/** A colour in sRGB, each channel from 0 to 1. */
export interface Rgb {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

/** Reads `#rgb` or `#rrggbb`; nothing for every other way of writing a colour. */
export function parseHex(text: string): Rgb | undefined {
  const digits = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[0].slice(1);
  if (digits === undefined) return undefined;
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return {
    red: channelAt(full, 0),
    green: channelAt(full, 2),
    blue: channelAt(full, 4),
  };
}

function channelAt(digits: string, start: number): number {
  return Number.parseInt(digits.slice(start, start + 2), 16) / 255;
}

/** Writes a colour as `#rrggbb`, rounded to the nearest of 256 steps a channel. */
export function formatHex({ red, green, blue }: Rgb): string {
  const digits = [red, green, blue].map((channel) => {
    const step = Math.round(Math.min(1, Math.max(0, channel)) * 255);
    return step.toString(16).padStart(2, '0');
  });
  return `#${digits.join('')}`;
}

/** `base` with `share` (0 to 1) of `other` laid over it, in sRGB as browsers blend. */
export function mix(base: Rgb, other: Rgb, share: number): Rgb {
  const blend = (from: number, to: number) => from + (to - from) * share;
  return {
    red: blend(base.red, other.red),
    green: blend(base.green, other.green),
    blue: blend(base.blue, other.blue),
  };
}

/** Relative luminance, 0 for black to 1 for white (WCAG 2.2, "relative luminance"). */
export function relativeLuminance({ red, green, blue }: Rgb): number {
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);
}

/** Contrast ratio, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const [dark, light] = [relativeLuminance(one), relativeLuminance(other)].sort((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** An sRGB channel as linear light. */
export function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

/** Linear light as an sRGB channel. */
export function fromLinear(light: number): number {
  return light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
}
