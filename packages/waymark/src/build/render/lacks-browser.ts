/** Whether an error says that a name of the browser is not there. */
export function lacksBrowser(error: unknown): boolean {
  return error instanceof ReferenceError && / is not defined$/.test(error.message);
}
