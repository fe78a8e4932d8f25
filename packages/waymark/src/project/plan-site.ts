import {
  buildSite,
  type Checked,
  type ConfigDocument,
  type Diagnostic,
  type DocsConfig,
  type OpenApiSource,
  type PageFiles,
  type PageSource,
  type Site,
  type SourceLocation,
} from '@waymark/core';
import {
  type DescriptionStore,
  type EndpointOrder,
  type EndpointPage,
  planEndpoints,
  type TakenUrl,
  unlistedOperations,
} from '@waymark/openapi';
import { readDescriptions } from './read-descriptions.ts';

export interface SitePlanInput {
  readonly store: DescriptionStore;
  readonly document: ConfigDocument;
  readonly config: DocsConfig;
  /** The pages that authors wrote. */
  readonly pages: readonly PageSource[];
  /** All files of the docs folder. */
  readonly files: readonly string[];
  readonly ignored: PageFiles['ignored'];
  readonly endpointOrder: EndpointOrder;
  locateField(page: PageSource, key: string): SourceLocation;
}

/** A site with its endpoint pages. */
export interface SitePlan {
  readonly site: Site;
  /** What pages document, by their paths. */
  readonly endpoints: ReadonlyMap<string, EndpointPage>;
}

/** Builds the site of a docs folder, with a page for every endpoint that it asks for. */
export async function planSite(input: SitePlanInput): Promise<Checked<SitePlan>> {
  const { document, config, pages, ignored, locateField } = input;
  const descriptions = await readDescriptions(input);
  let endpoints: ReadonlyMap<string, EndpointPage> = new Map();
  const site = buildSite({
    document,
    config,
    pages,
    ignored,
    expand: (root) => {
      const plan = planEndpoints({
        root,
        descriptions: descriptions.named,
        discovered: descriptions.discovered,
        pages,
        defaults: defaultSources(config),
        taken: takenUrls(config, input.files),
        order: input.endpointOrder,
        locateField,
      });
      endpoints = plan.value.endpoints;
      return plan;
    },
  });
  const loading = descriptions.diagnostics(usedDescriptions(endpoints));
  const unlisted = unlistedOperations(endpoints.values(), descriptions.named.values());
  const diagnostics: Diagnostic[] = [...loading, ...site.diagnostics, ...unlisted];
  return { value: { site: site.value, endpoints }, diagnostics };
}

/** `api.openapi` as a list. */
function defaultSources({ api }: DocsConfig): readonly OpenApiSource[] {
  const written = api.openapi ?? [];
  const list = Array.isArray(written) ? written : [written];
  return list.map((entry) => (typeof entry === 'string' ? { source: entry } : entry));
}

/** What is served beside pages: files and redirects. */
function takenUrls({ redirects }: DocsConfig, files: readonly string[]): readonly TakenUrl[] {
  return [
    ...files.map((file) => ({ url: `/${file}`, holder: `the file "${file}"` })),
    ...redirects
      .filter(({ pattern }) => !pattern)
      .map(({ source }) => ({ url: source, holder: 'a redirect' })),
  ];
}

function usedDescriptions(endpoints: ReadonlyMap<string, EndpointPage>) {
  return new Set(
    [...endpoints.values()].flatMap(({ target }) =>
      target.kind === 'manual' ? [] : [target.description],
    ),
  );
}
