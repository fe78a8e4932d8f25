import { diagnostic } from '../diagnostic/create.ts';
import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import { nearest } from '../diagnostic/nearest.ts';
import { type RedirectPlaces, redirectFollower } from './follow-redirects.ts';
import { redirectedPath, sample, sampleOf } from './redirect-pattern.ts';
import type { Redirect } from './redirects.ts';

/** To look for what is meant takes time for each page; many redirects to nothing have one cause. */
const maximumSuggestions = 50;

/** How many redirects of a circle a message names. */
const namedSteps = 10;

/**
 * Redirects whose source is a page.
 *
 * @param urls URLs of all pages below the base, such as `/guides/start`, and of files.
 */
export function checkRedirectPages(
  redirects: readonly Redirect[],
  urls: ReadonlySet<string>,
): Diagnostic[] {
  return redirects.flatMap((entry) => {
    if (entry.pattern || !urls.has(entry.source)) return [];
    const message = `"${entry.source}" is a page, so its redirect to "${entry.destination}" has no effect.`;
    const hint = 'Remove the redirect or the page.';
    return report('config-redirect-page', entry, message, hint, 'source');
  });
}

/** Redirects to a path where there is nothing, and those that lead on for ever. */
export function checkRedirectTargets(
  redirects: readonly Redirect[],
  places: RedirectPlaces,
): Diagnostic[] {
  const follow = redirectFollower(redirects, places);
  const reported = new Set<string>();
  // Of what leads to the same nothing over others, they are reported.
  const named = new Set(redirects.map(({ destination }) => destination.replace(/[#?].*$/s, '')));
  const suggest = (path: string) =>
    reported.size < maximumSuggestions ? nearest(path.slice(1), places.known) : undefined;
  return redirects.flatMap((entry) => {
    const end = follow(redirectedPath(entry, sampleOf(entry.source)) ?? entry.destination);
    if (end.kind === 'loop') {
      const circle = end.circle.map(written);
      const key = circle.toSorted().join('\n') || entry.source;
      if (reported.has(key)) return [];
      reported.add(key);
      return report('config-redirect-loop', entry, ...loop(entry, circle), 'source');
    }
    if (end.kind !== 'missing' || end.path.includes(sample)) return [];
    const { isDirect, path } = end;
    if (!isDirect && named.has(path)) return [];
    reported.add(entry.source);
    const meant = suggest(path);
    const hint = meant === undefined ? 'Correct the destination.' : `Did you mean "/${meant}"?`;
    const message = `"${entry.source}" is redirected to "${path}", where there is no page.`;
    return report('config-redirect-target', entry, message, hint, 'destination');
  });
}

function loop({ source }: Redirect, [first, ...others]: readonly string[]): [string, string] {
  const steps = [first, ...others.slice(0, namedSteps), first].map((path) => `"${path}"`);
  return [
    first === undefined
      ? `The redirect from "${source}" leads to a longer path each time.`
      : `The redirects ${steps.join(' → ')} go in a circle.`,
    'Remove one of them or change its destination.',
  ];
}

function written(path: string): string {
  return path.replaceAll(sample, '…');
}

function report(
  code: 'config-redirect-loop' | 'config-redirect-page' | 'config-redirect-target',
  entry: Redirect,
  message: string,
  hint: string,
  key: string,
): Diagnostic {
  return diagnostic(code, {
    at: entry.location,
    message,
    hint,
    pointer: `${entry.pointer}/${key}`,
  });
}
