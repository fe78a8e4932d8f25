import { decoded } from '../page/decoded.ts';
import { pathOfAddress } from './redirect-pattern.ts';
import { type Redirect, redirectFinder } from './redirects.ts';

/** What a redirect may lead to. */
export interface RedirectPlaces {
  /** Paths of pages and files, decoded and without slashes around, which come before redirects. */
  readonly known: ReadonlySet<string>;
  /** Whether something is at a decoded path. */
  readonly exists: (path: string) => boolean;
}

/** What following them needs to know. */
export interface FollowedPlaces extends Pick<RedirectPlaces, 'exists'> {
  readonly known: Pick<RedirectPlaces['known'], 'has'>;
}

/** Where one gets to from an address, by way of redirects. Paths are decoded. */
export type RedirectEnd =
  | { readonly kind: 'there'; readonly path: string }
  /** @property isDirect no other redirect led there */
  | { readonly kind: 'missing'; readonly path: string; readonly isDirect: boolean }
  | { readonly kind: 'elsewhere' }
  /** @property circle paths, each of which leads to the next; empty where there is always another one */
  | { readonly kind: 'loop'; readonly circle: readonly string[] };

/** Where a decoded path leads on to, if it does. */
export type RedirectLookup = (path: string) => { readonly destination: string } | undefined;

/** Browsers give up after so many. */
const mostSteps = 20;

/** Follows addresses as a browser does, over exact redirects and patterns. */
export function redirectFollower(
  redirects: readonly Redirect[] | RedirectLookup,
  { exists, known }: FollowedPlaces,
): (address: string) => RedirectEnd {
  const find = typeof redirects === 'function' ? redirects : redirectFinder(redirects);
  return (address) => {
    const seen: string[] = [];
    let at = address;
    while (seen.length < mostSteps) {
      if (!at.startsWith('/')) return { kind: 'elsewhere' };
      const path = decoded(pathOfAddress(at));
      if (known.has(path.slice(1))) return { kind: 'there', path };
      const next = find(path);
      if (next === undefined) {
        if (exists(path)) return { kind: 'there', path };
        return { kind: 'missing', path, isDirect: seen.length === 0 };
      }
      if (seen.includes(path)) return { kind: 'loop', circle: seen.slice(seen.indexOf(path)) };
      seen.push(path);
      at = next.destination;
    }
    return { kind: 'loop', circle: [] };
  };
}
