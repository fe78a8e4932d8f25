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
 * The colour of a text as the format has it: `#` and three or six hexadecimal digits (docs.json
 * format, "colors"), also where it is written in another usual way, without its transparency.
 * Nothing for all other texts, which could be more than a colour in a style.
 */
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

/** What to say of a text that is not written as the format has colours. */
export function colorProblem(written: string): { readonly message: string; readonly hint: string } {
  const color = hexOf(written);
  return {
    message: `"${written}" is not a colour that can be used here: only # and three or six hexadecimal digits are.`,
    hint: color === undefined ? 'Write a colour like "#3B5BDB".' : `Write "${color}".`,
  };
}
