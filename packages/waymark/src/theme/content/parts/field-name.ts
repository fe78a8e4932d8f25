const locations = ['query', 'path', 'body', 'header', 'cookie', 'auth'] as const;

type Located = Readonly<Partial<Record<(typeof locations)[number] | 'name', unknown>>>;

/** Name of a parameter and where it goes: `name` with `query`, or the value of `query` itself. */
export function locatedName(props: Located): {
  readonly name: string | undefined;
  readonly location: string | undefined;
} {
  const location = locations.find((place) => props[place] !== undefined);
  const written = location && props[location];
  const name = props['name'] ?? (typeof written === 'string' ? written : undefined);
  return { name: name === undefined ? undefined : String(name), location };
}
