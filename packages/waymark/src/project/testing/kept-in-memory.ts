import type { ResultCache } from '@waymark/content';

/** Results of earlier builds that are in no file. */
export function keptInMemory(): ResultCache {
  const known = new Map<string, string | Uint8Array>();
  return {
    load(name) {
      const result = known.get(name);
      return typeof result === 'string' ? result : undefined;
    },
    loadBytes(name) {
      const result = known.get(name);
      return typeof result === 'string' ? undefined : result;
    },
    store: (name, result) => void known.set(name, result),
    keep() {},
    flush: () => true,
    close() {},
  };
}
