import { diagnostic } from '../diagnostic/create.ts';
import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import { nearest } from '../diagnostic/nearest.ts';
import { withoutEndSlash } from './redirect-pattern.ts';
import { findRedirect, type Redirect } from './redirects.ts';

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
  return redirects.flatMap((entry) => [...idle(entry, urls), ...dead(entry, redirects, urls)]);
}

function idle(entry: Redirect, urls: ReadonlySet<string>): Diagnostic[] {
  if (entry.pattern || !urls.has(entry.source)) return [];
  const message = `"${entry.source}" is a page, so its redirect to "${entry.destination}" has no effect.`;
  const hint = 'Remove the redirect or the page.';
  return [report('config-redirect-page', entry, message, hint, 'source')];
}

function dead(
  entry: Redirect,
  redirects: readonly Redirect[],
  urls: ReadonlySet<string>,
): Diagnostic[] {
  if (entry.pattern || !entry.destination.startsWith('/')) return [];
  const path = withoutEndSlash(entry.destination.replace(/[#?].*$/s, '') || '/');
  if (path === '/' || urls.has(path) || findRedirect(redirects, path) !== undefined) return [];
  const meant = nearest(path, urls);
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
