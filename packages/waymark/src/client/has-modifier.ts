/** Whether a key or a click is the browser's, as with one of these: Alt and an arrow, say, lead back. */
export function hasModifier(event: KeyboardEvent | MouseEvent): boolean {
  return event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
}
