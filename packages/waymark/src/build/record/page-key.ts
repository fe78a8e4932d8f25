import type { PageOutline } from '@waymark/content';
import { type PageSource, type PageView, remember } from '@waymark/core';
import type { ApiDescription, EndpointPage } from '@waymark/openapi';
import { codeVersion } from '../../project/code-version.ts';
import { isCompiled } from '../../project/compile-pages.ts';
import { hasFaviconFile } from '../../project/favicon.ts';
import { componentTexts } from '../../project/folder/component-texts.ts';
import type { OpenDocs } from '../../project/open-docs.ts';
import { pictureLook } from '../../project/pictures/picture-look.ts';
import type { Project } from '../../project/project.ts';
import { relatedPages } from '../../project/related/related-pages.ts';
import { serverAttributes } from '../../project/server-attributes.ts';
import { chromeStyles } from '../../theme/chrome-styles.ts';
import { siteIcons } from '../../theme/components/site-icons.ts';
import { otherViews } from '../../theme/places.ts';
import type { FragmentPath } from '../render/group-fragments.ts';
import { dataDigest, digestOf, propertiesDigest } from './digest.ts';

/** What a page is made from, as a key: what has the same key looks the same. */
export interface PageKey {
  readonly key: string;
  /** What is known of the page that an author wrote; none where all of it is generated. */
  readonly outline: PageOutline | undefined;
}

/** Gives the keys of what a site is rendered to. */
export interface SiteKeys {
  page(page: Pick<PageSource, 'path' | 'file'>): Promise<PageKey>;
  /** Of a list of the sidebar that is fetched. */
  list(list: FragmentPath): string;
}

/**
 * Keys of the pages of a site: they hold all values that rendering reads, and not where those come
 * from, so that a new source of a value needs no thought here.
 *
 * @param theme that they are shown with: another one where it looks otherwise
 */
export function createSiteKeys(docs: OpenDocs, theme: string): SiteKeys {
  const { pool, project } = docs;
  const site = siteDigest(project, theme);
  const textsOf = componentTexts(project);
  const page: SiteKeys['page'] = async ({ path, file }) => {
    const view = project.site.view(path);
    const outline = isCompiled(file) ? await pool.outline(file) : undefined;
    const files = (outline?.imports ?? []).map((imported) => imported.file);
    const parts = [
      site,
      ...viewParts(project, { ...view, related: await relatedPages(project, view) }),
      ...chromeStyles({}, otherViews(project.site, view)),
      endpointDigest(project, path),
      String(project.outdated.has(path)),
      outline?.id ?? '',
      ...textsOf(files),
    ];
    return { key: digestOf(parts), outline };
  };
  return {
    page,
    list({ props: { items, path, place } }) {
      const { dir, lang, language = '' } = project.site.view(path, place);
      return digestOf([site, dataDigest(items), lang, dir, language]);
    },
  };
}

/** What all pages have in common. */
function siteDigest(project: Project, theme: string): string {
  const { settings, siteFiles } = project;
  // What pages show of these is in their views, and in what they are compiled to.
  const { navigation, redirects, variables, ...config } = project.config;
  const { cacheFolder, docsFolder, ignoredFolders, publicFolder, root, ...read } = settings;
  const shared = {
    read,
    config,
    siteFiles,
    theme,
    repository: project.repository,
    mermaid: project.libraries.path('mermaid'),
    attributes: serverAttributes(project),
    icons: siteIcons(project).hash,
    favicon: hasFaviconFile(project),
    pictures: pictureLook(project),
    stars: [...project.stars],
  };
  return digestOf([codeVersion(), propertiesDigest(shared)]);
}

/** Of what the pages of a division share, each is read once. */
function viewParts({ site }: Project, { anchors, section, tabs, ...own }: PageView): string[] {
  const shared = [anchors, section, tabs].map(dataDigest);
  return [...shared, JSON.stringify([own, site.homeUrl(own.language)])];
}

/** What a page documents, and where the links of its description lead. */
function endpointDigest({ assets, endpoints }: Project, path: string): string {
  const page = endpoints.get(path);
  if (!page) return '';
  const { description, target } = operationOf(page);
  if (!description) return dataDigest(target);
  const isServed = assets.includes(description.file);
  const targets = targetsDigest(endpoints, description);
  return digestOf([description.hash, dataDigest(target), String(isServed), targets]);
}

const knownDigests = remember((_of: Project['endpoints']) => new Map<ApiDescription, string>());

/** The pages of all that a description has, to which its texts may lead. */
function targetsDigest(endpoints: Project['endpoints'], of: ApiDescription): string {
  const digests = knownDigests(endpoints);
  const found = digests.get(of);
  if (found !== undefined) return found;
  const pages = [...endpoints.values()].flatMap((page) => {
    const { description, target } = operationOf(page);
    return description === of ? [[page.path, target]] : [];
  });
  const digest = dataDigest(pages);
  digests.set(of, digest);
  return digest;
}

function operationOf({ target }: EndpointPage) {
  if (!('description' in target)) return { description: undefined, target };
  const { description, ...operation } = target;
  return { description, target: operation };
}
