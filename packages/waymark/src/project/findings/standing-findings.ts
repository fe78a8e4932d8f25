import { codeEntry, type Diagnostic } from '@waymark/core';
import { findingKey } from './finding-key.ts';

/** What was told of docs and still stands, by the parts in which it was found. */
export interface StandingFindings {
  /**
   * Takes what is wrong in a part of the docs now, in the place of what was.
   *
   * @param part a page, or what is read without pages
   * @param isLookedFor of what was wrong there: whether it would have been found again
   * @returns what was not told, or was mended since; a finding at another line is the same one
   */
  take(
    part: string,
    found: readonly Diagnostic[],
    isLookedFor?: (one: Diagnostic) => boolean,
  ): Diagnostic[];
  /** Takes what was found aside, of which nobody says when it is mended, and gives what was not told. */
  takeAside(found: readonly Diagnostic[]): Diagnostic[];
  /** Forgets what was told of parts that are gone. */
  forget(isGone: (part: string) => boolean): void;
}

/** Nothing was told yet. */
export function createStandingFindings(): StandingFindings {
  const parts = new Map<string, ReadonlyMap<string, readonly Diagnostic[]>>();
  const told = new Map<string, number>();
  const untold = (now: ReadonlyMap<string, readonly Diagnostic[]>) =>
    [...now].flatMap(([key, same]) => {
      const known = told.get(key) ?? 0;
      // One that is about the installation is told once, wherever it is found.
      const fresh = isOfInstallation(same) ? same.slice(0, known === 0 ? 1 : 0) : same.slice(known);
      if (fresh.length > 0) told.set(key, same.length);
      return fresh;
    });
  const take: StandingFindings['take'] = (part, found, isLookedFor = () => true) => {
    const before = parts.get(part) ?? new Map<string, readonly Diagnostic[]>();
    const kept = [...before.values()].flat().filter((one) => !isLookedFor(one));
    const now = Map.groupBy([...found, ...kept], keyOf);
    parts.set(part, now);
    // What several parts share, as a snippet, is mended in all of them.
    for (const [key, { length }] of before) {
      const left = now.get(key)?.length ?? 0;
      if (left < length) told.set(key, Math.min(left, told.get(key) ?? 0));
    }
    return untold(now);
  };
  return {
    take,
    takeAside: (found) => untold(Map.groupBy(found, keyOf)),
    forget(isGone) {
      for (const part of [...parts.keys()].filter(isGone)) {
        take(part, []);
        parts.delete(part);
      }
    },
  };
}

function keyOf(found: Diagnostic): string {
  return isOfInstallation([found]) ? found.code : findingKey(found);
}

function isOfInstallation([first]: readonly Diagnostic[]): boolean {
  return first !== undefined && codeEntry(first.code).once === true;
}
