/**
 * Puts values into the `{name}` places of a message. A place without a value stays as it is.
 */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? `${values[name]}` : place,
  );
}
