import { diagnostic } from '../diagnostic/create.ts';
import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import { decoded } from '../page/decoded.ts';
import { withoutEndSlash } from './redirect-pattern.ts';
import type { Redirect } from './redirects.ts';

/** What a build can make of the source of a redirect from one path. */
export type RedirectPlace =
  /** A page that leads on. */
  | { readonly kind: 'free' }
  /** Nothing, as a page or file is there. */
  | { readonly kind: 'taken' }
  /** Nothing, as what would be the folder of the page is this file. */
  | { readonly kind: 'below-file'; readonly file: string }
  /** Nothing, as no file has so long a name. */
  | { readonly kind: 'too-long' };

/** What a site has at decoded paths. */
export interface PlacesOfSite {
  /** Whether a page or file is there. */
  readonly isTaken: (path: string) => boolean;
  /** Whether a file of that very name is there, and no folder. */
  readonly isFile: (path: string) => boolean;
}

/** Most bytes in the name of a file, and in a path that all systems take with a folder in front of it. */
const longest = { name: 255, path: 900 };

/** What a site has below a path that is a folder. */
const indexFile = '/index.html';

/** Where each redirect from one path leads to, by that path. */
export function destinationsOf(redirects: readonly Redirect[]): ReadonlyMap<string, string> {
  return new Map(redirects.map(({ destination, source }) => [source, destination]));
}

/** What can be at the source of a redirect from one path. */
export function redirectPlace(source: string, { isFile, isTaken }: PlacesOfSite): RedirectPlace {
  const path = decoded(source);
  const names = path.split('/').slice(1);
  const isLong = sizeOf(path) > longest.path || names.some((name) => sizeOf(name) > longest.name);
  if (isLong) return { kind: 'too-long' };
  if (isTaken(path)) return { kind: 'taken' };
  const folders = names.slice(0, -1).map((_, index) => `/${names.slice(0, index + 1).join('/')}`);
  const file = folders.find(isFile);
  return file === undefined ? { kind: 'free' } : { kind: 'below-file', file };
}

/**
 * Redirects from a path at which a build can write no page that leads on.
 *
 * @param redirects whose sources are no pages (`checkRedirectPages`)
 */
export function checkRedirectPlaces(
  redirects: readonly Redirect[],
  places: PlacesOfSite,
): Diagnostic[] {
  const destinations = destinationsOf(redirects);
  return redirects.flatMap((entry) => {
    if (entry.pattern || entry.source === '/') return [];
    return reportRedirectPlace(entry, redirectPlace(entry.source, places), destinations);
  });
}

/**
 * What is wrong with a redirect whose source is such a place. Nobody wrote that of a folder.
 *
 * @param destinations of all redirects (`destinationsOf`)
 */
export function reportRedirectPlace(
  entry: Redirect,
  place: RedirectPlace,
  destinations: ReadonlyMap<string, string>,
): Diagnostic[] {
  if (entry.isFolder || (place.kind === 'taken' && isDone(entry, destinations))) return [];
  const told = textOf(entry, place);
  if (told === undefined) return [];
  const [message, hint] = told;
  const pointer = `${entry.pointer}/source`;
  return [diagnostic('config-redirect-page', { at: entry.location, message, hint, pointer })];
}

/**
 * Whether the file at the source is the page of the destination, or leads there for another redirect.
 * Patterns do not count: none has a file, so one that is there is a page, which comes before them.
 */
function isDone(
  { destination, source }: Redirect,
  destinations: ReadonlyMap<string, string>,
): boolean {
  if (!source.endsWith(indexFile)) return false;
  const folder = source.slice(0, -indexFile.length) || '/';
  const target = withoutEndSlash(destination);
  const other = destinations.get(folder);
  return folder === target || (other !== undefined && withoutEndSlash(other) === target);
}

function textOf(
  { destination, source }: Redirect,
  place: RedirectPlace,
): readonly [message: string, hint: string] | undefined {
  if (place.kind === 'free') return undefined;
  if (place.kind === 'taken') {
    const message = `The site has a file at "${source}", so its redirect to "${destination}" has no effect.`;
    return [message, 'Remove the redirect.'];
  }
  const why =
    place.kind === 'too-long'
      ? 'has a longer name than files may have'
      : `is below the file "${place.file}"`;
  const shown = source.length > longestShown ? `${source.slice(0, longestShown)}…` : source;
  const message = `"${shown}" ${why}, so that no page can be there: only servers and hosts with rules for redirects lead on to "${destination}".`;
  return [message, 'Remove the redirect, if you publish on a host without such rules.'];
}

/** Of a source in a message. */
const longestShown = 100;

function sizeOf(text: string): number {
  return new TextEncoder().encode(text).length;
}
