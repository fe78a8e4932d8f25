/**
 * A boolean property as authors write it: bare, `{true}`, `"true"`, `"Yes"`. A missing one and the
 * strings `"false"`, `"no"` and `"0"` are false.
 */
export function flag(value: unknown): boolean {
  if (typeof value !== 'string') return Boolean(value);
  return !['false', 'no', '0'].includes(value.trim().toLowerCase());
}
