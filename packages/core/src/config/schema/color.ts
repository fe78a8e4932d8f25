import { z } from 'zod';
import { colorProblem, hexOf } from '../../theme/hex-color.ts';
import { type Problem, problems } from './problem.ts';
import { section } from './section.ts';

/** A colour: `#` and three or six hexadecimal digits (docs.json format, "colors"). */
export const hexColor = z
  .string()
  .trim()
  .check(problems(problemOf))
  .meta({ pattern: '^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$' });

/**
 * A colour that may differ between light and dark mode. A single colour serves both modes.
 * Source: docs.json format, `banner.color`, `background.color`.
 */
export const modeColor = z.union([
  hexColor.transform((value) => ({ light: value, dark: value })),
  section({ light: hexColor.optional(), dark: hexColor.optional() }),
]);

function problemOf(value: string): Problem | undefined {
  const color = hexOf(value);
  if (color === value) return undefined;
  return {
    code: 'config-color',
    ...colorProblem(value),
    ...(color === undefined ? {} : { replacement: { value: color } }),
  };
}
