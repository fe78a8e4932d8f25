import type { AssistantStore } from './assistant-store.ts';

/**
 * A store whose failures are told as outages.
 *
 * @param outage what is thrown in the place of a failure
 */
export function reportOutages(
  store: AssistantStore,
  outage: (cause: unknown) => Error,
): AssistantStore {
  const guard =
    <Arguments extends readonly unknown[], Value>(run: (...values: Arguments) => Promise<Value>) =>
    (...values: Arguments) =>
      run(...values).catch((cause: unknown) => {
        throw outage(cause);
      });
  const { counters, keys, records, threads } = store;
  return {
    counters: {
      add: guard((...values) => counters.add(...values)),
      subtract: guard((...values) => counters.subtract(...values)),
      read: guard((...values) => counters.read(...values)),
    },
    keys: {
      create: guard((...values) => keys.create(...values)),
      findByHash: guard((...values) => keys.findByHash(...values)),
      list: guard((...values) => keys.list(...values)),
      revoke: guard((...values) => keys.revoke(...values)),
      touch: guard((...values) => keys.touch(...values)),
    },
    threads: {
      open: guard((...values) => threads.open(...values)),
      find: guard((...values) => threads.find(...values)),
      append: guard((...values) => threads.append(...values)),
      finish: guard((...values) => threads.finish(...values)),
      turns: guard((...values) => threads.turns(...values)),
      delete: guard((...values) => threads.delete(...values)),
    },
    records: {
      append: guard((...values) => records.append(...values)),
      list: guard((...values) => records.list(...values)),
    },
    secret: guard((name) => store.secret(name)),
    prune: guard((now) => store.prune(now)),
    ping: guard(() => store.ping()),
    close: () => store.close(),
  };
}
