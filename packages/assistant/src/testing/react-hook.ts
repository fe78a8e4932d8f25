import { setTimeout as delay } from 'node:timers/promises';
import { JSDOM } from 'jsdom';
import { createElement } from 'react';

export interface RenderedHook<T> {
  /** What the hook gave last. */
  readonly current: () => T;
  /** Waits until what it gives fits. */
  until(fits: (value: T) => boolean): Promise<T>;
  unmount(): void;
}

/** Runs a hook in a page of its own; requests still go through the network of Node. */
export async function renderHook<T>(useHook: () => T): Promise<RenderedHook<T>> {
  const { window } = new JSDOM('<!doctype html><div id="root"></div>');
  Object.assign(globalThis, { window, document: window.document, IS_REACT_ACT_ENVIRONMENT: false });
  const { createRoot } = await import('react-dom/client');
  const container = window.document.getElementById('root');
  if (!container) throw new Error('The page has no root.');
  const root = createRoot(container);
  const given: T[] = [];
  const Probe = () => {
    given.push(useHook());
    return null;
  };
  root.render(createElement(Probe));
  const current = (): T => {
    const last = given.at(-1);
    if (last === undefined) throw new Error('The hook has not run yet.');
    return last;
  };
  while (given.length === 0) await delay(2);
  return {
    current,
    async until(fits) {
      const end = performance.now() + 10_000;
      while (!fits(current())) {
        if (performance.now() > end) {
          throw new Error(`The hook never came to fit; it gave ${JSON.stringify(current())}`);
        }
        await delay(2);
      }
      return current();
    },
    unmount: () => root.unmount(),
  };
}
