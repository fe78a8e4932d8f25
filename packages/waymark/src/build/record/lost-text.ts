/**
 * What a page says was not found among what is kept, though the page itself was taken from there: the
 * build has to begin anew, which makes all such pages again.
 */
export class LostText extends Error {
  /** An own property, so that it comes from one thread to another. */
  override readonly name = 'LostText';

  constructor(path: string) {
    super(`The text of ${path} is not kept any more.`);
  }
}

/** Whether an error is that, on whatever thread it began. */
export function isLostText(error: unknown): boolean {
  return error instanceof Error && error.name === 'LostText';
}
