/** What Safari calls the key that ends a composition, of which it says that it composes no longer. */
const ofInputMethod = 229;

/** Whether a key belongs to an input method, such as the Enter that takes a word of Japanese. */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === ofInputMethod;
}
