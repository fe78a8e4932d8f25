import { siteHref } from '@waymark/core';
import { endpointModel } from '@waymark/openapi';
import type { Project } from '../project/project.ts';
import { apiSettings } from './api-settings.ts';
import { hasPlayground, playgroundData } from './playground-data.ts';
import { proxyPath } from './playground-paths.ts';

/** The data of the playground of a page; undefined for a page without one. */
export function playgroundJson({ current, settings }: Project, page: string): string | undefined {
  const { config, endpoints, site } = current;
  const target = endpoints.get(page)?.target;
  if (target === undefined || target.kind === 'schema' || target.kind === 'manual')
    return undefined;
  const { value: model } = endpointModel(target.description, target, apiSettings(config));
  const view = site.view(page);
  if (!hasPlayground(model, config, view.page.frontmatter)) return undefined;
  return playgroundData(model, config, {
    lang: view.lang,
    proxy: siteHref(proxyPath(page), settings.urls),
  });
}
