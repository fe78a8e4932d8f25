/** What an icon is called by its author; undefined for decoration. */
export function iconLabel(props: Readonly<Record<string, unknown>>): string | undefined {
  const label = props['ariaLabel'] ?? props['aria-label'] ?? props['title'];
  return typeof label === 'string' && label.trim() !== '' ? label : undefined;
}
