import { call, provide } from './globals.ts';

/*
 * What stands for a service until its script is there. Each script asks for one of these forms, takes
 * over what was kept, and puts itself in their place; scripts of a site may use them from the start.
 */

/** A function `name(…)` that keeps its calls in `name.q`. */
export function provideFunction(name: string): void {
  const q: unknown[] = [];
  provide(
    name,
    Object.assign((...values: readonly unknown[]) => void q.push(values), { q }),
  );
}

/**
 * An array `name` with methods that keep their calls in it, as `[method, …values]`.
 *
 * @param marks what the script reads besides, such as a key
 */
export function provideObject(
  name: string,
  methods: readonly string[],
  marks: Readonly<Record<string, unknown>> = {},
): void {
  const kept = provide<unknown[]>(name, []);
  const stub =
    (method: string) =>
    (...values: readonly unknown[]) => {
      kept.push([method, ...values]);
      return kept;
    };
  const stubs = Object.fromEntries(methods.map((method) => [method, stub(method)]));
  Object.assign(kept, stubs, marks);
}

/** `dataLayer` of Google, and `gtag(…)`, which writes its calls there. */
export function provideDataLayer(): void {
  const layer = provide<unknown[]>('dataLayer', []);
  provide('gtag', function gtag() {
    // biome-ignore lint/complexity/noArguments: an array is read as something else than a call.
    layer.push(arguments);
  });
}

/** `heap`, whose methods keep their calls in `heapReadyCb`, as functions. */
export function provideHeap(appId: string, methods: readonly string[]): void {
  const ready = provide<unknown[]>('heapReadyCb', []);
  const heap = provide<object>('heap', []);
  const stub =
    (name: string) =>
    (...values: readonly unknown[]) => {
      ready.push({ name, fn: () => call(`heap.${name}`, ...values) });
    };
  const stubs = Object.fromEntries(methods.map((name) => [name, stub(name)]));
  const marks = { envId: appId, clientConfig: { shouldFetchServerConfig: false } };
  Object.assign(heap, stubs, marks);
}
