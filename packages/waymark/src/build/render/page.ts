import { type CompiledPage, type Heading, inlineMarkdownHtml } from '@waymark/content';
import { type DocsConfig, messages, type PageView, siteHref } from '@waymark/core';
import { feedOf } from '../../project/feed-path.ts';
import { isOwnUrl } from '../../project/own-urls.ts';
import type { Project } from '../../project/project.ts';
import { serverAttributes } from '../../project/server-attributes.ts';
import { siteIcons } from '../../theme/components/site-icons.ts';
import type { EndpointParts } from '../../theme/endpoint/parts.ts';
import { playgroundOf } from '../../theme/endpoint/playground-json.ts';
import type { WaymarkLocals } from '../../theme/locals.ts';
import { menuOfPage } from '../../theme/page-actions/menu-of-page.ts';
import { pageAddress } from '../../theme/seo/page-address.ts';
import { renderEndpoint } from './endpoint.ts';
import { groupFragment } from './group-fragments.ts';
import { iconHtml } from './icon-html.ts';
import { markdownSource } from './markdown-source.ts';
import { notFoundView } from './not-found-view.ts';
import type { PageBody } from './page-body.ts';
import { pageContents } from './page-contents.ts';
import type { SiteParts } from './site.ts';
import { stopAtErrors } from './stop-at-errors.ts';

/** A page ready to render: what the theme reads, and its bodies. */
export interface RenderedPage {
  readonly locals: WaymarkLocals;
  /** What authors wrote: the page itself, then what a description of an API adds to it. */
  readonly bodies: readonly PageBody[];
}

/** Everything that the route needs to render the page at a path. */
export async function renderPage(site: SiteParts, path: string): Promise<RenderedPage> {
  const { project } = site;
  const contents = await pageContents(site, path);
  const { view, written, pages, bodies } = contents;
  const headings = pages.flatMap((page) => page.headings);
  const hasMath = pages.some(({ features }) => features.includes('math'));
  const locals = pageLocals(site, view, headings, hasMath);
  const endpoint = renderEndpoint(project, contents, locals.text);
  if (project.settings.mode === 'build') {
    project.takeRendered({
      path,
      markdown: markdownSource(project, contents, endpoint),
      playground: playgroundOf(project, view, contents.prepared?.model),
    });
  }
  return {
    bodies,
    locals: {
      ...locals,
      ...(written ? changelog(locals, written) : {}),
      ...(endpoint ? endpointLocals(locals, pages, endpoint) : {}),
    },
  };
}

/** What the page of an endpoint shows besides what is written on it. */
function endpointLocals(
  { headings }: WaymarkLocals,
  pages: readonly CompiledPage[],
  endpoint: EndpointParts,
): Pick<WaymarkLocals, 'endpoint' | 'headings' | 'aside'> {
  const hasColumn = pages.some(({ aside }) => aside);
  return {
    endpoint: { ...endpoint, hasColumn },
    headings: [...headings, ...endpoint.headings],
    aside: hasColumn || Boolean(endpoint.request || endpoint.response),
  };
}

/** What a page shows beside its text instead of the table of contents, and its feed. */
function changelog({ view, href }: WaymarkLocals, { aside, updates }: CompiledPage) {
  const feed = feedOf(view.page, updates);
  return { aside, updates, feedUrl: feed && href(feed) };
}

/** What the theme reads on a page that shows this view. */
export function pageLocals(
  parts: SiteParts,
  view: PageView,
  headings: readonly Heading[],
  hasMath: boolean,
): WaymarkLocals {
  const { project, theme } = parts;
  const { settings } = project;
  const { urls } = settings;
  const { site, icons, files, siteFiles } = project.current;
  const href = (url: string) => siteHref(url, urls);
  const fileUrl = (file: string) => href(`/${file}`);
  const config = languageConfig(project.current.config, view.language);
  return {
    view,
    config,
    components: theme,
    headings,
    aside: false,
    endpoint: undefined,
    updates: [],
    feedUrl: undefined,
    serverAttributes: serverAttributes(project),
    hasPolicy: settings.hasPolicy ?? false,
    text: messages(view.lang),
    href,
    address: (url) => pageAddress({ config, urls, site: settings.site }, url),
    ...menuOfPage(project, view),
    icon: (icon, style) => iconHtml(icons, icon, style, href, siteIcons(project.current)),
    homeUrl: site.homeUrl(view.language),
    groupFragment,
    hasFaviconFile: files.includes('favicon.ico') || hasOwnFavicon(project),
    siteFiles: {
      stylesheets: siteFiles.stylesheets.map(fileUrl),
      scripts: siteFiles.scripts.map(fileUrl),
    },
    mathStyles: (config.styling.latex ?? hasMath) ? project.libraryUrl('katex') : undefined,
    libraryUrl: project.libraryUrl,
    bannerHtml: config.banner && inlineMarkdownHtml(config.banner.content, href),
  };
}

/** What lies above docs that are mounted under a path is not known, and left to the browser. */
function hasOwnFavicon({ own, settings }: Project): boolean {
  return settings.mount !== '' || isOwnUrl(own, '/favicon.ico');
}

/** Languages may bring a banner, footer and navbar of their own. */
function languageConfig(config: DocsConfig, language: string | undefined): DocsConfig {
  const own = language === undefined ? undefined : config.languages.get(language);
  return own ? { ...config, ...own } : config;
}

/** What the theme reads on the page that stands for every unknown URL. */
export function notFoundLocals(parts: SiteParts): WaymarkLocals {
  const { project } = parts;
  stopAtErrors(project, []);
  const { site, config } = project.current;
  const view = notFoundView(site, config.errors['404'].title);
  if (!view) throw new Error('The site has no pages, so it has no navigation to show.');
  return pageLocals(parts, view, [], false);
}
