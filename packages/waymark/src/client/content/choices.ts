/** The event that tells all groups of a page that a label was chosen in one of them. */
export const choiceEvent = 'wm:choice';

/** A label that was chosen in a group. */
export interface Choice {
  readonly label: string;
  /** The group in which the reader chose. */
  readonly origin: Element;
}

const storageKey = 'waymark:choices';
const remembered = 30;

/** Labels that the reader chose on any page of the site, the latest first. */
export function storedChoices(): readonly string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(value) ? value.filter((label) => typeof label === 'string') : [];
  } catch {
    // Storage may be forbidden, or hold what another program wrote.
    return [];
  }
}

/** Remembers a label and tells the groups of the page; what the reader looks at stays in place. */
export function choose(choice: Choice): void {
  const labels = [choice.label, ...storedChoices().filter((label) => label !== choice.label)];
  try {
    localStorage.setItem(storageKey, JSON.stringify(labels.slice(0, remembered)));
  } catch {
    // Without storage the choice holds for this page.
  }
  announce(choice);
}

/** Tells the groups of the page of a choice that holds for this page only. */
export function announce(choice: Choice): void {
  const before = choice.origin.getBoundingClientRect().top;
  document.dispatchEvent(new CustomEvent<Choice>(choiceEvent, { detail: choice }));
  scrollBy({ top: choice.origin.getBoundingClientRect().top - before, behavior: 'instant' });
}
