const globals = globalThis as unknown as Record<string, unknown>;

/** A global of the page; services are reached through theirs. */
export function globalOf(name: string): unknown {
  return globals[name];
}

/** Sets a global that a service looks for, unless a script of the site has set it. */
export function provide<Value>(name: string, value: Value): Value {
  globals[name] ??= value;
  return globals[name] as Value;
}

/**
 * Calls a function of a service, such as `gtag` or `posthog.capture`. Where it is not there, what it
 * would have been told is lost: a browser that keeps a service away does so without an error.
 */
export function call(path: string, ...values: readonly unknown[]): void {
  const [name = '', method] = path.split('.');
  const owner = globals[name] as Readonly<Record<string, unknown>> | undefined;
  const found = method === undefined ? owner : owner?.[method];
  if (typeof found === 'function') found.apply(owner, values);
}
