import { diagnostic } from '../diagnostic/create.ts';
import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import { nearest } from '../diagnostic/nearest.ts';
import { withoutEndSlash } from './redirect-pattern.ts';
import type { Redirect } from './redirects.ts';

/** To look for what is meant takes time for each page; many redirects to nothing have one cause. */
const maximumSuggestions = 50;

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

/** What a redirect may lead to. */
export interface RedirectPlaces {
  /** Whether a page, a file or another redirect is at a decoded path. */
  readonly exists: (path: string) => boolean;
  /** Paths that may be meant, without a slash in front. */
  readonly known: Iterable<string>;
}

/** Redirects to a path where there is nothing. */
export function checkRedirectTargets(
  redirects: readonly Redirect[],
  { exists, known }: RedirectPlaces,
): Diagnostic[] {
  let suggestions = 0;
  const suggest = (path: string) =>
    suggestions++ < maximumSuggestions ? nearest(path.slice(1), known) : undefined;
  return redirects.flatMap((entry) => {
    if (entry.pattern || !entry.destination.startsWith('/')) return [];
    const path = withoutEndSlash(entry.destination.replace(/[#?].*$/s, '') || '/');
    if (exists(decoded(path))) return [];
    const meant = suggest(path);
    const hint = meant === undefined ? 'Correct the destination.' : `Did you mean "/${meant}"?`;
    const message = `"${entry.source}" is redirected to "${path}", where there is no page.`;
    return report('config-redirect-target', entry, message, hint, 'destination');
  });
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function report(
  code: 'config-redirect-page' | 'config-redirect-target',
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
