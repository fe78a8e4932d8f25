/** How the row of tabs is made, and the tab of a panel that the build knew nothing of. */
export interface TabForm {
  /** Adds an empty row of tabs to the group. */
  makeList(): HTMLElement;
  /** Gives the panel what a panel of a tab has, and its tab, with an id and `aria-controls`. */
  makeTab(panel: HTMLElement): HTMLElement;
}

/**
 * Adds the tabs of panels that the build could not see: those that code of a page or a component file
 * gives (docs/format/pages.md#tabs). All tabs then stand in the order of their panels.
 */
export function completeTabs(
  group: HTMLElement,
  panels: readonly HTMLElement[],
  { makeList, makeTab }: TabForm,
): void {
  const tabs = panels.map((panel) => tabOf(group, panel));
  const list = tabs.find(Boolean)?.parentElement ?? makeList();
  list.append(...panels.map((panel, index) => tabs[index] ?? makeTab(panel)));
}

function tabOf(group: HTMLElement, { id }: HTMLElement): HTMLElement | undefined {
  const tabs = group.querySelectorAll<HTMLElement>('[role=tab]');
  return [...tabs].find((tab) => id !== '' && tab.getAttribute('aria-controls') === id);
}

/** An id that no element of the page has. */
export function freeId(id: string): string {
  for (let count = 1; ; count++) {
    const candidate = count === 1 ? id : `${id}-${count}`;
    if (!document.getElementById(candidate)) return candidate;
  }
}
