import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** What other sites answered is asked again after a day. */
const keptFor = 24 * 60 * 60 * 1000;

/** Addresses that led somewhere, and when the first of them was asked for. */
const cacheSchema = z.object({ day: z.number(), known: z.array(z.string()) });

/** What is known of addresses of other sites from earlier checks. */
export interface ExternalCache {
  readonly known: Map<string, string>;
  /** Keeps the addresses that lead somewhere; of the others, somebody may have corrected one. */
  keep(): void;
}

/** Opens what a file keeps; one that is none, is old or is of a time to come keeps nothing. */
export function openExternalCache(file: string): ExternalCache {
  const { day, known: kept } = read(file) ?? { day: Date.now(), known: [] };
  const known = new Map(kept.map((url) => [url, 'ok']));
  return {
    known,
    keep() {
      const fine = [...known].flatMap(([url, answer]) => (answer === 'ok' ? [url] : []));
      // A folder that cannot be written to is no reason to fail: the next check asks again.
      try {
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, JSON.stringify({ day, known: fine }));
      } catch {}
    },
  };
}

function read(file: string): z.infer<typeof cacheSchema> | undefined {
  try {
    const cache = cacheSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    const age = Date.now() - cache.day;
    return age >= 0 && age < keptFor ? cache : undefined;
  } catch {
    return undefined;
  }
}
