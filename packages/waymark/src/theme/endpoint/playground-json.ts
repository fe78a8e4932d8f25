import { type PageView, siteHref } from '@waymark/core';
import type { EndpointModel } from '@waymark/openapi';
import type { Project } from '../../project/project.ts';
import { hasPlayground, playgroundData } from './playground-data.ts';
import { proxyPath } from './playground-paths.ts';

/** The data of the playground of a page with this endpoint; undefined for a page without one. */
export function playgroundOf(
  { config, settings }: Project,
  { lang, page }: PageView,
  model: EndpointModel | undefined,
): string | undefined {
  if (!hasPlayground(model, config, page.frontmatter, settings.audience)) return undefined;
  const proxy = siteHref(proxyPath(page.path), settings.urls);
  return playgroundData(model, config, { lang, proxy });
}
