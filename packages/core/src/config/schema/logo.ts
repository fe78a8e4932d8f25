import { z } from 'zod';
import { href } from './href.ts';
import { pairProblem } from './mode-pair.ts';
import { problems } from './problem.ts';
import { section } from './section.ts';
import { pathOrUrl } from './text.ts';

/** `logo`: picture beside or instead of the name; one path serves both modes. */
export const logo = z.union([
  pathOrUrl.transform((path) => ({ light: path, dark: path, href: undefined })),
  section({
    /** Picture in light mode. */
    light: z.string().optional(),
    /** Picture in dark mode. */
    dark: z.string().optional(),
    /** Where the logo leads; the home page when absent. */
    href: href.optional(),
  })
    .check(problems((value) => pairProblem('logo', value)))
    .meta({ required: ['light', 'dark'] })
    .transform(({ light = '', dark = '', href }) => ({ light, dark, href })),
]);

/** `favicon`: picture in the browser's tab; one path serves both modes. */
export const favicon = z.union([
  pathOrUrl.transform((path) => ({ light: path, dark: path })),
  section({
    /** Picture for light browsers. */
    light: z.string().optional(),
    /** Picture for dark browsers. */
    dark: z.string().optional(),
  })
    .check(problems((value) => pairProblem('favicon', value)))
    .meta({ required: ['light', 'dark'] })
    .transform(({ light = '', dark = '' }) => ({ light, dark })),
]);
