import type { Messages } from '@waymark/core';

/** What the parts of an endpoint page have in common while they are put together. */
export interface EndpointContext {
  readonly text: Messages;
  /** Markdown of the description as HTML. */
  readonly describe: (markdown: string) => string;
  /** Nested fields are shown from the start (`api.params.expanded: all`). */
  readonly expanded: boolean;
  /** Address of the page of an operation, if the site has one. */
  readonly endpointUrl: (method: string, path: string) => string | undefined;
  readonly budget: Budget;
  /** The id of a heading, which may be taken by one that the author wrote. */
  readonly headingId: (id: string) => string;
  /** An id of the page that nothing else has. */
  readonly id: (prefix: string) => string;
}

/** How much of the page's fields is still to be shown. */
export interface Budget {
  spend(characters: number): void;
  readonly isSpent: boolean;
  /** A budget of no more than a part of what is left of this one, which pays for it. */
  share(part: number): Budget;
}

/**
 * The HTML of all fields of a page, in characters. A schema that is drawn out in every response
 * could otherwise make a page of many megabytes.
 */
const mostHtml = 450_000;

/** A budget of so much HTML, which may be part of another one. */
export function createBudget(most = mostHtml, whole?: Budget): Budget {
  let spent = 0;
  const budget: Budget = {
    spend(characters) {
      spent += characters;
      whole?.spend(characters);
    },
    get isSpent() {
      return spent > most;
    },
    share: (part) => createBudget((most - spent) * part, budget),
  };
  return budget;
}

/** Ids that are counted for each prefix: `media-1`, `media-2`. */
export function createIds(): (prefix: string) => string {
  const last = new Map<string, number>();
  return (prefix) => {
    const number = (last.get(prefix) ?? 0) + 1;
    last.set(prefix, number);
    return `wm-${prefix}-${number}`;
  };
}

/** Ids of headings beside those that the author wrote. */
export function createHeadingIds(written: readonly string[]): (id: string) => string {
  const taken = new Set(written);
  return (id) => {
    let free = id;
    for (let number = 2; taken.has(free); number++) free = `${id}-${number}`;
    taken.add(free);
    return free;
  };
}
