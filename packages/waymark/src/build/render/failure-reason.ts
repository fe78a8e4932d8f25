/** Why code of a page failed, in words that its author can do something with. */
export function failureReason(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return /(?:stack overflow|maximum call stack size exceeded)\.?$/i.test(message)
    ? 'it calls itself without end'
    : message;
}
