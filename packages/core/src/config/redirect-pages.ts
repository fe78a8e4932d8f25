import { diagnostic } from '../diagnostic/create.ts';
import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import { nearest } from '../diagnostic/nearest.ts';
import { withoutEndSlash } from './redirect-pattern.ts';
import { type FindRedirect, type Redirect, redirectFinder } from './redirects.ts';

/** To look for what is meant takes time for each page; many redirects to nothing have one cause. */
const maximumSuggestions = 50;

/**
 * Redirects whose source is a page, and redirects to a path where there is neither a page nor another
 * redirect.
 *
 * @param urls URLs of all pages below the base, such as `/guides/start`, and other served paths.
 */
export function checkRedirectPages(
  redirects: readonly Redirect[],
  urls: ReadonlySet<string>,
): Diagnostic[] {
  const find = redirectFinder(redirects);
  let suggestions = 0;
  const suggest = (path: string) =>
    suggestions++ < maximumSuggestions ? nearest(path, urls) : undefined;
  return redirects.flatMap((entry) => [...idle(entry, urls), ...dead(entry, find, urls, suggest)]);
}

function idle(entry: Redirect, urls: ReadonlySet<string>): Diagnostic[] {
  if (entry.pattern || !urls.has(entry.source)) return [];
  const message = `"${entry.source}" is a page, so its redirect to "${entry.destination}" has no effect.`;
  const hint = 'Remove the redirect or the page.';
  return [report('config-redirect-page', entry, message, hint, 'source')];
}

function dead(
  entry: Redirect,
  find: FindRedirect,
  urls: ReadonlySet<string>,
  suggest: (path: string) => string | undefined,
): Diagnostic[] {
  if (entry.pattern || !entry.destination.startsWith('/')) return [];
  const path = withoutEndSlash(entry.destination.replace(/[#?].*$/s, '') || '/');
  if (path === '/' || urls.has(path) || find(path) !== undefined) return [];
  const meant = suggest(path);
  const hint = meant === undefined ? 'Correct the destination.' : `Did you mean "${meant}"?`;
  const message = `"${entry.source}" is redirected to "${path}", where there is no page.`;
  return [report('config-redirect-target', entry, message, hint, 'destination')];
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
