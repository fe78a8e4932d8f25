import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** How many stars repositories have, by `owner/name`; those that nobody could tell are not in it. */
export type RepositoryStars = ReadonlyMap<string, number>;

/** Gives the stars of repositories (`owner/name`). It never fails. */
export type ReadStars = (repositories: readonly string[]) => Promise<RepositoryStars>;

/** What stars are read with. */
export interface StarSource {
  /** Absolute path of the file that keeps what was told. */
  readonly cacheFile: string;
  readonly fetch: typeof fetch;
  /** Lets GitHub answer more than sixty questions an hour. */
  readonly token?: string | undefined;
}

/** How long a number is new enough (milliseconds). */
const day = 86_400_000;
/** How long a build waits for an answer (milliseconds). */
const patience = 5000;

const answerSchema = z.object({ stargazers_count: z.number() });
const cacheSchema = z.record(z.string(), z.object({ stars: z.number(), at: z.number() }));
type Cache = z.infer<typeof cacheSchema>;

/**
 * Opens what GitHub tells of repositories. It is asked once a day for each; where it does not answer,
 * the number that it told last stays, and it is not asked again by this reader.
 */
export function openStars(source: StarSource): ReadStars {
  const asked = new Set<string>();
  return async (repositories) => {
    const cache = readCache(source.cacheFile);
    const isNew = (repository: string) => {
      const age = Date.now() - (cache[repository]?.at ?? 0);
      // A clock that was ahead must not keep a number for good.
      return age >= 0 && age < day;
    };
    const due = repositories.filter((name) => !isNew(name) && !asked.has(name));
    for (const name of due) asked.add(name);
    const answers = await Promise.all(due.map((name) => ask(name, source)));
    const told: Cache = {};
    for (const [index, name] of due.entries()) {
      const stars = answers[index];
      if (stars !== undefined) told[name] = { stars, at: Date.now() };
    }
    const known = { ...cache, ...told };
    if (Object.keys(told).length > 0) writeCache(source.cacheFile, known);
    return new Map(
      repositories.flatMap((name) => (known[name] ? [[name, known[name].stars]] : [])),
    );
  };
}

async function ask(repository: string, source: StarSource): Promise<number | undefined> {
  const headers = {
    accept: 'application/vnd.github+json',
    'user-agent': 'waymark',
    ...(source.token && { authorization: `Bearer ${source.token}` }),
  };
  try {
    const signal = AbortSignal.timeout(patience);
    const url = `https://api.github.com/repos/${repository}`;
    const response = await source.fetch(url, { headers, signal });
    return answerSchema.safeParse(await response.json()).data?.stargazers_count;
  } catch {
    return undefined;
  }
}

function readCache(file: string): Cache {
  try {
    return cacheSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}

/** A folder that cannot be written to is no reason to fail: the next build asks again. */
function writeCache(file: string, cache: Cache): void {
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(cache));
  } catch {}
}
