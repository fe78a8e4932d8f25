import { signInPath } from './sign-in-paths.ts';

/** Stands for the origin of the site, which nobody can own. */
const own = 'http://site.invalid';

/**
 * Where a reader goes on after signing in: a path of the site itself, else its start. Whatever a link
 * says, nobody is led elsewhere.
 *
 * @param base path that the site is served under, without a slash at the end
 */
export function returnAddress(written: unknown, base: string): string {
  const start = `${base}/`;
  if (typeof written !== 'string' || !written.startsWith('/') || written.length > 2_000)
    return start;
  const url = URL.parse(written, own);
  if (url?.origin !== own || url.pathname.startsWith('//')) return start;
  const isBelow = url.pathname.startsWith(start);
  const isSignIn = url.pathname.startsWith(base + signInPath);
  return isBelow && !isSignIn ? url.pathname + url.search + url.hash : start;
}
