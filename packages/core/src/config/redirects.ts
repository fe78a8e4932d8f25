import { z } from 'zod';
import type { DiagnosticCode } from '../diagnostic/codes.ts';
import { diagnostic } from '../diagnostic/create.ts';
import type { Checked, Diagnostic, SourceLocation } from '../diagnostic/diagnostic.ts';
import type { ConfigDocument } from './document.ts';
import { kindOf } from './json-value.ts';
import { pointerOf } from './path.ts';
import { hasControls, webAddress } from './redirect-address.ts';
import {
  isCostly,
  redirectMatcher,
  wildcardName,
  wildcardsOf,
  withoutEndSlash,
} from './redirect-pattern.ts';
import { section } from './schema/section.ts';
import { validate } from './validate.ts';

/** One entry of `redirects`, checked. */
export interface Redirect {
  /** Path that starts with `/`; without slash at its end, except the root. */
  readonly source: string;
  /** Path that starts with one `/`, or an address as browsers read it. Neither has control characters. */
  readonly destination: string;
  /** Status 308 when true, 307 when false. */
  readonly permanent: boolean;
  /** The source has wildcards: `:name`, `:name*` or `*`. */
  readonly pattern: boolean;
  /**
   * The source is a folder that leads to its first page: anything else that is there comes first, and
   * hosts need no rule for it.
   */
  readonly isFolder?: true;
  readonly pointer: string;
  /** Of the source. */
  readonly location: SourceLocation;
  readonly destinationLocation: SourceLocation;
}

/** An entry under check and what the check needs of it. */
interface Entry {
  readonly redirect: Redirect;
  readonly report: (code: DiagnosticCode, message: string, hint: string) => void;
}

/** An entry of `redirects` as it is written. */
export const redirectEntry = section({
  /** Path that is redirected; required. */
  source: z.string().trim(),
  /** Path or address that it leads to; required. */
  destination: z.string().trim().min(1),
  /** Status 308 or 307; true by default. */
  permanent: z.boolean().default(true),
});

/**
 * The usable entries of `redirects`, in their order. What cannot work is reported and left out:
 * a source twice, a source that never matches, an empty destination, wildcards without value. What
 * leads back to itself is for `withoutLoops` to find, as that depends on the pages there are.
 */
export function parseRedirects(document: ConfigDocument, value: unknown): Checked<Redirect[]> {
  const diagnostics: Diagnostic[] = [];
  if (value === undefined) return { value: [], diagnostics };
  if (!Array.isArray(value)) {
    const at = document.locate(['redirects']);
    const message = `"redirects" is ${kindOf(value)}, but an array is expected.`;
    const hint = 'Write [ { "source": "/old", "destination": "/new" } ].';
    diagnostics.push(diagnostic('config-type', { at, message, hint, pointer: '/redirects' }));
    return { value: [], diagnostics };
  }
  const entries = value.flatMap((entry: unknown, index) => {
    const checked = parseEntry(document, entry, index, diagnostics);
    return checked === undefined ? [] : [checked];
  });
  const usable = withoutDuplicates(entries);
  return { value: usable.map((entry) => entry.redirect), diagnostics };
}

/**
 * A redirect that something other than `redirects` asks for, without reports; nothing where it cannot
 * work, or its source would match more than itself.
 *
 * @param at what asks for it
 */
export function exactRedirect(
  source: string,
  destination: string,
  at: SourceLocation,
): Redirect | undefined {
  const ignore = () => {};
  const from = usableSource(source, ignore);
  const to = usableDestination(destination, ignore);
  if (from === undefined || to === undefined || wildcardsOf(from).length > 0) return undefined;
  const places = { pointer: '', location: at, destinationLocation: at };
  return { source: from, destination: to, permanent: false, pattern: false, ...places };
}

/** `redirectFinder` for one path. */
export function findRedirect(redirects: readonly Redirect[], path: string) {
  return redirectFinder(redirects)(path);
}

/** Where a path is redirected to, and with which status. */
export type FindRedirect = (
  path: string,
) => { readonly destination: string; readonly permanent: boolean } | undefined;

/** Looks up the redirect that applies to a path: exact sources before wildcards, then the first. */
export function redirectFinder(redirects: readonly Redirect[]): FindRedirect {
  const exact = new Map(
    redirects.flatMap((entry) => (entry.pattern ? [] : [[entry.source, entry] as const])),
  );
  const patterns = redirects.flatMap((entry) =>
    entry.pattern ? [{ entry, match: redirectMatcher(entry) }] : [],
  );
  return (path) => {
    const found = exact.get(withoutEndSlash(path));
    if (found !== undefined) return found;
    for (const { entry, match } of patterns) {
      const destination = match(path);
      if (destination !== undefined) return { destination, permanent: entry.permanent };
    }
    return undefined;
  };
}

function parseEntry(
  document: ConfigDocument,
  value: unknown,
  index: number,
  diagnostics: Diagnostic[],
): Entry | undefined {
  const path = ['redirects', index];
  const checked = validate({ schema: redirectEntry, value, path, document });
  diagnostics.push(...checked.diagnostics);
  if (checked.value === undefined) return undefined;
  const pointer = pointerOf(path);
  const location = document.locate([...path, 'source']);
  const reportAt = (key: 'source' | 'destination') => {
    return (code: DiagnosticCode, message: string, hint: string) => {
      const at = document.locate([...path, key]);
      diagnostics.push(diagnostic(code, { at, message, hint, pointer: `${pointer}/${key}` }));
    };
  };
  const source = usableSource(checked.value.source, reportAt('source'));
  const destination = usableDestination(checked.value.destination, reportAt('destination'));
  reportSlashes(checked.value, { source, destination }, reportAt);
  if (source === undefined || destination === undefined) return undefined;
  const own = wildcardsOf(source).map(wildcardName);
  const foreign = wildcardsOf(destination).filter((name) => !own.includes(wildcardName(name)));
  if (foreign.length > 0) {
    const message = `The destination "${destination}" uses ${foreign.join(', ')}, which the source "${source}" does not have.`;
    const hint = 'Use the same wildcard in the source, or none in the destination.';
    reportAt('destination')('config-redirect-wildcard', message, hint);
    return undefined;
  }
  const pattern = wildcardsOf(source).length > 0;
  const { permanent } = checked.value;
  const destinationLocation = document.locate([...path, 'destination']);
  const places = { pointer, location, destinationLocation };
  const redirect = { source, destination, permanent, pattern, ...places };
  return { redirect, report: reportAt('source') };
}

/** A source as a path, or nothing when no address can match it. */
function usableSource(source: string, report: Entry['report']): string | undefined {
  if (hasControls(source)) {
    const message = `The source ${JSON.stringify(source)} has a line break or another control character, so it never matches.`;
    report('config-redirect-source', message, 'Write a path like "/old/page", on one line.');
    return undefined;
  }
  const mark = /^[a-z][a-z0-9+.-]*:\/\//i.test(source) ? 'an address' : undefined;
  const part = source.includes('#') ? 'a "#"' : source.includes('?') ? 'a "?"' : undefined;
  if (mark !== undefined || part !== undefined) {
    const reason = mark === undefined ? `has ${part}` : `is ${mark}`;
    const message = `The source "${source}" ${reason}, so it never matches; only paths are compared.`;
    report('config-redirect-source', message, 'Write a path like "/old/page".');
    return undefined;
  }
  if (source.includes('%00')) {
    const message = `The source "${source}" has the character "%00", which is in no path, so it never matches.`;
    report('config-redirect-source', message, 'Write a path like "/old/page".');
    return undefined;
  }
  if (isCostly(source)) {
    const message = `The source "${source}" has more than two wildcards that share a text, which would take a server too long.`;
    report(
      'config-redirect-source',
      message,
      'Use at most two wildcards that are `*` or stand in a segment with others.',
    );
    return undefined;
  }
  return withoutEndSlash(fromRoot(source));
}

/** A destination as a path or address, or nothing when it is neither. */
function usableDestination(destination: string, report: Entry['report']): string | undefined {
  if (hasControls(destination)) {
    const message = `The destination ${JSON.stringify(destination)} has a line break or another control character.`;
    report('config-href', message, 'Write the path or address on one line, without it.');
    return undefined;
  }
  if (/^https?:\/\//i.test(destination)) {
    const address = webAddress(destination);
    if (address !== undefined) return address;
    const message = `"${destination}" is not an address that browsers can open.`;
    report('config-href', message, 'Write one like "https://example.com/page".');
    return undefined;
  }
  if (/^(?:mailto:|#)/i.test(destination)) return destination;
  if (/^[/\\]{2}/.test(destination)) {
    const message = `"${destination}" would lead to another site.`;
    const host = destination.replace(/^[/\\]+/, '');
    report(
      'config-href',
      message,
      `Write "https://${host}", or "/${host}" for a path of this one.`,
    );
    return undefined;
  }
  // A page may be named by its file, as in the navigation.
  if (destination.startsWith('/')) return destination.replace(/\/index(?=$|[?#])/, '') || '/';
  if (/^[a-z][a-z0-9+.-]*:/i.test(destination)) {
    const message = `"${destination}" is not an address that a redirect may lead to.`;
    report('config-href', message, 'Use a path or an address with https or http.');
    return undefined;
  }
  return fromRoot(destination);
}

function fromRoot(path: string): string {
  return path.startsWith('/') ? path : `/${path.replace(/^\.\//, '')}`;
}

/** What the two addresses of an entry are taken for, where they can be used. */
interface Meant {
  readonly source: string | undefined;
  readonly destination: string | undefined;
}

/** Whether a path was written without the slash that it is taken to start with. */
function lacksSlash(written: string, meant: string | undefined): meant is string {
  return meant?.startsWith('/') === true && !written.startsWith('/');
}

/** Who leaves slashes out leaves out both: that is one thing to mend. */
function reportSlashes(
  written: Pick<Redirect, 'source' | 'destination'>,
  { destination, source }: Meant,
  reportAt: (key: keyof Meant) => Entry['report'],
): void {
  const isOfDestination = lacksSlash(written.destination, destination);
  if (lacksSlash(written.source, source)) {
    const [message, hint] = isOfDestination
      ? [
          `The source "${written.source}" and the destination "${written.destination}" do not start with a slash.`,
          `Write "${source}" and "${destination}".`,
        ]
      : [`The source "${written.source}" does not start with a slash.`, `Write "${source}".`];
    reportAt('source')('config-redirect-source', message, hint);
  } else if (isOfDestination) {
    const message = `The destination "${written.destination}" does not start with a slash.`;
    reportAt('destination')('config-path-normalized', message, `Write "${destination}".`);
  }
}

function withoutDuplicates(entries: readonly Entry[]): Entry[] {
  const first = new Map<string, Redirect>();
  return entries.filter(({ redirect, report }) => {
    const earlier = first.get(redirect.source);
    if (earlier === undefined) {
      first.set(redirect.source, redirect);
      return true;
    }
    const same = earlier.destination === redirect.destination;
    const message = `"${redirect.source}" is redirected twice; the entry on line ${earlier.location.line} counts${same ? '' : `, which leads to "${earlier.destination}"`}.`;
    report('config-redirect-duplicate', message, 'Remove one of the two.');
    return false;
  });
}
