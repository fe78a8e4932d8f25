import type { HostFile, HostRedirect, HostSite } from './host.ts';
import {
  belowBase,
  encodedRedirect,
  nameOf,
  replaceWildcards,
  wildcardsOf,
} from './redirect-pattern.ts';

/**
 * The `_redirects` file, which Netlify and Cloudflare read alike. The first match decides there, so
 * exact sources come before wildcards. Netlify knows neither 307 nor 308, whose only difference is
 * that a form is sent again. A rule there has one wildcard over several segments at most; others
 * are left out.
 *
 * @param site its destinations are addresses, or paths below the base
 */
export function redirectsFile({ base, redirects }: Omit<HostSite, 'documents'>): HostFile {
  const exact = redirects.filter(isExact);
  const patterns = redirects.filter(
    (redirect) => !isExact(redirect) && splats(redirect.source) <= 1,
  );
  const lines = [...exact, ...patterns].map((redirect) => rule(redirect, base));
  return { place: 'output', path: '_redirects', text: `${lines.join('\n')}\n` };
}

/**
 * The redirects that a host is to have from the file, as some of them are also in its own rules.
 *
 * @param hasWorker whether the worker of Cloudflare tries those with wildcards, before which pages come
 */
export function redirectsInFile(
  redirects: readonly HostRedirect[],
  hasWorker: boolean,
): readonly HostRedirect[] {
  return hasWorker ? redirects.filter(isExact) : redirects;
}

/** Whether a redirect is from one path only. */
export function isExact({ source }: HostRedirect): boolean {
  return wildcardsOf(source).length === 0;
}

/** Encoded, its parts have no white space, which would begin another part or another rule. */
function rule(redirect: HostRedirect, base: string): string {
  const { destination, permanent, source } = encodedRedirect(redirect);
  const isSplat = (wildcard: string) => wildcard.endsWith('*');
  const wildcards = wildcardsOf(source);
  const splat = wildcards.find(isSplat);
  const names = wildcards.map(nameOf);
  const from = replaceWildcards(base + source, (wildcard) => (isSplat(wildcard) ? '*' : wildcard));
  const to = replaceWildcards(belowBase(destination, base), (wildcard) => {
    const name = nameOf(wildcard);
    if (splat !== undefined && name === nameOf(splat)) return ':splat';
    return names.includes(name) ? `:${name}` : wildcard;
  });
  return `${from} ${to} ${permanent ? 301 : 302}`;
}

function splats(source: string): number {
  return wildcardsOf(source).filter((wildcard) => wildcard.endsWith('*')).length;
}
