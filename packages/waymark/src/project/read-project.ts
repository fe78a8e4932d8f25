import { existsSync } from 'node:fs';
import path from 'node:path';
import { openResultCache, replaceVariables, withVariables } from '@waymark/content';
import { createDocsReader } from '@waymark/content/text';
import {
  applyRules,
  carriesVendorSchema,
  type Diagnostic,
  type DiagnosticCode,
  type DocsConfig,
  documentFromValue,
  informationIn,
  type PageSource,
  pageUrl,
  parseConfig,
  pathOf,
  readProjectConfig,
  redirectFinder,
  type Site,
  withoutLoops,
} from '@waymark/core';
import { createDescriptionStore, type EndpointPage } from '@waymark/openapi';
import { assetFiles, linkableFiles, sourceFiles, wellKnownFiles } from './assets.ts';
import { checkPageModes } from './check-page-modes.ts';
import { checkReferences } from './check-references.ts';
import { closedFiles } from './closed-files.ts';
import { configFiles } from './config-files.ts';
import { withDocsAuth } from './docs-auth.ts';
import { findIslands, type PageModules } from './find-islands.ts';
import { redirectsOfFolders } from './folder-redirects.ts';
import { openGitDates } from './git-dates.ts';
import { createIconResolver } from './icons/create-icon-resolver.ts';
import { redirectsOfLeadingPages } from './leading-pages.ts';
import { openLibraries } from './libraries.ts';
import { createFolderLister } from './list-folder.ts';
import { locateField } from './locate-field.ts';
import { inMode } from './mode.ts';
import { openRedirects } from './open-redirects.ts';
import { outdatedTranslations } from './outdated-translations.ts';
import { isOwnUrl } from './own-urls.ts';
import { withDates } from './page-dates.ts';
import { canvasNotInstalled } from './pictures/canvas.ts';
import { checkPictureFont } from './pictures/named-fonts.ts';
import { planSite } from './plan-site.ts';
import type { Project, ProjectSettings } from './project.ts';
import { reactNotInstalled } from './react.ts';
import { createPageReader, type PageReader } from './read-pages.ts';
import { readRepository } from './repository/read-repository.ts';
import { encodedSegments } from './request-path.ts';
import { resultsFolder } from './results-folder.ts';
import { secretFileDiagnostics } from './secret-files.ts';
import { loadedFiles, siteFiles } from './site-files.ts';
import { namedRepositories } from './stars/named-repositories.ts';
import { openStars } from './stars/repository-stars.ts';
import { starsUnknown } from './stars/stars-unknown.ts';
import { unpublishedFile } from './unpublished-file.ts';
import { isRefusedFile, refusedFileDiagnostics } from './untrusted-files.ts';
import { refuseServices } from './untrusted-settings.ts';

/**
 * Reads a docs folder: all of it but the bodies of its pages, which compile on demand. API
 * descriptions that are addresses are fetched.
 */
export function readProject(settings: ProjectSettings): Promise<Project> {
  return createProjectReader(settings)();
}

/**
 * Reads a docs folder again and again, which is cheap when little has changed.
 *
 * @param changed files of the folder, relative to it, that are new, different or gone; without any,
 *   each file may be
 */
export type ReadProject = (changed?: readonly string[]) => Promise<Project>;

/** What the reader has read stays with it until it changes. */
export function createProjectReader(given: ProjectSettings): ReadProject {
  const { docsFolder } = given;
  const store = createDescriptionStore({
    folder: docsFolder,
    cacheFolder: path.join(given.cacheFolder, 'descriptions'),
  });
  const reader = createPageReader(docsFolder, openResultCache(resultsFolder(given)));
  const listFolder = createFolderLister(docsFolder, given.ignoredFolders);
  const readDates = openGitDates(docsFolder);
  const readTranslationDates = openGitDates(docsFolder);
  const read = createDocsReader(docsFolder);
  const readStars = given.asksForStars
    ? openStars({
        cacheFile: path.join(given.cacheFolder, 'stars.json'),
        fetch,
        token: process.env['GITHUB_TOKEN'],
      })
    : undefined;
  let last: Project | undefined;
  /** Those that changed since; more than the last ones where a reading failed. */
  const changedSince = new Set<string>();
  return async (changed = []) => {
    for (const file of changed) changedSince.add(file);
    // All of a project but the text of its pages stands in other files and before their bodies.
    const bodies = changed.length > 0 ? reader.readBodies([...changedSince]) : undefined;
    if (last && bodies && !mayMatter(last, bodies)) {
      changedSince.clear();
      return { ...last };
    }
    const isTold = last !== undefined && changed.length > 0;
    store.invalidate(isTold ? changed : undefined);
    const readConfig = configFiles(docsFolder);
    const ofConfig = new Set<string>();
    const configuration = readProjectConfig({
      read(file) {
        ofConfig.add(file);
        return readConfig(file);
      },
      folder: docsFolder,
    });
    const document = configuration.value ?? documentFromValue({});
    const written = parseConfig(document);
    const trusted = given.isUntrusted ? refuseServices(document, written) : written;
    const config = withDocsAuth(document, trusted, given);
    const settings = {
      ...given,
      site: given.site ?? hostAddressFor(config.value, given),
      // A preview has no readers who sign in, and says what it leaves out.
      ...(config.value.auth && given.mode === 'build' && { audience: given.audience ?? 'public' }),
    };
    const { files, listed } = listFolder(isTold ? changedSince : undefined);
    const asWritten = reader.read(listed.value.pages, isTold ? changedSince : undefined);
    const pages = withSiteVariables(asWritten, config.value.variables);
    const locate = (page: PageSource, key: string) => locateField(page, key, read);
    const dated = await withDates({
      pages: pages.value,
      config: config.value,
      document,
      readDates,
      locateField: locate,
    });
    const repository = await readRepository({ docsFolder, config: config.value, document });
    const { collided, ignored } = listed.value;
    const plan = await planSite({
      store,
      document,
      config: config.value,
      pages: dated.value,
      files,
      ignored,
      collided,
      endpointOrder: settings.endpointOrder,
      audience: settings.audience,
      locateField: locate,
    });
    const { site, endpoints, undecided, unread, withheld } = plan.value;
    const outdated = await outdatedTranslations({
      site,
      config: config.value,
      document,
      readDates: readTranslationDates,
      read,
      locateField: locate,
    });
    const sitePages = [...site.pages.values()];
    const icons = createIconResolver({ library: config.value.icons.library });
    const isShown = createIsShown(pages.value, site);
    const islands = findIslands(
      settings.isUntrusted ? [] : pages.modules.filter(isShown),
      (file) => {
        const source = read(file);
        return source && replaceVariables(source, config.value.variables);
      },
    );
    const modes = checkPageModes({
      pages: pages.value,
      config: config.value,
      locateField: locate,
    });
    const frontmatter = { diagnostics: [...pages.diagnostics, ...modes].filter(isShown) };
    const checks = configuration.value
      ? [config, listed, frontmatter, dated, repository, plan, outdated]
      : [listed, frontmatter];
    const descriptions = descriptionFiles(endpoints.values());
    const kept = [...withheld, ...[...endpoints.values()].filter(isChanged)];
    const openDescriptions = descriptions.difference(descriptionFiles(kept));
    const isPage = new Set(listed.value.pages.map(({ file }) => file));
    const notServed = new Set([...ofConfig, ...filesOf(kept)]);
    const wellKnown = wellKnownFiles(files, (file) => isPage.has(file));
    const data = openDescriptions.union(new Set(wellKnown).difference(notServed));
    const served = assetFiles(files, ignored, data, read);
    const notLinkable = notServed.union(new Set(served));
    const always = loadedFiles(served, read);
    const candidates = sourceFiles(files, ignored, always.scripts);
    const closed = closedFiles({
      ...{ site, document, pages: pages.value, withheld, read },
      loaded: [...always.stylesheets, ...always.scripts],
      candidates: [...new Set([...served, ...candidates])].filter((file) => !isPage.has(file)),
      endpoints: endpoints.values(),
      base: settings.urls.base,
    });
    const isRefused = (file: string) => settings.isUntrusted === true && isRefusedFile(file, read);
    const open = served.filter((file) => !closed.has(file));
    const assets = open.filter((file) => !isRefused(file));
    const urls = new Set([
      ...sitePages.map(({ path: page }) => pageUrl(page)),
      ...assets.map((file) => `/${file}`),
    ]);
    const redirects = withoutLoops(openRedirects(config.value.redirects, site), urls);
    // Where a page is, it comes first.
    const effective = redirects.value.filter(({ pattern, source }) => pattern || !urls.has(source));
    const named = [...effective, ...redirectsOfLeadingPages(sitePages, urls)];
    const redirected = redirectFinder(named);
    const folders = redirectsOfFolders(site, urls, (url) => redirected(url) !== undefined);
    const shownConfig = { ...config.value, redirects: [...named, ...folders] };
    const loaded = siteFiles(assets, read);
    const shown = candidates.filter((file) => isShown({ file }) && !closed.has(file));
    const sources = shown.filter((file) => !isRefused(file));
    const repositories = readStars
      ? namedRepositories(
          config.value,
          sources.map((file) => read(file) ?? ''),
        )
      : [];
    const stars = (await readStars?.(repositories)) ?? new Map<string, number>();
    const own = { routes: new Set<string>(), publicFolder: ownFolder(settings) };
    const found = [
      ...configuration.diagnostics,
      ...checks.flatMap(({ diagnostics }) => diagnostics).filter(isConcern(settings, site)),
      ...secretFileDiagnostics(files, ignored, read),
      ...refusedFileDiagnostics([...new Set([...open, ...shown])].filter(isRefused)),
      ...(settings.react ? [] : reactNotInstalled(islands)),
      ...(settings.pictures === 'not-installed' ? canvasNotInstalled(document) : []),
      ...(settings.pictures === 'drawn'
        ? checkPictureFont({ assets, config: shownConfig, document, root: settings.root })
        : []),
      ...starsUnknown(repositories, stars, document),
      ...redirects.diagnostics,
      ...checkReferences({
        ...{ config: { ...shownConfig, redirects: redirects.value }, document, docsFolder },
        ...{ files, icons, read, site, urls },
        isOwnFile: (file) => isOwnUrl(own, `/${encodedSegments(file)}`),
      }),
    ];
    last = {
      settings,
      own,
      config: shownConfig,
      site,
      pages: sitePages,
      endpoints,
      unread,
      undecided,
      files,
      assets,
      linkable: linkableFiles(files, ignored, notLinkable, read).filter((file) => !isRefused(file)),
      unpublished: unpublishedFile({ files, ignored, isRefused, ofConfig, read }),
      sources,
      siteFiles: loaded,
      icons,
      islands,
      repository: repository.value,
      outdated: config.value.translations.outdated === 'notice' ? outdated.value : new Set(),
      libraries: openLibraries(settings.root),
      stars,
      locateConfig: (pointer) => document.locate(pathOf(pointer)),
      diagnostics: inMode(applyRules(found, settings.rules), settings.mode),
      information: informationIn(found, settings.rules),
      vendorSchema: carriesVendorSchema(document),
    };
    changedSince.clear();
    return last;
  };
}

/** What is read of pages is kept without variables: it stays when those change. */
function withSiteVariables(
  pages: ReturnType<PageReader['read']>,
  variables: DocsConfig['variables'],
): ReturnType<PageReader['read']> {
  if (Object.keys(variables).length === 0) return pages;
  return {
    ...pages,
    value: pages.value.map((page) => ({
      ...page,
      frontmatter: withVariables(page.frontmatter, variables),
    })),
  };
}

/** Docs that name their address themselves are at no other one. */
function hostAddressFor({ seo }: DocsConfig, { hostAddress }: ProjectSettings) {
  return seo.metatags['canonical'] === undefined ? hostAddress : undefined;
}

/**
 * Whether the bodies of pages may decide more of a site than their own text: which components run
 * in the browser, which files belong to pages that it leaves out, which
 * translations are outdated, the stars of which repositories it shows.
 */
function mayMatter(
  { islands, pages, settings, site }: Project,
  written: readonly PageModules[],
): boolean {
  return (
    site.restricted.size > 0 ||
    settings.asksForStars === true ||
    pages.some(({ frontmatter }) => frontmatter.originalHash !== undefined) ||
    written.some(
      ({ declares, imports }) => declares || (islands.all.size > 0 && imports.length > 0),
    )
  );
}

/** Where readers can sign in, it is no matter that the public gets less. */
function isConcern({ audience }: ProjectSettings, { restricted }: Site) {
  return ({ code }: Diagnostic) =>
    audience === undefined || restricted.size === 0 || !ofLeftOut.has(code);
}

const ofLeftOut: ReadonlySet<DiagnosticCode> = new Set<DiagnosticCode>([
  'navigation-nothing-visible',
  'page-restricted',
]);

/** Tells what is of a page that the site leaves out: nothing of it may come into the output. */
function createIsShown(
  pages: readonly PageSource[],
  site: Site,
): (part: { readonly file: string }) => boolean {
  const leftOut = new Set(
    pages.filter(({ path }) => !site.pages.has(path)).map(({ file }) => file),
  );
  return ({ file }) => !leftOut.has(file);
}

/** The files that descriptions and their overlays are in. */
function filesOf(endpoints: readonly EndpointPage[]): readonly string[] {
  return endpoints.flatMap(({ target }) =>
    'description' in target
      ? [target.description.file, ...(target.description.overlays ?? [])]
      : [],
  );
}

/** Its file may still have what overlays took away, or what is for other readers. */
function isChanged({ target }: EndpointPage): boolean {
  if (!('description' in target)) return false;
  const { isPartial, overlays } = target.description;
  return isPartial === true || overlays !== undefined;
}

/** The API descriptions that pages are made from; addresses among them are no files. */
function descriptionFiles(endpoints: Iterable<EndpointPage>): ReadonlySet<string> {
  const sources = [...endpoints].flatMap(({ target }) =>
    'description' in target ? [target.description.file] : [],
  );
  return new Set(sources);
}

/** Each page is looked for in it, so one that is not there is left out. A preview may get one later. */
function ownFolder({ mode, publicFolder }: ProjectSettings): string | undefined {
  const isMissing = publicFolder !== undefined && !existsSync(publicFolder);
  return mode === 'build' && isMissing ? undefined : publicFolder;
}
