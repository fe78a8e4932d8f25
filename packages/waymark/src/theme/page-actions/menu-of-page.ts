import { twinPath } from '@waymark/content';
import {
  type Contextual,
  type DocsConfig,
  messages,
  type PageView,
  parsePageContextual,
  siteHref,
  type UrlPolicy,
} from '@waymark/core';
import { unknownOrigin } from '../../client/page-action.ts';
import { pdfPath } from '../../project/paths/print-path.ts';
import { addressBelow, type SiteAddress, siteAddress } from '../../project/paths/site-address.ts';
import { mcpPath } from '../../project/paths/site-paths.ts';
import type { Project } from '../../project/project.ts';
import type { WaymarkLocals } from '../locals.ts';
import { pageActions } from './page-actions.ts';

/** What the theme shows of the page menu. */
export type PageMenu = Pick<
  WaymarkLocals,
  'twinUrl' | 'actions' | 'actionsPlace' | 'siteAddressUnknown'
>;

/** The menu of a page, and where its Markdown is. What stands for unknown URLs has neither. */
export function menuOfPage(project: Project, view: PageView): PageMenu {
  const { config, settings, site } = project;
  const { page } = view;
  const menu = contextualOf(config, page.frontmatter.contextual);
  const isPage = site.pages.has(page.path);
  const file = twinPath(page.url);
  const twinUrl = siteHref(file, settings.urls);
  const address = siteAddress(project);
  return {
    twinUrl: isPage ? twinUrl : undefined,
    actionsPlace: menu?.display ?? 'header',
    siteAddressUnknown: address.host === undefined,
    actions: pageActions({
      options: isPage ? (menu?.options ?? []) : [],
      text: messages(view.lang),
      siteName: config.name,
      path: page.url,
      twin: { href: twinUrl, address: wholeAddress(address, file) },
      mcp: wholeAddress(routeAddress(address, settings.urls), mcpPath),
      pdf: settings.hasPdf ? siteHref(pdfPath(page.url), settings.urls) : undefined,
      description: descriptionUrl(project, page.path),
    }),
  };
}

function contextualOf({ contextual }: DocsConfig, ofPage: unknown): Contextual | undefined {
  return (ofPage === undefined ? undefined : parsePageContextual(ofPage).value) ?? contextual;
}

/** A route of the server is no page in a folder: it has a slash only where all have one. */
function routeAddress({ host, urls }: SiteAddress, served: UrlPolicy): SiteAddress {
  const trailingSlash = served.trailingSlash === 'always' ? 'always' : 'never';
  return { host, urls: { ...urls, trailingSlash } };
}

/** Agents elsewhere need whole addresses. */
function wholeAddress(address: SiteAddress, path: string): string {
  const found = addressBelow(address, path);
  return address.host === undefined ? unknownOrigin + found : found;
}

/** Link to the API description that a page is made from. */
function descriptionUrl(
  { assets, endpoints, settings }: Project,
  path: string,
): string | undefined {
  const target = endpoints.get(path)?.target;
  if (!target || !('description' in target)) return undefined;
  const { file } = target.description;
  if (URL.canParse(file)) return file;
  return assets.includes(file) ? siteHref(`/${file}`, settings.urls) : undefined;
}
