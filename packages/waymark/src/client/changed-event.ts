/** The window of a page of a preview hears it when the docs have changed and the page stays: what was fetched may be stale. */
export const changedEvent = 'wm-changed';
