/** Pages that are rendered at once: while one waits to be compiled or written, others are made. */
export const pagesAtOnce = 4;
