import { z } from 'zod';
import { modeColor } from './color.ts';
import { pairProblem } from './mode-pair.ts';
import { problems } from './problem.ts';
import { section } from './section.ts';
import { pathOrUrl } from './text.ts';

/** `appearance`: light or dark mode. */
export const appearance = section({
  /** Mode until the visitor chooses; `system` by default. */
  default: z.enum(['system', 'light', 'dark']).default('system'),
  /** Hides the switch between the modes; false by default. */
  strict: z.boolean().default(false),
}).prefault({});

const backgroundImage = z.union([
  pathOrUrl.transform((path) => ({ light: path, dark: path })),
  section({ light: z.string().optional(), dark: z.string().optional() })
    .check(problems((value) => pairProblem('background.image', value)))
    .meta({ required: ['light', 'dark'] })
    .transform(({ light = '', dark = '' }) => ({ light, dark })),
]);

/** `background`: what lies behind a page; nothing by default. */
export const background = section({
  /** Decorative layer. */
  decoration: z.enum(['gradient', 'grid', 'windows']).optional(),
  /** Picture behind the page. */
  image: backgroundImage.optional(),
  /** Colour of the page; the theme's when absent. */
  color: modeColor.optional(),
}).prefault({});
