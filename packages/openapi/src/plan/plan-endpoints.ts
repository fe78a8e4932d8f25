import type { Checked, Frontmatter, NavNode, PageSource, SourceLocation } from '@waymark/core';
import { titleFromPath } from '@waymark/core';
import { checkChannels } from '../channel/check-channels.ts';
import type { EndpointPage, EndpointTarget } from '../model/endpoint-page.ts';
import { isJsonObject } from '../model/json.ts';
import { pointerReference } from '../reference/pointer.ts';
import { resolveReference } from '../reference/resolve-reference.ts';
import { authoredTargets } from './authored-pages.ts';
import { createDescriptionSet, type FormatDescriptions } from './description-set.ts';
import { expandNavigation } from './expand-navigation.ts';
import { findOperation } from './find-operation.ts';
import type { EndpointListing } from './generated-nodes.ts';
import { operationMetadata } from './metadata.ts';
import type { DescribedOperation } from './operations.ts';
import { createPageDrafts, type PageDraft } from './page-drafts.ts';
import { createPathRegistry, type TakenUrl } from './path-registry.ts';
import { isUrl } from './source-name.ts';

/** What the pages of endpoints are planned from. */
export interface PlanInput extends FormatDescriptions {
  /** The navigation as it was read. */
  readonly root: NavNode;
  /** Those of AsyncAPI. */
  readonly channels: FormatDescriptions;
  /** The pages that authors wrote. */
  readonly pages: readonly PageSource[];
  /** URLs at which there is something else: files, redirects. */
  readonly taken: Iterable<TakenUrl>;
  readonly listing: EndpointListing;
  /** Where a key of a page's frontmatter is written. */
  locateField(page: PageSource, key: string): SourceLocation;
}

/** The pages of endpoints, and the navigation with them. */
export interface EndpointPlan {
  /** The navigation with generated pages in it. */
  readonly root: NavNode;
  /** Authors' pages, completed from what they document, then generated ones. */
  readonly pages: readonly PageSource[];
  /** What pages document, by their paths. */
  readonly endpoints: ReadonlyMap<string, EndpointPage>;
  /** Folders of pages that nobody knows, as their description could not be read: `api-reference`. */
  readonly unread: ReadonlySet<string>;
  /** Paths of authors' pages of which nobody knows what they document, for the same reason. */
  readonly undecided: ReadonlySet<string>;
}

/**
 * Decides which endpoint pages a site has, where they are and what they are called
 * (docs/format/openapi.md#attachment, docs/format/openapi.md#endpoint-pages). Nothing is read or
 * written here.
 */
export function planEndpoints(input: PlanInput): Checked<EndpointPlan> {
  const { listing, pages, locateField } = input;
  const descriptions = createDescriptionSet(input);
  const channels = createDescriptionSet(input.channels);
  const drafts = createPageDrafts(pages, () => createPathRegistry(pages, input.taken));
  const { root, unread, diagnostics } = expandNavigation({
    root: input.root,
    descriptions,
    channels,
    drafts,
    listing,
    documenting: new Set(pages.filter(documentsEndpoint).map(({ path }) => path)),
  });
  const adopted = new Map(
    drafts.all().flatMap((draft) => (draft.authored ? [[draft.authored, draft] as const] : [])),
  );
  const written = authoredTargets({
    pages: pages.filter((page) => !adopted.has(page)),
    root: input.root,
    descriptions,
    channels,
    locateField,
  });
  const targetOf = (page: PageSource) => {
    const draft = adopted.get(page);
    return draft ? operationOf(draft.operation) : written.targets.get(page);
  };
  const generated = drafts.all().filter(({ authored }) => !authored);
  const endpoints = new Map<string, EndpointPage>();
  for (const page of pages) {
    const target = targetOf(page);
    if (target) endpoints.set(page.path, { path: page.path, target, isAuthored: true });
  }
  for (const { path, operation } of generated) {
    endpoints.set(path, { path, target: operationOf(operation), isAuthored: false });
  }
  const completed = pages.map((page) => completedPage(page, targetOf(page)));
  const { undecided } = written;
  const all = [...completed, ...generated.map(generatedPage)];
  return {
    value: { root, pages: all, endpoints, unread, undecided },
    diagnostics: [
      ...diagnostics,
      ...drafts.diagnostics(),
      ...written.diagnostics,
      ...channels.all.flatMap(checkChannels),
    ],
  };
}

function operationOf(operation: DescribedOperation): EndpointTarget {
  const { kind, description, method, path, pointer } = operation;
  return { kind, description, method, path, pointer };
}

/** Whether a page says that it is one of an endpoint, whichever that is. */
function documentsEndpoint({ frontmatter: { api, openapi } }: PageSource): boolean {
  return openapi !== undefined || api !== undefined;
}

/** The page of an operation that has no file (docs/format/openapi.md#metadata). */
function generatedPage(draft: PageDraft): PageSource {
  const { path, operation, slug, version, hidden, access } = draft;
  const { frontmatter, href } = operationMetadata(operation);
  const { description } = operation;
  const fromSlug = titleFromPath(slug);
  // The format shows the path in the sidebar where a local description sets it by hand.
  const isNamedByPath = href !== undefined && !isUrl(description.file) && frontmatter.title;
  return {
    path,
    file: description.file,
    frontmatter: {
      title: fromSlug,
      ...(isNamedByPath ? { sidebarTitle: fromSlug } : {}),
      ...(version === undefined ? {} : { version }),
      ...frontmatter,
      [operation.kind === 'channel' ? 'asyncapi' : 'openapi']: selectorOf(operation),
      ...(hidden ? { hidden: true, noindex: true } : {}),
    },
    access,
    generated: true,
    endpoint: { method: operation.method },
  };
}

/** The one form in which a page names its operation. */
function selectorOf({ description, kind, method, path }: DescribedOperation): string {
  const named = isUrl(description.file) ? description.file : `/${description.file}`;
  if (kind === 'channel') return `${named} ${path}`;
  return `${named} ${method === 'WEBHOOK' ? 'webhook' : method} ${path}`;
}

/** An author's page with what its frontmatter leaves out. */
function completedPage(page: PageSource, target: EndpointTarget | undefined): PageSource {
  if (!target) return page;
  if (target.kind === 'manual') return { ...page, endpoint: { method: target.method } };
  if (target.kind === 'schema') {
    const frontmatter = { title: schemaTitle(target), ...page.frontmatter };
    return { ...page, frontmatter };
  }
  const operation = findOperation(target.description, target);
  const frontmatter = { ...(operation ? completion(operation) : {}), ...page.frontmatter };
  return { ...page, frontmatter, endpoint: { method: target.method } };
}

/** What an operation says of an author's page too; whether that is listed is the author's to say. */
const completing = [
  ...['title', 'sidebarTitle', 'description', 'deprecated', 'tag'],
  ...['groups', 'public', 'isPublic'],
];

function completion(operation: DescribedOperation): Frontmatter {
  const { frontmatter } = operationMetadata(operation);
  const known = completing.filter((key) => frontmatter[key] !== undefined);
  return Object.fromEntries(known.map((key) => [key, frontmatter[key]]));
}

function schemaTitle({ description, name, pointer }: Extract<EndpointTarget, { kind: 'schema' }>) {
  const found = resolveReference(description.root, pointerReference(pointer));
  const title = found.found && isJsonObject(found.value) ? found.value['title'] : undefined;
  return typeof title === 'string' && title.trim() !== '' ? title : name;
}
