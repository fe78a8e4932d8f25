import { isStandardName } from '../expressions/standard-names.ts';

/** Names that the renderer puts into the scope of every page. */
export const providedNames: ReadonlySet<string> = new Set([
  ...['user', 'props', 'React', 'useState', 'useReducer', 'useEffect', 'useLayoutEffect', 'useRef'],
  ...['useCallback', 'useMemo', 'useContext', 'useId', 'Fragment'],
]);

/** Names of the browser: there for handlers and effects, not while a page is built. */
const browser = new Set(
  [
    'window document navigator location history localStorage sessionStorage fetch setTimeout',
    'clearTimeout setInterval clearInterval requestAnimationFrame cancelAnimationFrame alert',
    'confirm prompt matchMedia getComputedStyle IntersectionObserver MutationObserver',
    'ResizeObserver CustomEvent Event Element HTMLElement Node Image Blob File FileReader',
    'FormData Headers Request Response AbortController WebSocket Worker crypto performance',
    'screen self top parent postMessage addEventListener removeEventListener dispatchEvent',
    'queueMicrotask DOMParser TextEncoder TextDecoder scrollTo open process',
  ].flatMap((line) => line.split(' ')),
);

/** Whether the code of a component may use a name; a part of it may run in the browser only. */
export function isProvidedToComponents(name: string): boolean {
  return providedNames.has(name) || isStandardName(name) || browser.has(name);
}
