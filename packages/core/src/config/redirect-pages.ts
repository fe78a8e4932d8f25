import { diagnostic } from '../diagnostic/create.ts';
import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import { nearest } from '../diagnostic/nearest.ts';
import { type RedirectPlaces, redirectFollower } from './follow-redirects.ts';
import { pathOfAddress, redirectedPath, sample, sampleOf } from './redirect-pattern.ts';
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

/**
 * Redirects that lead to the source of another one. Where a page is, none takes effect.
 *
 * @param redirects without loops
 * @param urls URLs of all pages below the base, and of files
 */
export function checkRedirectChains(
  redirects: readonly Redirect[],
  urls: ReadonlySet<string>,
): Diagnostic[] {
  const effective = redirects.filter(({ pattern, source }) => !pattern && !urls.has(source));
  const bySource = new Map(effective.map((entry) => [entry.source, entry]));
  const next = ({ destination }: Redirect) => bySource.get(pathOfAddress(destination));
  const ends = new Map<Redirect, Redirect>();
  for (const start of effective) {
    const walked: Redirect[] = [];
    let at: Redirect | undefined = start;
    for (; at && !ends.has(at); at = next(at)) walked.push(at);
    const end = (at && ends.get(at)) ?? walked.at(-1) ?? start;
    for (const entry of walked) ends.set(entry, end);
  }
  return [...ends].flatMap(([entry, end]) => {
    if (entry === end) return [];
    const { destination, source } = entry;
    const message = `"${source}" leads to "${destination}", which is redirected itself.`;
    const hint = `Lead "${source}" to "${end.destination}" directly.`;
    return report('config-redirect-chain', entry, message, hint, 'destination');
  });
}

/** What redirects are checked against. */
export interface RedirectTargets extends RedirectPlaces {
  /** Tells of a file that the site does not have why that is so, and what to do; nothing of other paths. */
  readonly unpublished: (
    path: string,
  ) => { readonly why: string; readonly hint: string } | undefined;
}

/** Redirects to a path where there is nothing, and those that lead on for ever. */
export function checkRedirectTargets(
  redirects: readonly Redirect[],
  places: RedirectTargets,
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
    const left = places.unpublished(path.slice(1));
    if (left) {
      const message = `"${entry.source}" is redirected to the file "${path}", which is not published: ${left.why}.`;
      return report('config-redirect-target', entry, message, left.hint, 'destination');
    }
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
  code:
    | 'config-redirect-chain'
    | 'config-redirect-loop'
    | 'config-redirect-page'
    | 'config-redirect-target',
  entry: Redirect,
  message: string,
  hint: string,
  key: 'source' | 'destination',
): Diagnostic {
  return diagnostic(code, {
    at: key === 'source' ? entry.location : entry.destinationLocation,
    message,
    hint,
    pointer: `${entry.pointer}/${key}`,
  });
}
