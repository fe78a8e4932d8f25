const storageKey = 'wm-search-slash';

/** Whether a slash opens the search, which a reader who speaks to the browser may want to turn off (WCAG 2.1.4). */
export function slashOpens(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}

/** Turns the slash on or off, on all pages from now on. */
export function setSlash(opens: boolean): void {
  try {
    if (opens) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, 'off');
  } catch {
    // Storage is blocked: it stays on.
  }
}
