import type { PageFacts, TwinFacts } from '@waymark/content';
import type { PageScope, PageSource, Route } from '@waymark/core';
import { pagesInOrder } from '../../project/paths/page-order.ts';
import { addressBelow, type SiteAddress, siteAddress } from '../../project/paths/site-address.ts';
import type { Project } from '../../project/project.ts';

/** A page whose text is taken from what is rendered of it. */
export interface TextPage {
  readonly path: string;
  /** Below the base. */
  readonly url: string;
  readonly file: string;
  readonly facts: PageFacts;
  readonly twin: TwinFacts;
  /** In the navigation; the others stand after them in the index. */
  readonly isListed: boolean;
  /** It is in the index, from which search, agent files and the assistant are made. */
  readonly isIndexed: boolean;
}

/** All rendered pages of a site, those of the navigation in its order. */
export function textPages(project: Project): TextPage[] {
  const { site } = project;
  const routes = new Map(site.routes.map((route) => [route.path, route]));
  const address = siteAddress(project);
  return pagesInOrder(project).map((source) =>
    textPage(project, source, routes.get(source.path), address),
  );
}

function textPage(
  project: Project,
  source: PageSource,
  route: Route | undefined,
  address: SiteAddress,
): TextPage {
  const { config, endpoints, site } = project;
  const page = site.page(source.path);
  const scope = site.scope(source.path);
  const { lang, language } = scope;
  const places = site.places(source.path).slice(1);
  const { version, product } = sharedScope(
    scope,
    places.map((place) => site.scope(source.path, place)),
  );
  const { frontmatter } = source;
  const node = site.node(source.path);
  const boost = frontmatter.boost ?? node?.boost;
  const target = endpoints.get(source.path)?.target;
  const description = page.description;
  const facts: PageFacts = {
    url: page.url,
    title: page.title,
    ...(description ? { description } : {}),
    kind: route?.kind === 'endpoint' ? 'endpoint' : 'page',
    navigation: route?.breadcrumbs ?? [],
    ...(language === undefined ? {} : { language: lang }),
    ...(version === undefined ? {} : { version }),
    ...(product === undefined ? {} : { product }),
    tags: [...new Set([frontmatter.tag ?? [], frontmatter.keywords ?? []].flat())],
    ...(target && 'method' in target && target.kind !== 'manual'
      ? { operation: { method: target.method, path: target.path } }
      : {}),
    ...(boost === undefined ? {} : { boost }),
    ...(page.searchable ? {} : { searchable: false }),
  };
  return {
    path: source.path,
    url: page.url,
    file: source.file,
    facts,
    twin: {
      title: page.title,
      description,
      url: addressBelow(address, page.url),
      instructions: config.markdown.instructions,
      index: addressBelow(address, '/llms.txt'),
    },
    isListed: page.listed,
    isIndexed: page.indexed,
  };
}

/** What a page is of in each place that lists it: what differs is left out, as such a page belongs to all. */
function sharedScope(
  { product, version }: PageScope,
  others: readonly PageScope[],
): Pick<PageFacts, 'version' | 'product'> {
  return {
    version: others.every((other) => other.version === version) ? version : undefined,
    product: others.every((other) => other.product === product) ? product : undefined,
  };
}
