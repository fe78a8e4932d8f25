import { type HostRedirect, redirectPattern, withQuery } from '@waymark/content/text';
import { encodedUrl } from '@waymark/core';
import { canonicalPath, longestPath, type Redirects, withoutEndSlash } from './redirect-rules.ts';

/** The redirects of `docs.json`, as a build keeps them for the server of its site. */
export interface BuiltRedirects {
  /** Those from one path, at which the build has written a page that leads on. */
  readonly exact: Redirects;
  /** Those with wildcards, before which files come. */
  readonly patterns: Redirects;
}

/** Of a site that redirects nothing. */
export const noRedirects: BuiltRedirects = { exact: () => undefined, patterns: () => undefined };

/**
 * Reads what a build keeps at `redirectListPath`: redirects of whole paths, as `_redirects` has them.
 *
 * @throws for what is no such list
 */
export function readBuiltRedirects(text: string): BuiltRedirects {
  const all = (JSON.parse(text) as HostRedirect[]).map((redirect) => {
    const { expression, ...pattern } = redirectPattern(redirect);
    const path = withoutEndSlash(canonicalPath(redirect.source));
    return { ...pattern, path, expression: new RegExp(`^${expression}$`) };
  });
  const byPath = new Map(all.flatMap((one) => (one.isExact ? [[one.path, one]] : [])));
  const patterns = all.filter(({ isExact }) => !isExact);
  const answer = (
    { status, target }: (typeof all)[number],
    match: readonly string[],
    query: string,
  ) => {
    const address = target.map((piece) =>
      typeof piece === 'number' ? (match[piece] ?? '') : piece,
    );
    return { status, location: withQuery(address.join(''), query) };
  };
  return {
    exact(pathname, query) {
      const found = byPath.get(withoutEndSlash(canonicalPath(pathname)));
      return found && answer(found, [], query);
    },
    patterns(pathname, query) {
      if (pathname.length > longestPath) return undefined;
      const path = encodedUrl(pathname);
      for (const pattern of patterns) {
        const match = pattern.expression.exec(path);
        if (match) return answer(pattern, match, query);
      }
      return undefined;
    },
  };
}
