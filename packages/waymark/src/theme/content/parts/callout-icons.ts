/** Lucide's icons of the typed callouts, which cards of such a type have too. */
export const calloutIcons: Readonly<Record<string, string>> = {
  check: 'circle-check',
  danger: 'octagon-alert',
  info: 'info',
  note: 'circle-alert',
  tip: 'lightbulb',
  warning: 'triangle-alert',
};
