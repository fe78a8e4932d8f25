const hexPattern = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** Names that people write most. */
const namedColors: ReadonlyMap<string, string> = new Map([
  ['black', '#000000'],
  ['blue', '#0000FF'],
  ['cyan', '#00FFFF'],
  ['gray', '#808080'],
  ['green', '#008000'],
  ['grey', '#808080'],
  ['navy', '#000080'],
  ['orange', '#FFA500'],
  ['pink', '#FFC0CB'],
  ['purple', '#800080'],
  ['red', '#FF0000'],
  ['teal', '#008080'],
  ['white', '#FFFFFF'],
  ['yellow', '#FFFF00'],
]);

/**
 * Whether a text is a colour of the format: `#` and three or six hexadecimal digits
 * (docs.json format, "colors"). All else could be more than a colour in a style.
 */
export function isHexColor(value: string): boolean {
  return hexPattern.test(value);
}

/** The hexadecimal form of a colour written in another usual way, without its transparency. */
export function hexOf(value: string): string | undefined {
  const digits = /^#?([0-9a-f]{3,8})$/i.exec(value)?.[1];
  if (digits?.length === 3 || digits?.length === 6) return `#${digits}`;
  if (digits?.length === 4) return `#${digits.slice(0, 3)}`;
  if (digits?.length === 8) return `#${digits.slice(0, 6)}`;
  const channels = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})/i.exec(value)?.slice(1);
  if (channels?.every((channel) => Number(channel) <= 255)) {
    const parts = channels.map((channel) => Number(channel).toString(16).padStart(2, '0'));
    return `#${parts.join('').toUpperCase()}`;
  }
  return namedColors.get(value.toLowerCase());
}
