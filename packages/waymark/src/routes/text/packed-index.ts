import type { IndexedSite } from '@waymark/content/text';
import type { BuiltRuns, RunPlace } from '../../build/record/built-run.ts';
import { unpack } from '../../build/record/kept-value.ts';
import { LostText } from '../../build/record/lost-text.ts';
import type { IndexText } from './content-files.ts';

/** What the content index is made from, in a form that goes from one thread to another. */
export interface PackedIndex extends Pick<IndexText, 'id'> {
  readonly site: IndexedSite;
  /** Of the pages of each run, packed, or where they are. */
  readonly lines: readonly (Uint8Array | RunPlace)[];
}

/**
 * The text of an index, of which one run after the other is in memory.
 *
 * @throws LostText while it is read, where a run is not kept any more
 */
export function unpackedIndex({ id, lines, site }: PackedIndex, runs: BuiltRuns): IndexText {
  const linesAt = (place: RunPlace): Uint8Array => {
    const run = runs.load(place.first, place.key);
    if (run === undefined) throw new LostText(place.first);
    return run.part('lines');
  };
  return {
    ...{ id, site },
    lines: lines.values().map((run) => unpack(run instanceof Uint8Array ? run : linesAt(run))),
  };
}
