/** The labels before or after the name of a field: one, or several. */
export function fieldLabels(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : value ? [String(value)] : [];
}
