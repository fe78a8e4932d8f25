import type { HostFile, HostRedirect, HostSite } from './host.ts';

/**
 * The `_redirects` file, which Netlify and Cloudflare read alike. The first match decides there, so
 * exact sources come before wildcards. Netlify knows neither 307 nor 308, whose only difference is
 * that a form is sent again. A rule there has one wildcard over several segments at most; others
 * are left out.
 *
 * @param site its destinations are addresses, or paths below the base
 */
export function redirectsFile({ base, redirects }: Omit<HostSite, 'documents'>): HostFile {
  const exact = redirects.filter(({ source }) => !/[*:]/.test(source));
  const patterns = redirects.filter(
    (redirect) => !exact.includes(redirect) && splats(redirect.source) <= 1,
  );
  const lines = [...exact, ...patterns].map((redirect) => rule(redirect, base));
  return { place: 'output', path: '_redirects', text: `${lines.join('\n')}\n` };
}

function rule({ source, destination, permanent }: HostRedirect, base: string): string {
  const target = destination.startsWith('/') ? base + destination : destination;
  const from = (base + source).replace(splat, '*');
  return `${from} ${target.replace(splat, ':splat')} ${permanent ? 301 : 302}`;
}

/** `:rest*` and `*`: what they match is `:splat` in the destination. */
const splat = /:[A-Za-z]\w*\*|\*/g;

function splats(source: string): number {
  return source.match(splat)?.length ?? 0;
}
