/**
 * Names through which code reaches what is in no key: the time, chance, the network, the process,
 * the language of the machine; and those through which it could come to such a name unseen. Names
 * that only browsers have are not there when a page is rendered.
 */
const surroundings = new RegExp(
  [
    /\b(?:Date|Temporal|performance|random|crypto|WeakRef)\b/,
    /\b(?:fetch|WebSocket|EventSource|process|navigator|localStorage|sessionStorage)\b/,
    /\b(?:Intl|localeCompare)\b|\btoLocale/,
    /\b(?:globalThis|global|eval|Function|constructor)\b|\bimport\s*[.(]/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

/**
 * Whether code of an author may give something else the next time, although it is the same: such a
 * page is rendered by every build. A word in a text counts too.
 */
export function readsSurroundings(code: string): boolean {
  return surroundings.test(code);
}
