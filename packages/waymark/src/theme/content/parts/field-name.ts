const locations = ['query', 'path', 'body', 'header', 'cookie', 'auth'];

/** Name of a parameter and where it goes: `name` with `query`, or the value of `query` itself. */
export function locatedName(props: Readonly<Record<string, unknown>>): {
  readonly name: string | undefined;
  readonly location: string | undefined;
} {
  const location = locations.find((place) => props[place] !== undefined);
  const written = location && props[location];
  const name = props['name'] ?? (typeof written === 'string' ? written : undefined);
  return { name: name === undefined ? undefined : String(name), location };
}
