import { z } from 'zod';
import { nearest } from '../../diagnostic/nearest.ts';
import { type Problem, problems } from './problem.ts';

/** What a theme decides when the configuration does not (brief, "States and transitions"). */
export interface ThemeDefaults {
  readonly eyebrows: 'section' | 'breadcrumbs';
  readonly drilldown: boolean;
}

/** All themes. The defaults are known for mint, almond and maple only; the rest is our choice. */
export const themes = {
  mint: { eyebrows: 'section', drilldown: true },
  maple: { eyebrows: 'section', drilldown: false },
  palm: { eyebrows: 'section', drilldown: false },
  willow: { eyebrows: 'section', drilldown: false },
  linden: { eyebrows: 'section', drilldown: false },
  almond: { eyebrows: 'section', drilldown: true },
  aspen: { eyebrows: 'section', drilldown: false },
  luma: { eyebrows: 'section', drilldown: false },
  sequoia: { eyebrows: 'section', drilldown: false },
} as const satisfies Record<string, ThemeDefaults>;

export type Theme = keyof typeof themes;

/** Names of the older mint.json and what they are called now. */
export const renamedThemes: Readonly<Record<string, Theme>> = {
  venus: 'palm',
  quill: 'willow',
  prism: 'mint',
};

// `Object.keys` gives the keys of the literal above and no others.
export const themeNames = Object.keys(themes) as Theme[];

/** The layout of the site; required. An unknown one is reported and `mint` is used. */
export const theme = z.string().check(problems(themeProblem)).pipe(z.enum(themeNames));

function themeProblem(value: string): Problem | undefined {
  if (value in themes) return undefined;
  const renamed = renamedThemes[value.toLowerCase()];
  const meant = renamed ?? nearest(value, themeNames);
  const list = `The themes are ${themeNames.join(', ')}.`;
  return {
    code: 'config-theme',
    message: `"${value}" is not a theme; "mint" is used.`,
    hint: meant === undefined ? list : `Did you mean "${meant}"? ${list}`,
  };
}
