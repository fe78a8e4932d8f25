import { createDescriptions, mayHaveCode, type RenderDescription } from '@waymark/content';
import { type Messages, pageUrl, remember, siteHref } from '@waymark/core';
import { type ApiDescription, linkedOperation } from '@waymark/openapi';
import { describedUrl } from '../../project/paths/described-url.ts';
import type { Project } from '../../project/project.ts';
import {
  apiSettings,
  isWholeAddress,
  playgroundDisplay,
} from '../../theme/endpoint/api-settings.ts';
import {
  createBudget,
  createHeadingIds,
  createIds,
  type EndpointContext,
} from '../../theme/endpoint/context.ts';
import type { DescribedCode } from '../../theme/endpoint/described-codes.ts';
import { withoutFields } from '../../theme/endpoint/manual-endpoint.ts';
import { type EndpointParts, endpointParts, schemaParts } from '../../theme/endpoint/parts.ts';
import { hasPlayground } from '../../theme/endpoint/playground-data.ts';
import { playgroundPath } from '../../theme/endpoint/playground-paths.ts';
import type { PageParts } from './page-parts.ts';

/** What the author wrote on the page of an endpoint. */
interface WrittenPage {
  /** Ids of its headings. */
  readonly ids: readonly string[];
  /** Examples of its own, which take the place of generated ones. */
  readonly hasRequest: boolean;
  readonly hasResponse: boolean;
}

/** The generated parts of an endpoint page, in the language of the page; none on other pages. */
export function renderEndpoint(
  project: Project,
  { view, pages, prepared }: PageParts,
  text: Messages,
): EndpointParts | undefined {
  if (!prepared) return undefined;
  const { model, schema, channel, panels, describedCode } = prepared;
  const written = writtenPage(pages);
  const shown = {
    request: written.hasRequest ? [] : panels.request,
    body: written.hasRequest ? [] : panels.body,
    response: written.hasResponse ? [] : panels.response,
  };
  const page = context(project, view.page.path, text, written.ids, describedCode);
  if (schema) return schemaParts(schema, shown.response, page);
  const { config, endpoints, settings } = project;
  const display = playgroundDisplay(config, view.page.frontmatter, settings.audience);
  const full = isWholeAddress(config, view.page.frontmatter);
  const summary = view.page.description;
  if (channel) {
    const frame = { hasBar: display !== 'none', full, summary };
    return channel.parts(channel.model, shown.response, frame, page);
  }
  if (!model) return undefined;
  const { method, path, servers } = model;
  const playground = hasPlayground(project, view.page, model)
    ? siteHref(playgroundPath(view.page.path), settings.urls)
    : undefined;
  const bar = display === 'none' ? undefined : { method, path, servers, full, playground };
  const isManual = endpoints.get(view.page.path)?.target.kind === 'manual';
  const documented = isManual ? withoutFields(model) : model;
  return endpointParts(documented, shown, { bar, summary }, page);
}

function writtenPage(pages: PageParts['pages']): WrittenPage {
  const uses = (name: string) => pages.some(({ code }) => code.includes(name));
  return {
    ids: pages.flatMap(({ anchors }) => anchors.ids),
    hasRequest: uses('RequestExample'),
    hasResponse: uses('ResponseExample'),
  };
}

function context(
  project: Project,
  path: string,
  text: Messages,
  ids: readonly string[],
  code: DescribedCode,
): EndpointContext {
  const target = project.endpoints.get(path)?.target;
  const description = target && 'description' in target ? target.description : undefined;
  const shared = sharedContext(project, description);
  const describeCode = createDescriptions({ href: shared.href, code });
  return {
    text,
    describe: (markdown) =>
      mayHaveCode(markdown) ? describeCode(markdown) : shared.describe(markdown),
    expanded: apiSettings(project.config).expanded,
    endpointUrl: (method, endpoint) => shared.urls.get(`${method} ${endpoint}`),
    budget: createBudget(),
    headingId: createHeadingIds(ids),
    id: createIds(),
  };
}

interface SharedContext {
  /** The address that a link of a description is served at. */
  readonly href: (url: string) => string;
  /** Descriptions without blocks of code, whose colours a page brings. */
  readonly describe: RenderDescription;
  /** Addresses of endpoint pages by method and path. */
  readonly urls: ReadonlyMap<string, string>;
}

const sharedContexts = remember(
  (_project: Project) => new Map<ApiDescription | undefined, SharedContext>(),
);

/** What all endpoint pages of one description have in common. */
function sharedContext(project: Project, description: ApiDescription | undefined): SharedContext {
  const contexts = sharedContexts(project);
  const known = contexts.get(description);
  if (known) return known;
  const serve = (url: string) => siteHref(url, project.settings.urls);
  const urls = new Map(
    [...project.endpoints.values()].flatMap(({ path, target }) =>
      'description' in target && target.kind !== 'schema' && target.description === description
        ? [[`${target.method} ${target.path}`, serve(pageUrl(path))] as const]
        : [],
    ),
  );
  // Descriptions do not know where they are shown: their paths start at the root of the site.
  const below = describedUrl(project);
  const href = (url: string) => {
    if (url.startsWith('/')) return serve(below(url));
    const linked = description && url.startsWith('#') && linkedOperation(description, url);
    return (linked && urls.get(`${linked.method} ${linked.path}`)) || url;
  };
  const created = { href, describe: createDescriptions({ href }), urls };
  contexts.set(description, created);
  return created;
}
