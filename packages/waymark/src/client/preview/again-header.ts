/** Header of a request of a page for itself as it is now: nobody has gone to an address. */
export const againHeader = 'x-waymark-again';
