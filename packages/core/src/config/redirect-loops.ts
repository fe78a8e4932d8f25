import type { DiagnosticCode } from '../diagnostic/codes.ts';
import {
  pathOfAddress,
  type RedirectRule,
  redirectedPath,
  sampleOf,
  wildcardsOf,
} from './redirect-pattern.ts';

/** What the search for loops needs of an entry. */
interface LoopEntry {
  readonly redirect: RedirectRule & { readonly pattern: boolean };
  readonly report: (code: DiagnosticCode, message: string, hint: string) => void;
}

/**
 * Leaves out the redirects that lead back to themselves, directly or over others. Each loop is
 * reported once, at its first entry.
 */
export function withoutLoops<Entry extends LoopEntry>(entries: readonly Entry[]): Entry[] {
  const exact = new Map(
    entries.flatMap((entry) =>
      entry.redirect.pattern ? [] : [[entry.redirect.source, entry] as const],
    ),
  );
  const looping = new Set<LoopEntry>();
  const next = (entry: Entry) => exact.get(pathOfAddress(entry.redirect.destination));
  const followed = new Set<Entry>();
  for (const entry of entries) {
    const { redirect, report } = entry;
    if (redirect.pattern) {
      if (!repeats(redirect)) continue;
      looping.add(entry);
      const message = `"${redirect.source}" also matches its own destination "${redirect.destination}", so the redirect never ends.`;
      report('config-redirect-loop', message, 'Narrow the source or change the destination.');
      continue;
    }
    for (const member of follow(entry, next, followed)) looping.add(member);
  }
  return entries.filter((entry) => !looping.has(entry));
}

/**
 * Follows an exact redirect to where it ends, or to what was followed before, and gives the members of
 * a circle that is met for the first time, after its report.
 */
function follow<Entry extends LoopEntry>(
  start: Entry,
  next: (entry: Entry) => Entry | undefined,
  followed: Set<Entry>,
): readonly Entry[] {
  const walked = new Set<Entry>();
  let at: Entry | undefined = start;
  for (; at && !followed.has(at) && !walked.has(at); at = next(at)) walked.add(at);
  for (const entry of walked) followed.add(entry);
  const circle = at && walked.has(at) ? [...walked].slice([...walked].indexOf(at)) : [];
  reportCircle(circle);
  return circle;
}

/** How many redirects of a circle a message names. */
const namedSteps = 10;

function reportCircle([first, ...others]: readonly LoopEntry[]): void {
  if (!first) return;
  const { source } = first.redirect;
  const steps = [first, ...others.slice(0, namedSteps), first].map(
    ({ redirect }) => `"${redirect.source}"`,
  );
  if (others.length > namedSteps) steps.splice(-1, 0, '…');
  const isAlone = others.length === 0;
  const message = isAlone
    ? `"${source}" is redirected to itself.`
    : `The redirects ${steps.join(' → ')} go in a circle.`;
  const hint = `Remove ${isAlone ? 'it' : 'one of them'} or change its destination.`;
  first.report('config-redirect-loop', message, hint);
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
