type Names = Partial<Record<'ariaLabel' | 'aria-label' | 'title', unknown>>;

/** What an icon is called by its author; undefined for decoration. */
export function iconLabel(props: Readonly<Names>): string | undefined {
  const label = props.ariaLabel ?? props['aria-label'] ?? props.title;
  return typeof label === 'string' && label.trim() !== '' ? label : undefined;
}
