/** The part of the name of a component before its first dot. */
export function objectOf(name: string): string {
  return name.split('.')[0] ?? name;
}
