import { createServer, type IncomingMessage } from 'node:http';
import { listen } from './listen.ts';

type Json = Readonly<Record<string, unknown>>;

/** A request that came, in its order. */
export interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly key: string;
  readonly body: string;
}

/** What speaks enough of the APIs of Algolia and Typesense to be pushed to and searched. */
export interface SearchServices {
  readonly url: string;
  readonly requests: RecordedRequest[];
  /** Records by index or collection; an alias is a name of a collection. */
  readonly indexes: Map<string, Json[]>;
  readonly aliases: Map<string, string>;
  /** Settings by index of Algolia. */
  readonly settings: Map<string, Json>;
  /** Statuses of the next answers, in place of what was asked for. */
  readonly failures: number[];
  close(): Promise<void>;
}

const admin = 'admin-key';

/** Starts it, with nothing in it. Keys: `admin-key` may write, all others may search. */
export async function serveSearchServices(): Promise<SearchServices> {
  const requests: RecordedRequest[] = [];
  const indexes = new Map<string, Json[]>();
  const aliases = new Map<string, string>();
  const settings = new Map<string, Json>();
  const failures: number[] = [];

  function answer({ body, key, method, path }: RecordedRequest): [status: number, body: unknown] {
    const url = new URL(path, 'http://local');
    const names = url.pathname.split('/').slice(1).map(decodeURIComponent);
    const isSearch = names.at(-1) === 'query' || names.at(-1) === 'search';
    if (!isSearch && key !== admin) return [403, { message: 'Method not allowed with this key' }];
    const [kind, name = '', what, id] = names[0] === '1' ? names.slice(1) : names;
    const json = () => JSON.parse(body);
    if (kind === 'indexes') {
      const own = settings.get(name) ?? {};
      if (what === 'query')
        return [200, algoliaHits(indexes.get(name) ?? [], { ...own, ...json() })];
      if (what === 'settings' && method === 'GET') return [indexes.has(name) ? 200 : 404, own];
      if (what === 'settings') settings.set(name, { ...own, ...json() });
      if (what === 'task') return [200, { status: id === '7' ? 'published' : 'notPublished' }];
      if (what === 'batch') {
        const added = json().requests.map((one: { body: Json }) => one.body);
        indexes.set(name, [...(indexes.get(name) ?? []), ...added]);
      }
      if (what === 'operation') settings.set(json().destination, own);
      if (what === 'operation' && json().operation === 'move') {
        indexes.set(json().destination, indexes.get(name) ?? []);
        indexes.delete(name);
      }
      if (what === undefined && method === 'DELETE') indexes.delete(name);
      return [200, { taskID: 7 }];
    }
    if (kind === 'aliases') {
      if (method === 'PUT') aliases.set(name, json().collection_name);
      const collection = aliases.get(name);
      return collection === undefined
        ? [404, { message: 'Not Found' }]
        : [200, { collection_name: collection }];
    }
    if (kind === 'collections' && name === '') {
      indexes.set(json().name, []);
      return [201, {}];
    }
    if (method === 'DELETE') indexes.delete(name);
    if (id === 'import') {
      const lines = body.split('\n');
      indexes.get(name)?.push(...lines.map((line) => JSON.parse(line)));
      return [200, lines.map(() => '{"success":true}').join('\n')];
    }
    const records = indexes.get(aliases.get(name) ?? name) ?? [];
    return [200, isSearch ? typesenseHits(records, url.searchParams) : {}];
  }

  const server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    if (request.method === 'OPTIONS') return void response.end();
    const key = String(
      request.headers['x-algolia-api-key'] ?? request.headers['x-typesense-api-key'] ?? '',
    );
    const { method = '', url: path = '' } = request;
    const recorded = { method, path, key, body: await textOf(request) };
    requests.push(recorded);
    const failure = failures.shift();
    const [status, content] =
      failure === undefined ? answer(recorded) : [failure, { message: 'Not now' }];
    response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '0' });
    response.end(typeof content === 'string' ? content : JSON.stringify(content));
  });
  return { ...(await listen(server)), requests, indexes, aliases, settings, failures };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

const marked = (text: string, query: string, start: string, end: string) =>
  text.replace(new RegExp(query, 'gi'), (match) => start + match + end);

function algoliaHits(records: readonly Json[], asked: Json) {
  const query = String(asked['query']);
  const filters = asked['facetFilters'] as string[][];
  const facets = asked['attributesForFaceting'] as readonly string[];
  const shown = asked['attributesToRetrieve'] as readonly string[] | undefined;
  const hits = records
    .filter((record) =>
      filters.every((values) =>
        values.some((value) => {
          const [name = '', wanted] = value.split(':');
          return facets.some((facet) => facet.includes(name)) && `${record[name]}` === wanted;
        }),
      ),
    )
    .filter(({ content, hierarchy }) => says(JSON.stringify([content, hierarchy]), query));
  const mark = (text: unknown) => ({
    value: marked(
      String(text ?? ''),
      query,
      String(asked['highlightPreTag']),
      String(asked['highlightPostTag']),
    ),
  });
  return {
    nbHits: hits.length,
    hits: hits.slice(0, Number(asked['hitsPerPage'])).map((hit) => ({
      ...Object.fromEntries(Object.entries(hit).filter(([name]) => shown?.includes(name) ?? true)),
      _highlightResult: {
        hierarchy: Object.fromEntries(
          Object.entries(hit['hierarchy'] as object).flatMap(([level, text]) =>
            text === null ? [] : [[level, mark(text)]],
          ),
        ),
      },
      ...(hit['content'] !== null && { _snippetResult: { content: mark(hit['content']) } }),
    })),
  };
}

function typesenseHits(records: readonly Json[], asked: URLSearchParams) {
  const query = asked.get('q') ?? '';
  const filters = (asked.get('filter_by') ?? '').split(' && ').filter(Boolean);
  const found = records
    .filter((record) =>
      filters.every((filter) => {
        const [name = '', values = ''] = filter.split(':=');
        return values.includes(`\`${record[name]}\``);
      }),
    )
    .filter((record) => says(JSON.stringify(record), query));
  const groups = [...Map.groupBy(found, ({ path }) => path).values()];
  const mark = (text: string) =>
    marked(
      text,
      query,
      asked.get('highlight_start_tag') ?? '',
      asked.get('highlight_end_tag') ?? '',
    );
  return {
    found: groups.length,
    grouped_hits: groups.slice(0, Number(asked.get('per_page'))).map((hits) => ({
      hits: hits.slice(0, Number(asked.get('group_limit'))).map((document) => ({
        document,
        highlights: Object.entries(document)
          .filter(([field]) => field === 'content' || field.startsWith('hierarchy'))
          .map(([field, text]) => ({ field, snippet: mark(String(text)) })),
      })),
    })),
  };
}

const says = (text: string, query: string) => text.toLowerCase().includes(query.toLowerCase());
