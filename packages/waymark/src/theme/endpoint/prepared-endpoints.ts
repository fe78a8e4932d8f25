import type { CompiledPage, WrittenField } from '@waymark/content';
import { remember } from '@waymark/core';
import type { EndpointPage } from '@waymark/openapi';
import type { OpenDocs } from '../../project/open-docs.ts';
import { pagesInOrder } from '../../project/paths/page-order.ts';
import type { Project } from '../../project/project.ts';
import { apiSettings } from './api-settings.ts';
import { type PreparedEndpoint, prepareEndpoint } from './prepare.ts';

/** How many pages are prepared ahead of the one that is rendered, so that colours never wait. */
const lookAhead = 8;

interface Queue {
  /** Endpoint pages in the order in which a build renders them. */
  readonly order: readonly EndpointPage[];
  readonly positions: ReadonlyMap<string, number>;
  readonly started: Map<string, Promise<PreparedEndpoint>>;
}

/**
 * The model and the code of an endpoint page; absent for other pages.
 *
 * @param compiled the page itself, which may describe its endpoint
 */
export function preparedEndpoint(
  { pool, project }: OpenDocs,
  path: string,
  compiled: Promise<CompiledPage | undefined>,
): Promise<PreparedEndpoint> | undefined {
  const page = project.endpoints.get(path);
  if (!page) return undefined;
  const prepare = (of: EndpointPage, fields: readonly WrittenField[]) => {
    const { config, site } = project;
    return prepareEndpoint(of, site.page(of.path), fields, apiSettings(config), pool);
  };
  if (page.target.kind === 'manual') {
    return compiled.then((written) => prepare(page, written?.fields ?? []));
  }
  const queue = queueOf(project);
  const start = (of: EndpointPage) => {
    const prepared = queue.started.get(of.path) ?? prepare(of, []);
    // A page that is prepared and never rendered must not count as an unhandled rejection.
    prepared.catch(() => undefined);
    queue.started.set(of.path, prepared);
    return prepared;
  };
  const found = start(page);
  queue.started.delete(path);
  if (project.settings.mode === 'build') {
    const next = (queue.positions.get(path) ?? -1) + 1;
    for (const each of queue.order.slice(next, next + lookAhead)) start(each);
  }
  return found;
}

const queueOf = remember((project: Project): Queue => {
  const order = pagesInOrder(project).flatMap(({ path }) => {
    const page = project.endpoints.get(path);
    return page && page.target.kind !== 'manual' ? [page] : [];
  });
  return {
    order,
    positions: new Map(order.map(({ path }, index) => [path, index])),
    started: new Map(),
  };
});
