/** Milliseconds before each piece. */
export const slowPause = 250;

export const slowPieces = Array.from({ length: 40 }, (_, index) => `Piece ${index} of it. `);

export const slowAnswer = slowPieces.join('');
