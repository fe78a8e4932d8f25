/** The position, or the one before it where it would cut a letter of two units in half. */
export function betweenLetters(text: string, position: number): number {
  return (text.codePointAt(position - 1) ?? 0) > 0xffff ? position - 1 : position;
}

/** The beginning of a text: at most so many units, and whole letters. */
export function textUpTo(text: string, length: number): string {
  return text.slice(0, betweenLetters(text, length));
}
