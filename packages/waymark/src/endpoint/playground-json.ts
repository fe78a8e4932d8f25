import { type PageView, siteHref } from '@waymark/core';
import type { EndpointModel } from '@waymark/openapi';
import type { Project } from '../project/project.ts';
import type { SiteFile } from '../routes/site-files.ts';
import { hasPlayground, playgroundData } from './playground-data.ts';
import { playgroundPage, proxyPath } from './playground-paths.ts';
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

/** Finds the data of the playground of a page. */
export async function findPlayground(
  project: Project,
  path: string,
): Promise<SiteFile | undefined> {
  const page = playgroundPage(path);
  if (page === undefined || !project.current.endpoints.has(page)) return undefined;
  const view = project.current.site.view(page);
  const prepared = await preparedEndpoint(project, page, project.compile(view.page.file));
  const content = prepared && playgroundOf(project, view, prepared.model);
  return content === undefined ? undefined : { path, content };
}
