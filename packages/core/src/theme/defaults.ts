/** Behaviour that a theme decides when `docs.json` does not. */
export interface ThemeDefaults {
  /** What stands above the title of a page: `styling.eyebrows` when unset. */
  readonly eyebrows: 'section' | 'breadcrumbs';
  /** Whether selecting a nested group opens its first page: `interaction.drilldown` when unset. */
  readonly drilldown: boolean;
}

const plain: ThemeDefaults = { eyebrows: 'section', drilldown: false };

/**
 * One row per theme. The brief leaves both values to the theme; the eyebrow of every theme and
 * the drilldown of all but mint, almond and maple are Waymark's own choice.
 */
const table: Readonly<Record<string, ThemeDefaults>> = {
  mint: { eyebrows: 'section', drilldown: true },
  maple: plain,
  palm: plain,
  willow: plain,
  linden: plain,
  almond: { eyebrows: 'section', drilldown: true },
  aspen: plain,
  luma: plain,
  sequoia: plain,
};

/** The defaults of a theme; those of an unknown theme are the plainest. */
export function themeDefaults(theme: string): ThemeDefaults {
  return table[theme] ?? plain;
}
