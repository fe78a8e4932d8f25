/** The interface's own icons, by their Lucide names; others stand on each page that shows them. */
export const glyphs = [
  'check',
  'chevron-down',
  'globe',
  'list-filter',
  'menu',
  'monitor',
  'moon',
  'rss',
  'search',
  'sparkles',
  'sun',
  'text-align-start',
  'x',
] as const;
