/** The tags that a query chooses: `?tags=A,B`. A comma in a tag is encoded there. */
export function tagsOfQuery(search: string): string[] {
  const given = parametersOf(search).find((parameter) => parameter.startsWith(prefix));
  return (given?.slice(prefix.length).split(',') ?? []).map(decode).filter(Boolean);
}

/** The same query with other tags; without tags it has none, and may be empty. */
export function queryWithTags(search: string, tags: readonly string[]): string {
  const others = parametersOf(search).filter((parameter) => !parameter.startsWith(prefix));
  const chosen = tags.length > 0 ? [prefix + tags.map(encodeURIComponent).join(',')] : [];
  const parameters = [...others, ...chosen];
  return parameters.length > 0 ? `?${parameters.join('&')}` : '';
}

const prefix = 'tags=';

function parametersOf(search: string): string[] {
  return search.replace(/^\?/, '').split('&').filter(Boolean);
}

function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced).trim();
  } catch {
    return spaced.trim();
  }
}
