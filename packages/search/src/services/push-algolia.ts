import { batches } from './batches.ts';
import type { ServiceRecord } from './record.ts';
import { ServiceError, type ServiceRequest, serviceRequester } from './request.ts';
import type { AlgoliaService, PushTools } from './service.ts';

/** Facets that narrow a search; by others, Algolia finds nothing. */
const searchFacets = ['language', 'version', 'product'];

/** Settings of a new index, which are those of DocSearch; one that exists keeps its own, beside the facets. */
const newSettings = {
  searchableAttributes: [
    ...[1, 2, 3, 4, 5, 6].map((level) => `unordered(hierarchy.lvl${level})`),
    ...['unordered(tags)', 'unordered(operation)', 'unordered(hierarchy.lvl0)', 'content'],
  ],
  attributesForFaceting: ['type', 'lang', ...searchFacets],
  attributeForDistinct: 'url',
  distinct: true,
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
  ignorePlurals: true,
};

const pollPause = 500;

/**
 * Puts records in the place of all that an index holds: they go into another index first, which
 * then takes its name. Until that, and if it fails, readers find what was there.
 *
 * @returns how many records there are
 * @throws ServiceError with what Algolia says
 */
export async function pushToAlgolia(
  { appId, index, url = `https://${appId}.algolia.net` }: AlgoliaService,
  records: Iterable<ServiceRecord>,
  tools: PushTools,
): Promise<number> {
  const headers = { 'x-algolia-application-id': appId, 'x-algolia-api-key': tools.adminKey };
  const ask = serviceRequester(url, headers, tools);
  const pathOf = (name: string) => `/1/indexes/${encodeURIComponent(name)}`;
  const settingsOf = (name: string): Promise<IndexSettings | undefined> =>
    ask({ method: 'GET', path: `${pathOf(name)}/settings` }).then(
      (text) => JSON.parse(text),
      (error: unknown) => {
        if (error instanceof ServiceError && error.status === 404) return undefined;
        throw error;
      },
    );
  /** Settles when it is done, which is some time after it was accepted. */
  const run = async (name: string, request: ServiceRequest) => {
    const { taskID }: { taskID: number } = JSON.parse(await ask(request));
    const task: ServiceRequest = { method: 'GET', path: `${pathOf(name)}/task/${taskID}` };
    while (JSON.parse(await ask(task)).status !== 'published') await tools.wait(pollPause);
  };
  const operation = (name: string, body: object) =>
    run(name, { method: 'POST', path: `${pathOf(name)}/operation`, body: JSON.stringify(body) });

  const change = (name: string, settings: IndexSettings) =>
    run(name, {
      method: 'PUT',
      path: `${pathOf(name)}/settings`,
      body: JSON.stringify(settings),
    });

  const next = `${index}_${tools.stamp}`;
  try {
    const kept = await settingsOf(index);
    if (kept) {
      const scope = ['settings', 'synonyms', 'rules'];
      await operation(index, { operation: 'copy', destination: next, scope });
      await change(next, { attributesForFaceting: withSearchFacets(kept) });
      tools.say(`The settings of the index ${index} are kept.`);
    } else {
      await change(next, newSettings);
      tools.say(`The index ${index} is new, and gets settings for documentation.`);
    }
    let count = 0;
    for (const batch of batches(records)) {
      const requests = batch.map((record) => `{"action":"updateObject","body":${record}}`);
      const body = `{"requests":[${requests.join(',')}]}`;
      await run(next, { method: 'POST', path: `${pathOf(next)}/batch`, body });
      count += batch.length;
      tools.say(`${count} records are sent.`);
    }
    await operation(next, { operation: 'move', destination: index });
    return count;
  } catch (error) {
    // What was made for this alone; that it may be left behind is no news beside the failure.
    await ask({ method: 'DELETE', path: pathOf(next) }).catch(() => undefined);
    throw error;
  }
}

/** What of the settings of an index is read here. */
interface IndexSettings {
  /** Names, which may stand in the brackets of `filterOnly(…)` and the like. */
  readonly attributesForFaceting?: readonly string[];
}

function withSearchFacets({ attributesForFaceting: own = [] }: IndexSettings): readonly string[] {
  const known = new Set(own.map((facet) => /[^()]+(?=\)*$)/.exec(facet)?.[0]));
  return [...own, ...searchFacets.filter((facet) => !known.has(facet))];
}
