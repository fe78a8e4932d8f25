import type { CompiledPage, WrittenField } from '@waymark/content';
import type { EndpointPage } from '@waymark/openapi';
import { pagesInOrder } from '../../project/page-order.ts';
import type { Project, ProjectState } from '../../project/project.ts';
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

/**
 * The model and the code of an endpoint page; absent for other pages.
 *
 * @param compiled the page itself, which may describe its endpoint
 */
export function preparedEndpoint(
  project: Project,
  path: string,
  compiled: Promise<CompiledPage | undefined>,
): Promise<PreparedEndpoint> | undefined {
  const { current, settings } = project;
  const page = current.endpoints.get(path);
  if (!page) return undefined;
  if (page.target.kind === 'manual') {
    return compiled.then((written) => prepare(current, page, written?.fields ?? []));
  }
  const queue = queues.get(current) ?? createQueue(project);
  queues.set(current, queue);
  const found = start(current, queue, path);
  queue.started.delete(path);
  if (settings.mode === 'build') {
    const next = (queue.positions.get(path) ?? -1) + 1;
    for (const each of queue.order.slice(next, next + lookAhead)) start(current, queue, each);
  }
  return found;
}

function createQueue(project: Project): Queue {
  const { endpoints } = project.current;
  const order = pagesInOrder(project)
    .map(({ path }) => path)
    .filter((path) => (endpoints.get(path)?.target.kind ?? 'manual') !== 'manual');
  const positions = new Map(order.map((path, index) => [path, index]));
  return { order, positions, started: new Map() };
}

function start(
  current: ProjectState,
  { started }: Queue,
  path: string,
): Promise<PreparedEndpoint> | undefined {
  const known = started.get(path);
  const page = current.endpoints.get(path);
  if (known || !page) return known;
  const prepared = prepare(current, page, []);
  // A page that is prepared and never rendered must not count as an unhandled rejection.
  prepared.catch(() => undefined);
  started.set(path, prepared);
  return prepared;
}

function prepare(
  { config, pool, site }: ProjectState,
  page: EndpointPage,
  fields: readonly WrittenField[],
): Promise<PreparedEndpoint> {
  return prepareEndpoint(page, site.view(page.path).page, fields, apiSettings(config), pool);
}
