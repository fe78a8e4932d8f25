import { type CompiledPage, inlineMarkdownHtml } from '@waymark/content';
import { type DocsConfig, messages, type PageView, siteHref, siteHrefOnce } from '@waymark/core';
import { hasFaviconFile } from '../../project/favicon.ts';
import { componentTexts } from '../../project/folder/component-texts.ts';
import { handlersFile } from '../../project/handlers-file.ts';
import type { LibraryName } from '../../project/installed/libraries.ts';
import { feedOf } from '../../project/paths/feed-path.ts';
import { picturePath } from '../../project/pictures/picture.ts';
import type { Project, ProjectSettings } from '../../project/project.ts';
import { relatedPages } from '../../project/related/related-pages.ts';
import { sourceLinks } from '../../project/repository/source-links.ts';
import { serverAttributes } from '../../project/server-attributes.ts';
import { analyticsSettings } from '../../theme/analytics-settings.ts';
import { chromeStyles } from '../../theme/chrome-styles.ts';
import { siteIcons } from '../../theme/components/site-icons.ts';
import { FormulaStyles } from '../../theme/content/parts/formula-styles.ts';
import type { EndpointParts } from '../../theme/endpoint/parts.ts';
import { playgroundOf } from '../../theme/endpoint/playground-data.ts';
import { createHookIds } from '../../theme/hook-ids.ts';
import type { WaymarkLocals } from '../../theme/locals.ts';
import { menuOfPage } from '../../theme/page-actions/menu-of-page.ts';
import { otherViews } from '../../theme/places.ts';
import { descriptionHtml, descriptionText } from '../../theme/seo/description-html.ts';
import { pageAddress } from '../../theme/seo/page-address.ts';
import { pagePicture } from '../../theme/seo/page-picture.ts';
import { renderEndpoint } from './endpoint.ts';
import { createGroupFragment } from './group-fragments.ts';
import { iconHtml } from './icon-html.ts';
import { loadsFiles } from './loads-files.ts';
import { createListPart } from './long-lists.ts';
import { markdownSource } from './markdown-source.ts';
import { notFoundView } from './not-found-view.ts';
import { type PageBody, pageBody } from './page-body.ts';
import { pageParts } from './page-parts.ts';
import { watchPersonal } from './personal-pages.ts';
import type { SiteParts } from './site.ts';
import { stopAtErrors } from './stop-at-errors.ts';

/** What the theme shows of a page. */
interface ShownPage {
  readonly locals: WaymarkLocals;
  /** What authors wrote: the page itself, then what a description of an API adds to it. */
  readonly bodies: readonly PageBody[];
}

/**
 * The way of a page: it is compiled and evaluated, what is generated for it is added, and what its
 * other files are made from is handed on. The theme shows what this gives, and Astro writes it.
 */
export async function renderPage(parts: SiteParts, path: string): Promise<ShownPage> {
  const findings = parts.docs.findings.ofPage(path);
  const site = { ...parts, docs: { ...parts.docs, findings } };
  const { docs } = site;
  const { project } = docs;
  const page = await pageParts(docs, path);
  stopAtErrors(project, page.view.page.file, page.diagnostics);
  const { pages, prepared, written } = page;
  const view = { ...page.view, related: await relatedPages(project, page.view) };
  const locals = pageLocals(site, view, pages);
  const endpoint = renderEndpoint(project, page, locals.text);
  // Only a build asks for it, and only a build knows pages that are others for each reader.
  const markdown = docs.takeRendered && markdownSource(project, page, endpoint);
  const watch = markdown && watchPersonal(site, { locals, markdown, pages });
  const bodies = pages.map((body) => pageBody(site, view.page.file, body, watch));
  const playground = playgroundOf(project, view, prepared?.model);
  if (markdown) await docs.takeRendered?.({ path, markdown, playground }, findings);
  const ofUpdates = written ? changelog(locals, written) : {};
  const ofEndpoint = endpoint ? endpointLocals(locals, pages, endpoint) : {};
  const questions = await questionsOfPage(project, locals, pages);
  return { bodies, locals: { ...locals, ...ofUpdates, ...ofEndpoint, questions } };
}

/** Few pages ask something, so what reads their questions is loaded for those. */
async function questionsOfPage(
  { settings }: Project,
  { address, text, view }: WaymarkLocals,
  pages: readonly CompiledPage[],
): Promise<WaymarkLocals['questions']> {
  if (!pages.some(({ code }) => code.includes('AccordionGroup'))) return [];
  const { pageQuestions } = await import('./page-questions.ts');
  return pageQuestions(settings, pages, text, address(view.page.url));
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

/** What the theme reads on a page that shows this view, with what authors wrote on it. */
export function pageLocals(
  parts: SiteParts,
  view: PageView,
  pages: readonly CompiledPage[],
): WaymarkLocals {
  const { findings, project } = parts.docs;
  const hasMath = pages.some(({ features }) => features.includes('math'));
  const { site, settings, icons, siteFiles } = project;
  const { urls } = settings;
  const href = (url: string) => siteHref(url, urls);
  const libraryUrl = (name: LibraryName) => {
    const path = project.libraries.path(name);
    if (path === undefined) return undefined;
    findings.loadLibrary(name);
    return href(path);
  };
  const handlers = pages.flatMap((page) => page.handlers ?? []).map(handlersFile);
  for (const file of handlers) findings.loadScript(file);
  const fileUrl = (file: string) => href(`/${file}`);
  const config = languageConfig(project.config, view.language);
  const picture = pagePicture(project, view);
  return {
    view,
    config,
    components: parts.theme,
    headings: pages.flatMap(({ headings }) => headings),
    aside: false,
    endpoint: undefined,
    updates: [],
    questions: [],
    feedUrl: undefined,
    stars: (repository) => project.stars.get(repository),
    serverAttributes: serverAttributes(project),
    searchService: settings.searchService,
    policy: settings.policy,
    chromeStyles: () => chromeStyles(config, [view, ...otherViews(site, view)]),
    hasOwnComponents: settings.hasOwnComponents === true,
    formulaStyles: hasFormulaRules(settings) ? new FormulaStyles() : undefined,
    hookId: createHookIds(pages.flatMap(({ anchors }) => anchors.ids)),
    text: messages(view.lang),
    href,
    address: (url) => pageAddress(project, url),
    ...menuOfPage(project, view),
    // The address of a picture that a page names is that of a link already.
    icon: (icon, style) =>
      iconHtml(icons, icon, style, (url) => siteHrefOnce(url, urls), siteIcons(project)),
    homeUrl: site.homeUrl(view.language),
    groupFragment: createGroupFragment(view),
    listPart: createListPart(view),
    hasFaviconFile: hasFaviconFile(project),
    themeFile: (url) => parts.filesBase + url,
    picture: picture && picturePath(picture),
    siteFiles: {
      stylesheets: siteFiles.stylesheets.map(fileUrl),
      scripts: siteFiles.scripts.map(fileUrl),
      handlers: siteFiles.handlers,
    },
    handlerScripts: handlers.map(({ path }) => href(path)),
    mayLoadFiles() {
      const files = pages.flatMap(({ imports }) => imports.map(({ file }) => file));
      return [...pages.map(({ code }) => code), ...componentTexts(project)(files)].some(loadsFiles);
    },
    mathStyles: (config.styling.latex ?? hasMath) ? libraryUrl('katex') : undefined,
    libraryUrl,
    analytics: analyticsSettings(config, settings.mode),
    isOutdated: project.outdated.has(view.page.path),
    sourceLinks: sourceLinks(project, view, pageAddress(project, view.page.url)),
    descriptionHtml: descriptionHtml(view.page.description, href, settings.isUntrusted),
    descriptionText,
    bannerHtml:
      config.banner && inlineMarkdownHtml(config.banner.content, href, settings.isUntrusted),
  };
}

/**
 * Whether the styles of formulas are rules of their page. Components of a project may be without these,
 * and a preview would load a page again with each new formula.
 */
function hasFormulaRules({ hasOwnComponents, mode }: ProjectSettings): boolean {
  return mode === 'build' && hasOwnComponents !== true;
}

/** Languages may bring a banner, footer and navbar of their own. */
function languageConfig(config: DocsConfig, language: string | undefined): DocsConfig {
  const own = language === undefined ? undefined : config.languages.get(language);
  return own ? { ...config, ...own } : config;
}

/** What the theme reads on the page that stands for every unknown URL. */
export function notFoundLocals(parts: SiteParts): WaymarkLocals {
  const { project } = parts.docs;
  stopAtErrors(project);
  const { site, config } = project;
  const view = notFoundView(site, config.errors['404'].title);
  if (!view) throw new Error('The site has no pages, so it has no navigation to show.');
  return pageLocals(parts, view, []);
}
