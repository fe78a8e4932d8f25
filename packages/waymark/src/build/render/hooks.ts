/**
 * React's hooks as the server sees them: state is its first value, effects do not run. Components
 * of a docs repository use them without importing them (docs/format/pages.md#components).
 */
const hooks = {
  useState: (initial: unknown) => [typeof initial === 'function' ? initial() : initial, () => {}],
  useReducer: (_reducer: unknown, initial: unknown, init?: (value: unknown) => unknown) => [
    init ? init(initial) : initial,
    () => {},
  ],
  useEffect: () => {},
  useLayoutEffect: () => {},
  useRef: (current: unknown) => ({ current }),
  useCallback: (callback: unknown) => callback,
  useMemo: (compute: () => unknown) => compute(),
  useContext: () => undefined,
  useId: () => 'wm',
};

/** Names that the scope of every page holds. */
export const serverHooks = { ...hooks, React: hooks };
