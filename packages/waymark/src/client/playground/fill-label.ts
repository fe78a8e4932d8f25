/** Fills the `{name}` of a label. */
export function fillLabel(label: string, values: Readonly<Record<string, string>>): string {
  return label.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
