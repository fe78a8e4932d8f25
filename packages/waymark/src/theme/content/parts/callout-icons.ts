/**
 * Lucide's icons of the typed callouts, which cards of such a type have too. Types are what authors
 * write, so that there is nothing here that objects inherit.
 */
export const calloutIcons: Readonly<Record<string, string>> = Object.assign(Object.create(null), {
  check: 'circle-check',
  danger: 'octagon-alert',
  info: 'info',
  note: 'circle-alert',
  tip: 'lightbulb',
  warning: 'triangle-alert',
});
