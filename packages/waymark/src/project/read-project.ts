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
  informationIn,
  type PageSource,
  pageUrl,
  pathOf,
  type Site,
} from '@waymark/core';
import { createDescriptionStore, type DescriptionStore } from '@waymark/openapi';
import { checkPageModes } from './checks/check-page-modes.ts';
import { checkReferences } from './checks/check-references.ts';
import { inMode } from './findings/mode.ts';
import { folderFiles } from './folder/folder-files.ts';
import { createFolderLister, type ListFolder } from './folder/list-folder.ts';
import { secretFileDiagnostics } from './folder/secret-files.ts';
import { refusedFileDiagnostics } from './folder/untrusted-files.ts';
import { createIconResolver } from './icons/create-icon-resolver.ts';
import { openLibraries } from './installed/libraries.ts';
import { reactNotInstalled } from './installed/react.ts';
import { isOwnUrl } from './paths/own-urls.ts';
import { encodedSegments } from './paths/request-path.ts';
import { resultsFolder } from './paths/results-folder.ts';
import { checkPictures } from './pictures/check-pictures.ts';
import type { Project, ProjectSettings } from './project.ts';
import { findIslands, type PageModules } from './reading/find-islands.ts';
import { openGitDates, type ReadGitDates } from './reading/git-dates.ts';
import { locateField } from './reading/locate-field.ts';
import { outdatedTranslations } from './reading/outdated-translations.ts';
import { withDates } from './reading/page-dates.ts';
import { planSite } from './reading/plan-site.ts';
import { readConfiguration } from './reading/read-configuration.ts';
import { createPageReader, type PageReader } from './reading/read-pages.ts';
import { siteRedirects } from './redirects/site-redirects.ts';
import { readRepository } from './repository/read-repository.ts';
import { namedRepositories } from './stars/named-repositories.ts';
import { openStars, type ReadStars } from './stars/repository-stars.ts';
import { starsUnknown } from './stars/stars-unknown.ts';

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
  const sources = openSources(given);
  let last: Project | undefined;
  /** Those that changed since; more than the last ones where a reading failed. */
  const changedSince = new Set<string>();
  return async (changed = []) => {
    for (const file of changed) changedSince.add(file);
    // All of a project but the text of its pages stands in other files and before their bodies.
    const bodies = changed.length > 0 ? sources.pages.readBodies([...changedSince]) : undefined;
    const told = last && changed.length > 0 ? changedSince : undefined;
    last =
      last && bodies && !mayMatter(last, bodies)
        ? { ...last }
        : await readFolder(sources, given, told);
    changedSince.clear();
    return last;
  };
}

/** What a docs folder is read through, which remembers what has not changed. */
interface Sources {
  readonly descriptions: DescriptionStore;
  readonly pages: PageReader;
  readonly listFolder: ListFolder;
  readonly readDates: ReadGitDates;
  readonly readTranslationDates: ReadGitDates;
  /** Gives the text of a file. */
  readonly read: (file: string) => string | undefined;
  /** Asks GitHub, if that is wanted. */
  readonly readStars: ReadStars | undefined;
}

function openSources(settings: ProjectSettings): Sources {
  const { asksForStars, cacheFolder, docsFolder, ignoredFolders } = settings;
  const stars = {
    cacheFile: path.join(cacheFolder, 'stars.json'),
    fetch,
    token: process.env['GITHUB_TOKEN'],
  };
  return {
    descriptions: createDescriptionStore({
      folder: docsFolder,
      cacheFolder: path.join(cacheFolder, 'descriptions'),
    }),
    pages: createPageReader(docsFolder, openResultCache(resultsFolder(settings))),
    listFolder: createFolderLister(docsFolder, ignoredFolders),
    readDates: openGitDates(docsFolder),
    readTranslationDates: openGitDates(docsFolder),
    read: createDocsReader(docsFolder),
    readStars: asksForStars ? openStars(stars) : undefined,
  };
}

/** @param changed files that may be others than those that were read last; else each may be */
async function readFolder(
  sources: Sources,
  given: ProjectSettings,
  changed: ReadonlySet<string> | undefined,
): Promise<Project> {
  const { listFolder, read, readDates, readStars, readTranslationDates } = sources;
  sources.descriptions.invalidate(changed && [...changed]);
  const configuration = readConfiguration(given);
  const { config, document, files: ofConfig, isRead, settings } = configuration.value;
  const { files, listed } = listFolder(changed);
  const asWritten = sources.pages.read(listed.value.pages, changed);
  const pages = withSiteVariables(asWritten, config.variables);
  const locate = (page: PageSource, key: string) => locateField(page, key, read);
  const configured = { config, document, locateField: locate };
  const dated = await withDates({ ...configured, pages: pages.value, readDates });
  const repository = await readRepository({ docsFolder: settings.docsFolder, config, document });
  const plan = await planSite({
    ...{ ...configured, store: sources.descriptions, files, ...listed.value },
    pages: dated.value,
    listing: settings.endpoints,
    audience: settings.audience,
  });
  const { site, endpoints, undecided, unread } = plan.value;
  const sitePages = [...site.pages.values()];
  const outdated = await outdatedTranslations({
    ...{ ...configured, site, read },
    readDates: readTranslationDates,
  });
  const icons = createIconResolver({ library: config.icons.library });
  const isShown = createIsShown(pages.value, site);
  const islands = findIslands(settings.isUntrusted ? [] : pages.modules.filter(isShown), (file) => {
    const source = read(file);
    return source && replaceVariables(source, config.variables);
  });
  const { refused, ...ofFolder } = folderFiles({
    ...{ document, files, isShown, ofConfig, read, settings },
    ...{ listed: listed.value, pages: pages.value, plan: plan.value },
  });
  const urls = new Set([
    ...sitePages.map(({ path: page }) => pageUrl(page)),
    ...ofFolder.assets.map((file) => `/${file}`),
  ]);
  const redirects = siteRedirects(config.redirects, site, urls);
  const shownConfig = { ...config, redirects: redirects.value.all };
  const checkedConfig = { ...config, redirects: redirects.value.written };
  const textsOf = () => ofFolder.sources.map((file) => read(file) ?? '');
  const repositories = readStars ? namedRepositories(config, textsOf()) : [];
  const stars = (await readStars?.(repositories)) ?? new Map<string, number>();
  const own = { routes: new Set<string>(), publicFolder: ownFolder(settings) };
  const modes = checkPageModes({ ...configured, pages: pages.value });
  const ofPages = [...pages.diagnostics, ...modes].filter(isShown);
  const checks = isRead ? [dated, repository, plan, outdated] : [];
  const found = [
    ...[configuration, listed, { diagnostics: ofPages }, ...checks]
      .flatMap(({ diagnostics }) => diagnostics)
      .filter(isConcern(settings, site)),
    ...secretFileDiagnostics(files, listed.value.ignored, read),
    ...refusedFileDiagnostics(refused),
    ...(settings.react ? [] : reactNotInstalled(islands)),
    ...checkPictures(settings, shownConfig, document, ofFolder.assets),
    ...starsUnknown(repositories, stars, document),
    ...redirects.diagnostics,
    ...checkReferences({
      ...{ config: checkedConfig, document, files, icons, read, site, urls },
      docsFolder: settings.docsFolder,
      isOwnFile: (file) => isOwnUrl(own, `/${encodedSegments(file)}`),
    }),
  ];
  return {
    ...{ settings, own, config: shownConfig, site, pages: sitePages, edited: pages.edited },
    ...{ endpoints, unread, undecided, files, ...ofFolder, icons, islands, stars },
    repository: repository.value,
    outdated: config.translations.outdated === 'notice' ? outdated.value : new Set(),
    libraries: openLibraries(settings.root),
    locateConfig: (pointer) => document.locate(pathOf(pointer)),
    diagnostics: inMode(applyRules(found, settings.rules), settings.mode),
    information: informationIn(found, settings.rules),
    vendorSchema: carriesVendorSchema(document),
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

/** Each page is looked for in it, so one that is not there is left out. A preview may get one later. */
function ownFolder({ mode, publicFolder }: ProjectSettings): string | undefined {
  const isMissing = publicFolder !== undefined && !existsSync(publicFolder);
  return mode === 'build' && isMissing ? undefined : publicFolder;
}
