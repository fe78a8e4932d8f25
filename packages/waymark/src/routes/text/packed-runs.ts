import type { BuiltRun, BuiltRuns, RunParts, RunPlace } from '../../build/record/built-run.ts';
import { LostText } from '../../build/record/lost-text.ts';

/** What all pages say, in a form that goes from one thread to another. */
export interface PackedRuns {
  /** Of all the text; none where a part of it is made anew by every build. */
  readonly id?: string | undefined;
  /** All pages of the index, in its order. */
  readonly runs: readonly PackedRun[];
}

/** What pages say that follow one another. */
export interface PackedRun extends Pick<BuiltRun, 'fullSizes' | 'saidIds'> {
  /** Its text, packed, or where that is. */
  readonly parts: TextParts | RunPlace;
}

/** What of a run is text. */
export type TextParts = Omit<RunParts, 'search'>;

/** A run whose text is read when it is asked for. */
export interface TextRun extends Pick<BuiltRun, 'fullSizes' | 'saidIds'> {
  /** Of all that it was made from, where an earlier build or this one keeps it. */
  readonly key: string | undefined;
  /**
   * Gives a part, packed.
   *
   * @throws LostText where the run is not kept any more
   */
  readonly part: (name: keyof TextParts) => Uint8Array;
}

/** Runs of which one after the other can be in memory. */
export function unpackedRuns(
  { runs }: PackedRuns,
  kept: Pick<BuiltRuns, 'load'>,
): readonly TextRun[] {
  return runs.map(({ fullSizes, parts, saidIds }) => {
    if ('pages' in parts) {
      return { fullSizes, saidIds, key: undefined, part: (name) => parts[name] };
    }
    const { first, key } = parts;
    return {
      ...{ fullSizes, saidIds, key },
      part(name) {
        const run = kept.load(first, key);
        if (run === undefined) throw new LostText(first);
        return run.part(name);
      },
    };
  });
}
