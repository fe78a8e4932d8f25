import { type ClickRule, clickRules, type StateRule, stateRules } from './event-rules.ts';
import { followSearch } from './search-events.ts';
import type { EventDetails } from './service.ts';

/** Takes what a reader has done. */
export type Report = (name: string, details: EventDetails) => void;

/**
 * Reports what readers do on a page. All of it is read from the page: the parts themselves know
 * nothing of it, so that a site without services carries nothing for them.
 */
export function followReader(report: Report): void {
  // Before the parts react, which may take away what was clicked.
  document.addEventListener('click', ({ target }) => followClick(target, report), true);
  document.addEventListener('toggle', (event) => followToggle(event, report), true);
  new MutationObserver((records) => {
    for (const { oldValue, target } of records) followState(target, oldValue, report);
  }).observe(document, {
    subtree: true,
    attributes: true,
    attributeFilter: ['data-state', 'data-running'],
    attributeOldValue: true,
  });
  followSearch(report);
}

function followClick(target: EventTarget | null, report: Report): void {
  if (!(target instanceof Element)) return;
  for (const { at, details, name } of clickRules) {
    const clicked = target.closest<HTMLElement>(at);
    if (clicked) report(nameOf(name, clicked), details?.(clicked) ?? {});
  }
}

function nameOf(name: ClickRule['name'], clicked: HTMLElement): string {
  return typeof name === 'string' ? name : name(clicked);
}

/** A panel that was open on the page before, and is again, does not tell of it. */
function followToggle({ target }: Event, report: Report): void {
  if (target instanceof HTMLDialogElement && target.open && target.matches('.wm-assistant')) {
    report('docs.assistant.enter', {});
  }
}

function followState(target: Node, oldValue: string | null, report: Report): void {
  if (!(target instanceof HTMLElement)) return;
  const matches = ({ at, before }: StateRule) =>
    target.matches(at) && (before === undefined || before.includes(oldValue ?? ''));
  for (const rule of stateRules) {
    if (matches(rule)) report(rule.name, rule.details?.(target) ?? {});
  }
}
