import { z } from 'zod';
import { lookup } from '../lookup.ts';
import { type Problem, problems } from './problem.ts';
import { section } from './section.ts';

const hexPattern = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** Names that people write most; every other name is reported without a suggestion. */
const namedColors: Readonly<Record<string, string>> = {
  black: '#000000',
  blue: '#0000FF',
  cyan: '#00FFFF',
  gray: '#808080',
  green: '#008000',
  grey: '#808080',
  navy: '#000080',
  orange: '#FFA500',
  pink: '#FFC0CB',
  purple: '#800080',
  red: '#FF0000',
  teal: '#008080',
  white: '#FFFFFF',
  yellow: '#FFFF00',
};

/** A colour: `#` and three or six hexadecimal digits (docs.json format, "colors"). */
export const hexColor = z
  .string()
  .trim()
  .check(problems(colorProblem))
  .meta({ pattern: '^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$' });

/**
 * A colour that may differ between light and dark mode. A single colour serves both modes.
 * Source: docs.json format, `banner.color`, `background.color`.
 */
export const modeColor = z.union([
  hexColor.transform((value) => ({ light: value, dark: value })),
  section({ light: hexColor.optional(), dark: hexColor.optional() }),
]);

function colorProblem(value: string): Problem | undefined {
  if (hexPattern.test(value)) return undefined;
  const converted = toHex(value);
  return {
    code: 'config-color',
    message: `"${value}" is not a colour that can be used here: only # and three or six hexadecimal digits are.`,
    hint: converted === undefined ? 'Write a colour like "#3B5BDB".' : `Write "${converted}".`,
    ...(converted === undefined ? {} : { replacement: { value: converted } }),
  };
}

/** The hexadecimal form of a colour written in another usual way, without its transparency. */
function toHex(value: string): string | undefined {
  const digits = /^#?([0-9a-f]{3,8})$/i.exec(value)?.[1];
  if (digits?.length === 3 || digits?.length === 6) return `#${digits}`;
  if (digits?.length === 4) return `#${digits.slice(0, 3)}`;
  if (digits?.length === 8) return `#${digits.slice(0, 6)}`;
  const channels = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})/i.exec(value)?.slice(1);
  if (channels?.every((channel) => Number(channel) <= 255)) {
    const parts = channels.map((channel) => Number(channel).toString(16).padStart(2, '0'));
    return `#${parts.join('').toUpperCase()}`;
  }
  return lookup(namedColors, value.toLowerCase());
}
