import { z } from 'zod';
import { nearest } from '../../diagnostic/nearest.ts';
import { lookup } from '../lookup.ts';
import { type Problem, problems } from './problem.ts';

/** The themes of the format. */
export const themeNames = [
  'mint',
  'maple',
  'palm',
  'willow',
  'linden',
  'almond',
  'aspen',
  'luma',
  'sequoia',
] as const;

/** Name of a theme. */
export type Theme = (typeof themeNames)[number];

/** Names of the older mint.json and what they are called now. */
export const renamedThemes: Readonly<Record<string, Theme>> = {
  venus: 'palm',
  quill: 'willow',
  prism: 'mint',
};

/** The layout of the site; required. For an unknown one, which is reported, lenient rules have `mint`. */
export const theme = z
  .string()
  .check(problems(themeProblem))
  .pipe(z.enum(themeNames))
  .meta({ enum: themeNames });

function themeProblem(value: string): Problem | undefined {
  if (themeNames.some((name) => name === value)) return undefined;
  const renamed = lookup(renamedThemes, value.toLowerCase());
  const meant = renamed ?? nearest(value, themeNames);
  const list = `The themes are ${themeNames.join(', ')}.`;
  return {
    code: 'config-theme',
    message: `"${value}" is not a theme. Lenient rules use "mint" in its place.`,
    hint: meant === undefined ? list : `Did you mean "${meant}"? ${list}`,
  };
}
