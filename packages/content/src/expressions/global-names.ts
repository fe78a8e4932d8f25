const values = ['undefined', 'NaN', 'Infinity'];

const standard = new Set(
  [
    ...values,
    'globalThis Array BigInt Boolean Date Error Function JSON Map Math',
    'Number Object Promise Proxy RangeError Reflect RegExp Set String Symbol SyntaxError TypeError',
    'URL URLSearchParams WeakMap WeakSet console decodeURI decodeURIComponent encodeURI',
    'encodeURIComponent isFinite isNaN parseFloat parseInt structuredClone Intl Iterator atob btoa',
  ].flatMap((line) => line.split(' ')),
);

/** Names of the browser. Most are there for handlers and effects only; some, Node has too. */
const browser = new Set(
  [
    'window document navigator location history localStorage sessionStorage fetch setTimeout',
    'clearTimeout setInterval clearInterval requestAnimationFrame cancelAnimationFrame alert',
    'confirm prompt matchMedia getComputedStyle IntersectionObserver MutationObserver',
    'ResizeObserver CustomEvent Event Element HTMLElement Node Image Blob File FileReader',
    'FormData Headers Request Response AbortController WebSocket Worker crypto performance',
    'screen self top parent postMessage addEventListener removeEventListener dispatchEvent',
    'queueMicrotask DOMParser TextEncoder TextDecoder scrollTo open process',
    'Audio ClipboardItem FocusEvent HTMLAnchorElement HTMLButtonElement HTMLFormElement',
    'HTMLInputElement InputEvent KeyboardEvent MouseEvent PointerEvent SVGElement',
    'SpeechSynthesisUtterance TouchEvent XMLHttpRequest getSelection innerHeight innerWidth',
    'print scrollBy scrollX scrollY speechSynthesis',
  ].flatMap((line) => line.split(' ')),
);

/** Whether a name is a global of the language, there in a build as in a browser. */
export function isStandardName(name: string): boolean {
  return standard.has(name);
}

/** Whether a name is one that browsers give; the machine that builds may lack it, or have another thing of that name. */
export function isBrowserName(name: string): boolean {
  return browser.has(name);
}

/** Whether a name needs no declaration: the language or a browser gives it. */
export function isGlobalName(name: string): boolean {
  return isStandardName(name) || isBrowserName(name);
}

/** Whether a name is a global of the language that is an object or a function: no text shows it. */
export function isStandardObject(name: string): boolean {
  return standard.has(name) && !values.includes(name);
}
