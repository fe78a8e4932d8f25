/** What a redirect does with an address. */
export interface RedirectRule {
  readonly source: string;
  readonly destination: string;
}

const wildcardPattern = /:(\w+)(\*?)|\*/g;
const special = /[.+?^${}()|[\]\\]/g;

/**
 * The wildcards of a path, as written: `:name*` (rest of the path), `*` (any text), `:name` (one
 * segment). Addresses keep their scheme and port apart.
 */
export function wildcardsOf(path: string): string[] {
  const own = path.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, '');
  return [...own.matchAll(wildcardPattern)].map((match) => match[0]);
}

/**
 * Whether a path can be tried against a source in so many ways that one request would hold a server up.
 * Where a wildcard ends is open when it is `*`, or stands in a segment with others; with three of those the
 * ways grow with the cube of the length of a path.
 */
export function isCostly(source: string): boolean {
  const open = source.split('/').flatMap((segment) => {
    const wildcards = wildcardsOf(segment);
    return wildcards.filter((wildcard) => wildcards.length > 1 || wildcard.endsWith('*'));
  });
  return open.length > 2;
}

/** Text that stands for wildcards when a pattern is tried. */
export const sample = 'wildcard';

/** A path that a source matches. */
export function sampleOf(source: string): string {
  return source.replaceAll(wildcardPattern, sample);
}

/** The name that source and destination share: `slug` for `:slug*`; empty for a bare `*`. */
export function wildcardName(wildcard: string): string {
  return wildcard.replace(/^:|\*$/g, '');
}

/**
 * Where a rule leads from a path, or nothing when the path does not match. A slash at the end of
 * the path does not count.
 */
export function redirectedPath(rule: RedirectRule, path: string): string | undefined {
  return redirectMatcher(rule)(path);
}

/** `redirectedPath` for many paths. */
export function redirectMatcher(rule: RedirectRule): (path: string) => string | undefined {
  const expression = sourceExpression(rule.source);
  const names = wildcardsOf(rule.source).map(wildcardName);
  const origin = /^[a-z][a-z0-9+.-]*:\/\/[^/]*/i.exec(rule.destination)?.[0] ?? '';
  return (path) => {
    const match = expression.exec(withoutEndSlash(path));
    if (match === null) return undefined;
    const captures = new Map(names.map((name, index) => [name, match[index + 1] ?? '']));
    if (captures.size === 0) return rule.destination;
    const filled = rule.destination
      .slice(origin.length)
      .replaceAll(
        wildcardPattern,
        (_all, name: string | undefined) => captures.get(name ?? '') ?? '',
      );
    return origin + filled;
  };
}

/** A path without slash at its end; the root stays. */
export function withoutEndSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
}

function sourceExpression(source: string): RegExp {
  let expression = '';
  let position = 0;
  const path = withoutEndSlash(source);
  for (const match of path.matchAll(wildcardPattern)) {
    const before = path.slice(position, match.index).replace(special, '\\$&');
    const segment = match[1] !== undefined && match[2] === '';
    position = match.index + match[0].length;
    // The rest of a path may be empty, and then the slash before it is absent too.
    const isWhole = before.endsWith('/') && [undefined, '/'].includes(path[position]);
    const optionalRest = !segment && isWhole;
    expression += optionalRest ? `${before.slice(0, -1)}(?:/(.*))?` : before;
    if (!optionalRest) expression += segment ? '([^/]+)' : '(.*)';
  }
  return new RegExp(`^${expression}${path.slice(position).replace(special, '\\$&')}$`);
}

/** The path of an address of the site, without query, fragment and a slash at its end. */
export function pathOfAddress(address: string): string {
  return withoutEndSlash(address.replace(/[#?].*$/s, ''));
}
