import { hexColor } from './color.ts';
import { section } from './section.ts';

/** The accent when the configuration has none. */
export const fallbackPrimary = '#3B5BDB';

/** `colors`: the accent of the site. */
export const colors = section({
  /** Accent in light mode; required. */
  primary: hexColor,
  /** Accent in dark mode; `primary` when absent. */
  light: hexColor.optional(),
  /** Buttons and hover in both modes; `primary` when absent. */
  dark: hexColor.optional(),
}).transform(({ primary, light = primary, dark = primary }) => ({ primary, light, dark }));
