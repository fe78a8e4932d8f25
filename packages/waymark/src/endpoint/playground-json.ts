import { type PageView, siteHref } from '@waymark/core';
import type { EndpointModel } from '@waymark/openapi';
import type { Project } from '../project/project.ts';
import { hasPlayground, playgroundData } from './playground-data.ts';
import { proxyPath } from './playground-paths.ts';
import { preparedEndpoint } from './prepared-endpoints.ts';

/** The data of the playground of a page with this endpoint; undefined for a page without one. */
export function playgroundOf(
  { current, settings }: Project,
  { lang, page }: PageView,
  model: EndpointModel | undefined,
): string | undefined {
  const { config } = current;
  if (!hasPlayground(model, config, page.frontmatter)) return undefined;
  const proxy = siteHref(proxyPath(page.path), settings.urls);
  return playgroundData(model, config, { lang, proxy });
}

/** The data of the playground of a page; undefined for a page without one. */
export async function playgroundJson(project: Project, page: string): Promise<string | undefined> {
  if (!project.current.endpoints.has(page)) return undefined;
  const view = project.current.site.view(page);
  const prepared = await preparedEndpoint(project, page, project.compile(view.page.file));
  return prepared && playgroundOf(project, view, prepared.model);
}
