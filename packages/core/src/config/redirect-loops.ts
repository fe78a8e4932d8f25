import type { DiagnosticCode } from '../diagnostic/codes.ts';
import {
  type RedirectRule,
  redirectedPath,
  sampleOf,
  wildcardsOf,
  withoutEndSlash,
} from './redirect-pattern.ts';

/** What the search for loops needs of an entry. */
interface LoopEntry {
  readonly redirect: RedirectRule & { readonly pattern: boolean };
  readonly report: (code: DiagnosticCode, message: string, hint: string) => void;
}

/**
 * Leaves out the redirects that lead back to themselves, directly or over others, and warns about
 * those that lead to another redirect. Each loop is reported once, at its first entry.
 */
export function withoutLoops<Entry extends LoopEntry>(entries: readonly Entry[]): Entry[] {
  const exact = new Map(
    entries.flatMap((entry) =>
      entry.redirect.pattern ? [] : [[entry.redirect.source, entry] as const],
    ),
  );
  const looping = new Set<LoopEntry>();
  const next = (entry: Entry) => exact.get(pathOf(entry.redirect.destination));
  const ends = new Map<Entry, Entry>();
  for (const entry of entries) {
    const { redirect, report } = entry;
    if (redirect.pattern) {
      if (!repeats(redirect)) continue;
      looping.add(entry);
      const message = `"${redirect.source}" also matches its own destination "${redirect.destination}", so the redirect never ends.`;
      report('config-redirect-loop', message, 'Narrow the source or change the destination.');
      continue;
    }
    for (const member of follow(entry, next, ends)) looping.add(member);
  }
  for (const entry of entries) {
    const end = ends.get(entry);
    if (end && end !== entry && !looping.has(entry)) reportChain(entry, end);
  }
  return entries.filter((entry) => !looping.has(entry));
}

/**
 * Notes where an exact redirect and those that it leads to end, each of them once, and gives the
 * members of a circle that is met for the first time, after its report.
 */
function follow<Entry extends LoopEntry>(
  start: Entry,
  next: (entry: Entry) => Entry | undefined,
  ends: Map<Entry, Entry>,
): readonly Entry[] {
  const walked = new Set<Entry>();
  let last = start;
  for (let at: Entry | undefined = start; at && !ends.has(at) && !walked.has(at); at = next(at)) {
    walked.add(at);
    last = at;
  }
  const beyond = next(last);
  const circle = beyond && walked.has(beyond) ? [...walked].slice([...walked].indexOf(beyond)) : [];
  const end = (beyond && ends.get(beyond)) ?? last;
  for (const entry of walked) ends.set(entry, end);
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

function reportChain(entry: LoopEntry, end: LoopEntry): void {
  const last = end.redirect.destination;
  const { source, destination } = entry.redirect;
  const message = `"${source}" leads to "${destination}", which is redirected itself.`;
  entry.report('config-redirect-chain', message, `Lead "${source}" to "${last}" directly.`);
}

/**
 * Whether what a pattern leads to matches the pattern again. A fixed destination below its own
 * pattern is no loop: it is a page, and pages are served before patterns are tried.
 */
function repeats(rule: RedirectRule): boolean {
  if (wildcardsOf(rule.destination).length === 0) return false;
  const once = redirectedPath(rule, sampleOf(rule.source));
  return once?.startsWith('/') === true && redirectedPath(rule, pathOf(once)) !== undefined;
}

function pathOf(destination: string): string {
  return withoutEndSlash(destination.replace(/[#?].*$/s, ''));
}
