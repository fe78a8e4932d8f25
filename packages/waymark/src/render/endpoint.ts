import { createDescriptions, type RenderDescription } from '@waymark/content';
import { type Messages, type PageView, pageUrl, siteHref } from '@waymark/core';
import { apiSettings, playgroundDisplay } from '../endpoint/api-settings.ts';
import {
  createBudget,
  createHeadingIds,
  createIds,
  type EndpointContext,
} from '../endpoint/context.ts';
import { keepPlayground } from '../endpoint/kept-playgrounds.ts';
import { withoutFields } from '../endpoint/manual-endpoint.ts';
import { type EndpointParts, endpointParts, schemaParts } from '../endpoint/parts.ts';
import { playgroundOf } from '../endpoint/playground-json.ts';
import { playgroundPath } from '../endpoint/playground-paths.ts';
import type { PreparedEndpoint } from '../endpoint/prepare.ts';
import type { Project, ProjectState } from '../project/project.ts';

/** What the author wrote on the page of an endpoint. */
export interface WrittenPage {
  /** Ids of its headings. */
  readonly ids: readonly string[];
  /** Examples of its own, which take the place of generated ones. */
  readonly hasRequest: boolean;
  readonly hasResponse: boolean;
}

/** The generated parts of an endpoint page, in the language of the page. */
export function renderEndpoint(
  project: Project,
  view: PageView,
  prepared: PreparedEndpoint,
  written: WrittenPage,
  text: Messages,
): EndpointParts | undefined {
  const { model, schema, panels } = prepared;
  const shown = {
    request: written.hasRequest ? [] : panels.request,
    response: written.hasResponse ? [] : panels.response,
  };
  const page = context(project, text, written.ids);
  if (schema) return schemaParts(schema, shown.response, page);
  if (!model) return undefined;
  const { config } = project.current;
  const display = playgroundDisplay(config, view.page.frontmatter);
  const { method, path, servers } = model;
  const { full } = apiSettings(config);
  const data = playgroundOf(project, view, model);
  const playground = data && siteHref(playgroundPath(view.page.path), project.settings.urls);
  if (data && project.settings.mode === 'build') keepPlayground(project, view.page.path, data);
  const bar =
    display === 'none' || display === 'auth'
      ? undefined
      : { method, path, servers, full, playground };
  const isManual = project.current.endpoints.get(view.page.path)?.target.kind === 'manual';
  const documented = isManual ? withoutFields(model) : model;
  return endpointParts(documented, shown, { bar, summary: view.page.description }, page);
}

function context(project: Project, text: Messages, ids: readonly string[]): EndpointContext {
  const site = siteContext(project);
  return {
    text,
    describe: site.describe,
    expanded: apiSettings(project.current.config).expanded,
    endpointUrl: (method, path) => site.urls.get(`${method} ${path}`),
    budget: createBudget(),
    headingId: createHeadingIds(ids),
    id: createIds(),
  };
}

interface SiteContext {
  readonly describe: RenderDescription;
  /** Addresses of endpoint pages by method and path. */
  readonly urls: ReadonlyMap<string, string>;
}

const siteContexts = new WeakMap<ProjectState, SiteContext>();

/** What all endpoint pages of a site have in common. */
function siteContext({ current, settings }: Project): SiteContext {
  const known = siteContexts.get(current);
  if (known) return known;
  const href = (url: string) => siteHref(url, settings.urls);
  const created: SiteContext = {
    // Descriptions do not know where they are shown: their paths start at the root of the site.
    describe: createDescriptions({ href: (url) => (url.startsWith('/') ? href(url) : url) }),
    urls: new Map(
      [...current.endpoints.values()].flatMap(({ path, target }) =>
        target.kind === 'operation'
          ? [[`${target.method} ${target.path}`, href(pageUrl(path))] as const]
          : [],
      ),
    ),
  };
  siteContexts.set(current, created);
  return created;
}
