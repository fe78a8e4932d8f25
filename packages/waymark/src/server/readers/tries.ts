import { LRUCache } from 'lru-cache';

/** How often someone may be wrong. */
export interface TryLimits {
  /** Wrong passwords of one network, of all in a /48 network of IPv6, and of all together, within the time. */
  readonly each: number;
  readonly near: number;
  readonly all: number;
  readonly milliseconds: number;
}

const usual: TryLimits = { each: 10, near: 30, all: 300, milliseconds: 10 * 60_000 };

/** Counts wrong passwords, so that nobody can go through many of them. */
export interface Tries {
  /**
   * Whether a network may try now: an address, or the /64 of an IPv6 address, of which one holder has
   * 256 or more. What it tries counts until `succeeded` is told.
   */
  begin(network: string): boolean;
  succeeded(network: string): void;
}

/** Counts in memory: a server that starts anew begins anew. */
export function createTries(limits: TryLimits = usual, now = Date.now): Tries {
  const { all, each, milliseconds, near } = limits;
  const counts = new LRUCache<string, { count: number; until: number }>({ max: 10_000 });
  const countOf = (key: string) => {
    const known = counts.get(key);
    if (known && known.until > now()) return known;
    const fresh = { count: 0, until: now() + milliseconds };
    counts.set(key, fresh);
    return fresh;
  };
  const counted = (network: string) => {
    const [, around] = /^((?:[\da-f]+:){3})[\da-f]+::\/64$/.exec(network) ?? [];
    return [
      { limit: each, counter: countOf(`of ${network}`) },
      ...(around === undefined ? [] : [{ limit: near, counter: countOf(`near ${around}`) }]),
      { limit: all, counter: countOf('all') },
    ];
  };
  return {
    begin(network) {
      const found = counted(network);
      if (found.some(({ counter, limit }) => counter.count >= limit)) return false;
      for (const { counter } of found) counter.count += 1;
      return true;
    },
    succeeded(network) {
      for (const { counter } of counted(network)) counter.count = Math.max(0, counter.count - 1);
    },
  };
}
