import { batches } from './batches.ts';
import type { ServiceRecord } from './record.ts';
import { ServiceError, serviceRequester } from './request.ts';
import type { PushTools, TypesenseService } from './service.ts';

const levels = [0, 1, 2, 3, 4, 5, 6] as const;

/** Names with dots are plain names here, as in the collections of DocSearch for Typesense. */
const fields = [
  ...levels.map((level) => ({ name: `hierarchy.lvl${level}`, type: 'string', optional: true })),
  { name: 'content', type: 'string', optional: true },
  { name: 'tags', type: 'string[]', optional: true },
  { name: 'operation', type: 'string', optional: true },
  ...['path', 'type', 'lang', 'language', 'version', 'product'].map((name) => ({
    ...{ name, type: 'string', facet: true },
  })),
  { name: 'item_priority', type: 'int64' },
  // Shown, and not searched.
  ...['url', 'url_without_anchor', 'anchor', 'method'].map((name) => ({
    ...{ name, type: 'string', index: false, optional: true },
  })),
  { name: 'navigation', type: 'string[]', index: false, optional: true },
];

/**
 * Puts records in the place of all that an alias stands for: they go into a new collection, to which
 * the alias then points. Until that, and if it fails, readers find what was there.
 *
 * @returns how many records there are
 * @throws ServiceError with what Typesense says
 */
export async function pushToTypesense(
  { collection: alias, url }: TypesenseService,
  records: Iterable<ServiceRecord>,
  tools: PushTools,
): Promise<number> {
  const ask = serviceRequester(url, { 'x-typesense-api-key': tools.adminKey }, tools);
  const aliasPath = `/aliases/${encodeURIComponent(alias)}`;
  const pathOf = (name: string) => `/collections/${encodeURIComponent(name)}`;
  const drop = (name: string) => ask({ method: 'DELETE', path: pathOf(name) });
  const next = `${alias}_${tools.stamp}`;
  const last = await ask({ method: 'GET', path: aliasPath }).then(
    (text) => String(JSON.parse(text).collection_name),
    (error: unknown) => {
      if (error instanceof ServiceError && error.status === 404) return undefined;
      throw error;
    },
  );
  const schema = { name: next, fields, default_sorting_field: 'item_priority' };
  await ask({ method: 'POST', path: '/collections', body: JSON.stringify(schema) });
  tools.say(`The collection ${next} is made.`);
  let count = 0;
  try {
    for (const batch of batches(documents(records))) {
      const path = `${pathOf(next)}/documents/import?action=upsert`;
      const answer = await ask({ method: 'POST', path, body: batch.join('\n') });
      holdImported(answer);
      count += batch.length;
      tools.say(`${count} records are sent.`);
    }
    await ask({
      method: 'PUT',
      path: aliasPath,
      body: JSON.stringify({ collection_name: next }),
    });
  } catch (error) {
    // What was made for this alone; that it may be left behind is no news beside the failure.
    await drop(next).catch(() => undefined);
    throw error;
  }
  // A collection of another name was not made here, and is not ours to delete.
  if (last !== undefined && last !== next && isOwn(last, alias)) {
    await drop(last);
    tools.say(`The collection ${last} is deleted.`);
  }
  return count;
}

function isOwn(name: string, alias: string): boolean {
  return name.startsWith(`${alias}_`) && /^\d+$/.test(name.slice(alias.length + 1));
}

function* documents(records: Iterable<ServiceRecord>): Iterable<object> {
  for (const { content, hierarchy, objectID, weight, ...record } of records) {
    yield {
      id: objectID,
      ...record,
      ...Object.fromEntries(
        levels.flatMap((level) => {
          const text = hierarchy[`lvl${level}`];
          return text === null ? [] : [[`hierarchy.lvl${level}`, text]];
        }),
      ),
      ...(content !== null && { content }),
      item_priority: weight.pageRank * 1_000_000 + weight.level * 1000 - weight.position,
    };
  }
}

/** The answer has a line for each document, and is no failure as a whole. */
function holdImported(answer: string): void {
  for (const line of answer.split('\n').filter(Boolean)) {
    const { error, success }: { error?: unknown; success?: boolean } = JSON.parse(line);
    if (success === false) {
      throw new ServiceError(200, `The service does not take a record: ${String(error)}`);
    }
  }
}
