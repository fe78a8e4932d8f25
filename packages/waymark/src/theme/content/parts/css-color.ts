/**
 * A colour of an author for use in a `style` attribute: hex digits may come without their `#`
 * (docs/format/pages.md#card). Nothing when it is not one declaration's value, or loads something.
 */
export function cssColor(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const color = value.trim();
  if (color === '' || /[;{}\\]|(?:url|image|image-set|cross-fade|src)\(/i.test(color))
    return undefined;
  return /^([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(color) ? `#${color}` : color;
}
