import { digestOf } from '../../build/record/digest.ts';
import { unpack } from '../../build/record/kept-value.ts';
import type { FullTexts } from './content-files.ts';
import type { TextRun } from './packed-runs.ts';

/** The pages of runs; of what follows one another in a run it is unpacked once. */
export function fullTexts(runs: readonly TextRun[]): FullTexts {
  const places = new Map(runs.flatMap((run) => [...placesIn(run)]));
  return {
    idOf(pages) {
      const from = new Set(pages.flatMap(({ url }) => places.get(url)?.run ?? []));
      const keys = [...from].flatMap(({ key }) => key ?? []);
      return keys.length === from.size
        ? digestOf([...keys, ...pages.map(({ url }) => url)])
        : undefined;
    },
    sizeOf: ({ url }) => places.get(url)?.size ?? 0,
    *read(pages) {
      let open: { readonly run: TextRun; readonly text: Uint8Array } | undefined;
      for (const { url } of pages) {
        const place = places.get(url);
        if (!place) continue;
        const { run, start, size } = place;
        if (open?.run !== run) open = { run, text: unpack(run.part('full')) };
        yield open.text.subarray(start, start + size);
      }
    },
  };
}

interface Place {
  readonly run: TextRun;
  readonly start: number;
  readonly size: number;
}

function* placesIn(run: TextRun): Iterable<[url: string, place: Place]> {
  let start = 0;
  for (const [url, size] of run.fullSizes) {
    yield [url, { run, start, size }];
    start += size;
  }
}
