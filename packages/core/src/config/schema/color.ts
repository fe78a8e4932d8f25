import { z } from 'zod';
import { hexOf, isHexColor } from '../../theme/hex-color.ts';
import { type Problem, problems } from './problem.ts';
import { section } from './section.ts';

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
  if (isHexColor(value)) return undefined;
  const converted = hexOf(value);
  return {
    code: 'config-color',
    message: `"${value}" is not a colour that can be used here: only # and three or six hexadecimal digits are.`,
    hint: converted === undefined ? 'Write a colour like "#3B5BDB".' : `Write "${converted}".`,
    ...(converted === undefined ? {} : { replacement: { value: converted } }),
  };
}
