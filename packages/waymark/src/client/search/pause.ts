/** Milliseconds without a key before a search, so that a word typed at once is one search. */
export const pause = 90;
