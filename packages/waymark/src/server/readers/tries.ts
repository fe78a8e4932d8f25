import { LRUCache } from 'lru-cache';

/** How often someone may be wrong. */
export interface TryLimits {
  /** Wrong passwords of one network, and of all together, within the time. */
  readonly each: number;
  readonly all: number;
  readonly milliseconds: number;
}

const usual: TryLimits = { each: 10, all: 300, milliseconds: 10 * 60_000 };

/** Counts wrong passwords, so that nobody can go through many of them. */
export interface Tries {
  /** Whether a network may try now. What it tries counts until `succeeded` is told. */
  begin(network: string): boolean;
  succeeded(network: string): void;
}

/** Counts in memory: a server that starts anew begins anew. */
export function createTries(limits: TryLimits = usual, now = Date.now): Tries {
  const { all, each, milliseconds } = limits;
  const counts = new LRUCache<string, { count: number; until: number }>({ max: 10_000 });
  const countOf = (key: string) => {
    const known = counts.get(key);
    if (known && known.until > now()) return known;
    const fresh = { count: 0, until: now() + milliseconds };
    counts.set(key, fresh);
    return fresh;
  };
  const counted = (network: string) => [countOf(`of ${network}`), countOf('all')] as const;
  return {
    begin(network) {
      const [own, total] = counted(network);
      if (own.count >= each || total.count >= all) return false;
      own.count += 1;
      total.count += 1;
      return true;
    },
    succeeded(network) {
      for (const found of counted(network)) found.count = Math.max(0, found.count - 1);
    },
  };
}
