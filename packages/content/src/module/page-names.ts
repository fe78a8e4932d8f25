import { isGlobalName } from '../expressions/global-names.ts';

/** Names that the renderer puts into the scope of every page. */
export const providedNames: ReadonlySet<string> = new Set([
  ...['user', 'props', 'React', 'useState', 'useReducer', 'useEffect', 'useLayoutEffect', 'useRef'],
  ...['useCallback', 'useMemo', 'useContext', 'useId', 'Fragment'],
]);

/** Whether the code of a component may use a name; a part of it may run in the browser only. */
export function isProvidedToComponents(name: string): boolean {
  return providedNames.has(name) || isGlobalName(name);
}
