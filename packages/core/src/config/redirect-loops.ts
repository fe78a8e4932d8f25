import { diagnostic } from '../diagnostic/create.ts';
import type { Checked, Diagnostic } from '../diagnostic/diagnostic.ts';
import {
  pathOfAddress,
  type RedirectRule,
  redirectedPath,
  sampleOf,
  wildcardsOf,
} from './redirect-pattern.ts';
import type { Redirect } from './redirects.ts';

/**
 * Leaves out the redirects that lead back to themselves, directly or over others. Each loop is
 * reported once, at its first entry. One that leads over a page is none: the page comes first.
 *
 * @param urls URLs of all pages below the base, such as `/guides/start`, and of files
 */
export function withoutLoops(
  redirects: readonly Redirect[],
  urls: ReadonlySet<string>,
): Checked<Redirect[]> {
  const exact = new Map(
    redirects.flatMap((entry) =>
      entry.pattern || urls.has(entry.source) ? [] : [[entry.source, entry] as const],
    ),
  );
  const diagnostics: Diagnostic[] = [];
  const looping = new Set<Redirect>();
  const next = ({ destination }: Redirect) => exact.get(pathOfAddress(destination));
  const followed = new Set<Redirect>();
  for (const entry of redirects) {
    if (entry.pattern) {
      if (!repeats(entry)) continue;
      looping.add(entry);
      const message = `"${entry.source}" also matches its own destination "${entry.destination}", so the redirect never ends.`;
      const hint = 'Narrow the source or change the destination.';
      diagnostics.push(loopAt(entry, message, hint));
    } else if (exact.has(entry.source)) {
      const circle = follow(entry, next, followed);
      for (const member of circle) looping.add(member);
      diagnostics.push(...reportCircle(circle));
    }
  }
  return { value: redirects.filter((entry) => !looping.has(entry)), diagnostics };
}

/**
 * Follows an exact redirect to where it ends, or to what was followed before, and gives the members of
 * a circle that is met for the first time.
 */
function follow(
  start: Redirect,
  next: (entry: Redirect) => Redirect | undefined,
  followed: Set<Redirect>,
): readonly Redirect[] {
  const walked = new Set<Redirect>();
  let at: Redirect | undefined = start;
  for (; at && !followed.has(at) && !walked.has(at); at = next(at)) walked.add(at);
  for (const entry of walked) followed.add(entry);
  return at && walked.has(at) ? [...walked].slice([...walked].indexOf(at)) : [];
}

/** How many redirects of a circle a message names. */
const namedSteps = 10;

function reportCircle([first, ...others]: readonly Redirect[]): Diagnostic[] {
  if (!first) return [];
  const { source } = first;
  const steps = [first, ...others.slice(0, namedSteps), first].map((entry) => `"${entry.source}"`);
  if (others.length > namedSteps) steps.splice(-1, 0, '…');
  const isAlone = others.length === 0;
  const message = isAlone
    ? `"${source}" is redirected to itself.`
    : `The redirects ${steps.join(' → ')} go in a circle.`;
  const hint = `Remove ${isAlone ? 'it' : 'one of them'} or change its destination.`;
  return [loopAt(first, message, hint)];
}

function loopAt({ location: at, pointer }: Redirect, message: string, hint: string): Diagnostic {
  return diagnostic('config-redirect-loop', { at, message, hint, pointer: `${pointer}/source` });
}

/**
 * Whether what a pattern leads to matches the pattern again. A fixed destination below its own
 * pattern is no loop: it is a page, and pages are served before patterns are tried.
 */
function repeats(rule: RedirectRule): boolean {
  if (wildcardsOf(rule.destination).length === 0) return false;
  const once = redirectedPath(rule, sampleOf(rule.source));
  return once?.startsWith('/') === true && redirectedPath(rule, pathOfAddress(once)) !== undefined;
}
