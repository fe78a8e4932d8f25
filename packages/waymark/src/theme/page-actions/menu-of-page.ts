import { twinPath } from '@waymark/content';
import {
  type Contextual,
  type DocsConfig,
  messages,
  type PageView,
  parsePageContextual,
  siteHref,
} from '@waymark/core';
import { unknownOrigin } from '../../client/page-action.ts';
import { pdfPath } from '../../project/print-path.ts';
import type { Project } from '../../project/project.ts';
import { addressBelow, siteAddress } from '../../project/site-address.ts';
import { mcpPath } from '../../project/site-paths.ts';
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
  return {
    twinUrl: isPage ? twinUrl : undefined,
    actionsPlace: menu?.display ?? 'header',
    siteAddressUnknown: !URL.canParse(addressBelow(siteAddress(project), file)),
    actions: pageActions({
      options: isPage ? (menu?.options ?? []) : [],
      text: messages(view.lang),
      siteName: config.name,
      path: page.url,
      twin: { href: twinUrl, address: fileAddress(project, file) },
      mcp: fileAddress(project, `${mcpPath}${settings.urls.trailingSlash === 'always' ? '/' : ''}`),
      pdf: settings.hasPdf ? siteHref(pdfPath(page.url), settings.urls) : undefined,
      description: descriptionUrl(project, page.path),
    }),
  };
}

function contextualOf({ contextual }: DocsConfig, ofPage: unknown): Contextual | undefined {
  return (ofPage === undefined ? undefined : parsePageContextual(ofPage).value) ?? contextual;
}

/** Agents elsewhere need whole addresses. */
function fileAddress(project: Project, path: string): string {
  const address = addressBelow(siteAddress(project), path);
  return URL.canParse(address) ? address : unknownOrigin + address;
}

/** Link to the API description that a page is made from. */
function descriptionUrl(
  { assets, endpoints, settings }: Project,
  path: string,
): string | undefined {
  const target = endpoints.get(path)?.target;
  if (!target || !('description' in target)) return undefined;
  const { source } = target.description;
  if (URL.canParse(source)) return source;
  return assets.includes(source) ? siteHref(`/${source}`, settings.urls) : undefined;
}
