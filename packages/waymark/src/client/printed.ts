/** On the root element of a page that is there to be printed: nobody scrolls to what it holds. */
export const printedAttribute = 'data-wm-printed';

/** Asks on the window for a print of the page. Who cancels it has something to finish first, and prints then. */
export const printEvent = 'wm:print';
