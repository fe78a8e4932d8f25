import { languageKeys } from './locale-match.ts';

/** Pairs the paths of pages with those of their translations (docs/format/docs-json.md#switchers). */
export interface LanguagePairs {
  /** The paths of a language by what they are found with; the first of several counts. */
  index(paths: readonly string[]): ReadonlyMap<string, string>;
  /** The path of an index that a path corresponds to. */
  find(path: string, index: ReadonlyMap<string, string>): string | undefined;
}

/** @param locales folder names that stand for the languages of the site */
export function createLanguagePairs(locales: ReadonlySet<string>): LanguagePairs {
  return {
    index(paths) {
      const index = new Map<string, string>();
      for (const path of paths) {
        for (const key of languageKeys(path, locales).answer) {
          if (!index.has(key)) index.set(key, path);
        }
      }
      return index;
    },
    find(path, index) {
      const key = languageKeys(path, locales).ask.find((asked) => index.has(asked));
      return key === undefined ? undefined : index.get(key);
    },
  };
}
