import { type CompiledPage, type Heading, inlineMarkdownHtml } from '@waymark/content';
import {
  applyRules,
  type Diagnostic,
  type DocsConfig,
  messages,
  type PageView,
  siteHref,
} from '@waymark/core';
import { feedPath } from '../feed/feed.ts';
import { diagnosticError } from '../integration/report.ts';
import type { Project } from '../project/project.ts';
import { groupFragment } from './group-fragments.ts';
import { iconHtml } from './icon-html.ts';
import type { WaymarkLocals } from './locals.ts';
import { notFoundView } from './not-found-view.ts';
import { type PageBody, pageBody } from './page-body.ts';

/** A page ready to render: what the theme reads, and its body. */
export interface RenderedPage extends PageBody {
  readonly locals: WaymarkLocals;
}

/** Everything that the route needs to render the page at a path. */
export async function renderPage(project: Project, path: string): Promise<RenderedPage> {
  const view = project.current.site.view(path);
  const compiled = await project.compile(view.page.file);
  stopAtErrors(project, compiled.diagnostics);
  const hasMath = compiled.features.includes('math');
  const locals = pageLocals(project, view, compiled.headings, hasMath);
  const body = pageBody(project, view.page.file, compiled);
  if (body.failure) stopAtErrors(project, [body.failure]);
  return {
    ...body,
    locals: { ...locals, ...changelog(locals, compiled) },
    onFailure: (error) => {
      const found = body.onFailure(error);
      stopAtErrors(project, [found]);
      return found;
    },
  };
}

/** What a page shows beside its text instead of the table of contents, and its feed. */
function changelog({ view, href }: WaymarkLocals, { aside, updates }: CompiledPage) {
  const feedUrl = updates.length > 0 ? href(feedPath(view.page.url)) : undefined;
  return { aside, updates, feedUrl };
}

/**
 * A preview shows what is wrong in place of the page, at its file and line, until it is mended.
 *
 * @throws the error that the overlay shows
 */
function stopAtErrors(project: Project, ofPage: readonly Diagnostic[]): void {
  if (project.settings.mode !== 'preview') return;
  const found = [...project.current.diagnostics, ...applyRules(ofPage, project.settings.rules)];
  if (found.some(({ severity }) => severity === 'error')) {
    throw diagnosticError(found, project);
  }
}

/** What the theme reads on a page that shows this view. */
export function pageLocals(
  project: Project,
  view: PageView,
  headings: readonly Heading[],
  hasMath: boolean,
): WaymarkLocals {
  const { site, icons, siteFiles } = project.current;
  const href = (url: string) => siteHref(url, project.settings.urls);
  const fileUrl = (file: string) => href(`/${file}`);
  const config = languageConfig(project.current.config, view.language);
  return {
    view,
    config,
    headings,
    aside: false,
    updates: [],
    feedUrl: undefined,
    text: messages(view.lang),
    href,
    icon: (icon, style) => iconHtml(icons, icon, style, href),
    homeUrl: site.homeUrl(view.language),
    groupFragment,
    siteFiles: {
      stylesheets: siteFiles.stylesheets.map(fileUrl),
      scripts: siteFiles.scripts.map(fileUrl),
    },
    mathStyles: (config.styling.latex ?? hasMath) ? project.libraryUrl('katex') : undefined,
    libraryUrl: project.libraryUrl,
    bannerHtml: config.banner && inlineMarkdownHtml(config.banner.content, href),
  };
}

/** Languages may bring a banner, footer and navbar of their own. */
function languageConfig(config: DocsConfig, language: string | undefined): DocsConfig {
  const own = language === undefined ? undefined : config.languages.get(language);
  return own ? { ...config, ...own } : config;
}

/** What the theme reads on the page that stands for every unknown URL. */
export function notFoundLocals(project: Project): WaymarkLocals {
  stopAtErrors(project, []);
  const { site, config } = project.current;
  const view = notFoundView(site, config.errors['404'].title);
  if (!view) throw new Error('The site has no pages, so it has no navigation to show.');
  return pageLocals(project, view, [], false);
}
