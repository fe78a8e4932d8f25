import type { DiagnosticCode } from '../diagnostic/codes.ts';
import {
  type RedirectRule,
  redirectedPath,
  wildcardsOf,
  withoutEndSlash,
} from './redirect-pattern.ts';

/** What the search for loops needs of an entry. */
interface LoopEntry {
  readonly redirect: RedirectRule & { readonly pattern: boolean };
  readonly report: (code: DiagnosticCode, message: string, hint: string) => void;
}

/** Text that stands for wildcards when a pattern is tried on its own result. */
const sample = 'wildcard';

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
  for (const entry of entries) {
    if (looping.has(entry)) continue;
    const { redirect, report } = entry;
    if (redirect.pattern) {
      if (!repeats(redirect)) continue;
      looping.add(entry);
      const message = `"${redirect.source}" also matches its own destination "${redirect.destination}", so the redirect never ends.`;
      report('config-redirect-loop', message, 'Narrow the source or change the destination.');
      continue;
    }
    const chain = follow(entry, exact);
    if (chain.at(-1) === entry) {
      for (const member of chain) looping.add(member);
      const steps = [entry, ...chain].map((member) => `"${member.redirect.source}"`);
      const message =
        chain.length === 1
          ? `"${redirect.source}" is redirected to itself.`
          : `The redirects ${steps.join(' → ')} go in a circle.`;
      const hint = `Remove ${chain.length === 1 ? 'it' : 'one of them'} or change its destination.`;
      report('config-redirect-loop', message, hint);
    } else if (chain.length > 0) {
      reportChain(entry, chain);
    }
  }
  return entries.filter((entry) => !looping.has(entry));
}

/** The further exact redirects that an entry leads to, ending before a repetition. */
function follow<Entry extends LoopEntry>(start: Entry, exact: ReadonlyMap<string, Entry>): Entry[] {
  const chain: Entry[] = [];
  let next = exact.get(pathOf(start.redirect.destination));
  while (next !== undefined && !chain.includes(next)) {
    chain.push(next);
    if (next === start) break;
    next = exact.get(pathOf(next.redirect.destination));
  }
  return chain;
}

function reportChain(entry: LoopEntry, chain: readonly LoopEntry[]): void {
  const last = chain.at(-1)?.redirect.destination ?? '';
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
  const start = rule.source.replaceAll(/:\w+\*?|\*/g, sample);
  const once = redirectedPath(rule, start);
  return once?.startsWith('/') === true && redirectedPath(rule, pathOf(once)) !== undefined;
}

function pathOf(destination: string): string {
  return withoutEndSlash(destination.replace(/[#?].*$/s, ''));
}
