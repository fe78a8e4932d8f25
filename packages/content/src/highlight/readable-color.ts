import { black, formatHex, mix, parseHex, readableOn, white } from '@waymark/core/page';

/** How far the ground of a marked line goes from that of the block towards its opposite. */
const tint = 0.06;

/**
 * A colour of a theme as it is shown: what is readable on the theme's ground is so on a marked
 * line too. What the theme itself makes fainter stays as it is.
 */
export function readableColor(color: string, background: string): string {
  const [text, ground] = [parseHex(color), parseHex(background)];
  if (!text || !ground || readableOn(ground, text) !== text) return color;
  const opposite = ground.red + ground.green + ground.blue > 1.5 ? black : white;
  const readable = readableOn(mix(ground, opposite, tint), text);
  return readable === text ? color : formatHex(readable).toUpperCase();
}
