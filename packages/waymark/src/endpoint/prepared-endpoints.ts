import { pagesInOrder } from '../project/page-order.ts';
import type { Project, ProjectState } from '../project/project.ts';
import { apiSettings } from './api-settings.ts';
import { type PreparedEndpoint, prepareEndpoint } from './prepare.ts';

/** How many pages are prepared ahead of the one that is rendered, so that colours never wait. */
const lookAhead = 8;

interface Queue {
  /** Paths of endpoint pages in the order in which a build renders them. */
  readonly order: readonly string[];
  readonly positions: ReadonlyMap<string, number>;
  readonly started: Map<string, Promise<PreparedEndpoint>>;
}

const queues = new WeakMap<ProjectState, Queue>();

/** The model and the code of an endpoint page; absent for other pages. */
export function preparedEndpoint(
  project: Project,
  path: string,
): Promise<PreparedEndpoint> | undefined {
  const { current, settings } = project;
  if (!current.endpoints.has(path)) return undefined;
  const queue = queues.get(current) ?? createQueue(current);
  queues.set(current, queue);
  const found = start(current, queue, path);
  queue.started.delete(path);
  if (settings.mode === 'build') {
    const next = (queue.positions.get(path) ?? -1) + 1;
    for (const each of queue.order.slice(next, next + lookAhead)) start(current, queue, each);
  }
  return found;
}

function createQueue({ site, endpoints }: ProjectState): Queue {
  const order = pagesInOrder(site)
    .map(({ path }) => path)
    .filter((path) => endpoints.has(path));
  const positions = new Map(order.map((path, index) => [path, index]));
  return { order, positions, started: new Map() };
}

function start(
  { endpoints, site, config, pool }: ProjectState,
  { started }: Queue,
  path: string,
): Promise<PreparedEndpoint> | undefined {
  const known = started.get(path);
  const page = endpoints.get(path);
  const source = site.pages.get(path);
  if (known || !page || !source) return known;
  const prepared = prepareEndpoint(page, source, apiSettings(config), pool);
  // A page that is prepared and never rendered must not count as an unhandled rejection.
  prepared.catch(() => undefined);
  started.set(path, prepared);
  return prepared;
}
