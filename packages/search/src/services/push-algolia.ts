import { batches } from './batches.ts';
import type { ServiceRecord } from './record.ts';
import { ServiceError, type ServiceRequest, serviceRequester } from './request.ts';
import type { AlgoliaService, PushTools } from './service.ts';

/** Settings of a new index, which are those of DocSearch; one that exists keeps its own. */
const newSettings = {
  searchableAttributes: [
    ...[1, 2, 3, 4, 5, 6].map((level) => `unordered(hierarchy.lvl${level})`),
    ...['unordered(tags)', 'unordered(operation)', 'unordered(hierarchy.lvl0)', 'content'],
  ],
  attributesForFaceting: ['type', 'lang', 'language', 'version', 'product'],
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
  const exists = (name: string) =>
    ask({ method: 'GET', path: `${pathOf(name)}/settings` }).then(
      () => true,
      (error: unknown) => {
        if (error instanceof ServiceError && error.status === 404) return false;
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

  const next = `${index}_${tools.stamp}`;
  try {
    if (await exists(index)) {
      const scope = ['settings', 'synonyms', 'rules'];
      await operation(index, { operation: 'copy', destination: next, scope });
      tools.say(`The settings of the index ${index} are kept.`);
    } else {
      const body = JSON.stringify(newSettings);
      await run(next, { method: 'PUT', path: `${pathOf(next)}/settings`, body });
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
