import type { ResultCache } from '@waymark/content';
import { loadValue, storeValue } from './kept-value.ts';

/** Keys of the pages of the last build, for as long as all is the same that pages have in common. */
export interface KnownKeys {
  /**
   * The key of a page; none where it has to be made.
   *
   * @param own digest of what no other page is made from
   */
  of(path: string, own: string): string | undefined;
  note(path: string, own: string, key: string): void;
  /** Keeps what was noted or found for the next build. */
  store(): void;
}

interface KnownKey {
  readonly own: string;
  readonly key: string;
}

interface Kept {
  readonly common: string;
  readonly keys: ReadonlyMap<string, KnownKey>;
}

/**
 * Opens the keys among the results of earlier builds.
 *
 * @param site which of the sites of a docs folder they are of (`keptSite`)
 * @param common digest of what its pages have in common
 */
export function openKnownKeys(results: ResultCache, site: string, common: string): KnownKeys {
  const name = `keys ${site}`;
  const last = loadValue<Kept>(results, name);
  const known = last?.common === common ? last.keys : new Map<string, KnownKey>();
  const keys = new Map<string, KnownKey>();
  let isChanged = false;
  return {
    of(path, own) {
      const found = known.get(path);
      if (found?.own !== own) return undefined;
      keys.set(path, found);
      return found.key;
    },
    note(path, own, key) {
      keys.set(path, { own, key });
      isChanged = true;
    },
    store() {
      if (isChanged || keys.size !== known.size) {
        storeValue(results, name, { common, keys } satisfies Kept);
      }
    },
  };
}
