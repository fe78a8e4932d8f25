import type { IndexedRun, IndexedSite } from '@waymark/content/text';
import type { BuiltRuns, RunParts, RunPlace } from '../../build/record/built-run.ts';
import { unpack } from '../../build/record/kept-value.ts';
import { LostText } from '../../build/record/lost-text.ts';
import type { IndexText } from './content-files.ts';

/** What the content index is made from, in a form that goes from one thread to another. */
export interface PackedIndex extends Pick<IndexText, 'id'> {
  readonly site: IndexedSite;
  readonly runs: readonly PackedRun[];
}

/** A run of pages in the index. */
export interface PackedRun extends Pick<IndexedRun, 'saidIds'> {
  /** Its lines, packed, or where they are. */
  readonly parts: IndexParts | RunPlace;
}

/** What of a run the index is put together of. */
export type IndexParts = Pick<RunParts, 'pages' | 'sections' | 'texts'>;

/**
 * The text of an index, of which one run after the other is in memory.
 *
 * @throws LostText while it is read, where a run is not kept any more
 */
export function unpackedIndex({ id, runs, site }: PackedIndex, kept: BuiltRuns): IndexText {
  const partOf = (parts: IndexParts | RunPlace, name: keyof IndexParts): Uint8Array => {
    if ('pages' in parts) return parts[name];
    const run = kept.load(parts.first, parts.key);
    if (run === undefined) throw new LostText(parts.first);
    return run.part(name);
  };
  return {
    ...{ id, site },
    runs: runs.map(({ parts, saidIds }) => ({
      id: 'key' in parts ? parts.key : undefined,
      pages: () => unpack(partOf(parts, 'pages')),
      saidIds,
      sections: () => unpack(partOf(parts, 'sections')),
      texts: () => unpack(partOf(parts, 'texts')),
    })),
  };
}
