import {
  buildSite,
  type Checked,
  type Diagnostic,
  type DocsConfig,
  type PageFiles,
  type Site,
  withTranslationFallbacks,
} from '@waymark/core';
import {
  type EndpointListing,
  type EndpointPage,
  planEndpoints,
  type TakenUrl,
  unlistedOperations,
} from '@waymark/openapi';
import { type DescriptionsInput, readDescriptions } from './read-descriptions.ts';

/** A docs folder as it was read, and what its API descriptions are loaded with. */
export interface SitePlanInput extends DescriptionsInput {
  readonly collided: PageFiles['collided'];
  readonly listing: EndpointListing;
}

/** A site with its endpoint pages. */
export interface SitePlan {
  readonly site: Site;
  /** What pages document, by their paths. */
  readonly endpoints: ReadonlyMap<string, EndpointPage>;
  /** What pages document that the site leaves out. Its readers are not to get their descriptions. */
  readonly withheld: readonly EndpointPage[];
  /** Folders of endpoint pages whose description could not be read. */
  readonly unread: ReadonlySet<string>;
  /** Paths of authors' pages whose operation is unknown for the same reason. */
  readonly undecided: ReadonlySet<string>;
}

/** Builds the site of a docs folder, with a page for every endpoint that it asks for. */
export async function planSite(input: SitePlanInput): Promise<Checked<SitePlan>> {
  const { audience, document, config, pages, ignored, collided, locateField } = input;
  const descriptions = await readDescriptions(input);
  let planned: ReadonlyMap<string, EndpointPage> = new Map();
  let unread: ReadonlySet<string> = new Set();
  let undecided: ReadonlySet<string> = new Set();
  const site = buildSite({
    document,
    config,
    pages,
    audience,
    accesses: descriptions.accesses,
    ignored,
    collided,
    locateField(page, key) {
      const target = page.generated && planned.get(page.path)?.target;
      const isDescribed = target && 'description' in target;
      return isDescribed ? target.description.locate(target.pointer) : locateField(page, key);
    },
    expand: (root) => {
      const plan = planEndpoints({
        ...descriptions,
        root,
        pages,
        taken: takenUrls(config, input.files),
        listing: input.listing,
        locateField,
      });
      ({ endpoints: planned, unread, undecided } = plan.value);
      if (!config.translations.fallback) return plan;
      return { ...plan, value: { ...plan.value, ...withTranslationFallbacks(plan.value) } };
    },
  });
  const shown = site.value.pages;
  const all = [...planned.values()];
  const withheld = all.filter(({ path }) => !shown.has(path));
  const loading = descriptions.diagnostics(usedDescriptions(all));
  const unlisted = unlistedOperations(all, descriptions.named.values());
  const diagnostics: Diagnostic[] = [...loading, ...site.diagnostics, ...unlisted];
  const value = {
    site: site.value,
    endpoints: new Map([...planned].filter(([path]) => shown.has(path))),
    withheld,
    unread,
    undecided,
  };
  return { value, diagnostics };
}

/** What is served beside pages: files and redirects. */
function* takenUrls({ redirects }: DocsConfig, files: readonly string[]): Iterable<TakenUrl> {
  for (const file of files) yield { url: `/${file}`, holder: `the file "${file}"` };
  for (const { pattern, source } of redirects) {
    if (!pattern) yield { url: source, holder: 'a redirect' };
  }
}

function usedDescriptions(endpoints: readonly EndpointPage[]) {
  return new Set(
    endpoints.flatMap(({ target }) => (target.kind === 'manual' ? [] : [target.description])),
  );
}
