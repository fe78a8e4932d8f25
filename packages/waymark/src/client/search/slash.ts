const { dataset } = document.documentElement;

/** Whether a slash opens the search, which a reader who speaks to the browser may want to turn off (WCAG 2.1.4). */
export function slashOpens(): boolean {
  return dataset['wmSlash'] !== 'off';
}

/** Turns the slash on or off, on all pages from now on: each starts with what is kept. */
export function setSlash(opens: boolean): void {
  dataset['wmSlash'] = opens ? 'on' : 'off';
  try {
    localStorage['wmSlash'] = dataset['wmSlash'];
  } catch {
    // Storage is blocked: it is so on this page alone.
  }
}
