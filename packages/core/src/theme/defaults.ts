/** Behaviour that a theme decides when `docs.json` does not. */
export interface ThemeDefaults {
  /** What stands above the title of a page: `styling.eyebrows` when unset. */
  readonly eyebrows: 'section' | 'breadcrumbs';
  /** Whether selecting a nested group opens its first page: `interaction.drilldown` when unset. */
  readonly drilldown: boolean;
}

const plain: ThemeDefaults = { eyebrows: 'section', drilldown: false };

/**
 * One row per theme, as `docs/themes.md` shows it. The specification leaves both values to the theme
 * and says that some have breadcrumbs; which they are is Waymark's own choice, as is the drilldown
 * of all themes but mint, almond and maple. Sites of mint, maple and aspen ask for breadcrumbs, so
 * these do not have them by themselves.
 */
const table: Readonly<Record<string, ThemeDefaults>> = {
  mint: { eyebrows: 'section', drilldown: true },
  maple: plain,
  palm: plain,
  willow: { eyebrows: 'breadcrumbs', drilldown: false },
  linden: plain,
  almond: { eyebrows: 'section', drilldown: true },
  aspen: plain,
  luma: { eyebrows: 'breadcrumbs', drilldown: false },
  sequoia: { eyebrows: 'breadcrumbs', drilldown: false },
};

/** The defaults of a theme; those of an unknown theme are the plainest. */
export function themeDefaults(theme: string): ThemeDefaults {
  return table[theme] ?? plain;
}
