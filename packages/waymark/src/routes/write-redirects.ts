import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type HostRedirect, type HostSite, redirectsFile } from '@waymark/content';
import {
  type Checked,
  type Diagnostic,
  destinationsOf,
  diagnostic,
  fileHref,
  type PlacesOfSite,
  pageLink,
  pageUrl,
  type Redirect,
  type RedirectPlace,
  redirectPlace,
  reportRedirectPlace,
  siteHref,
  type UrlPolicy,
} from '@waymark/core';
import { redirectPage } from '../build/render/redirect-page.ts';
import {
  caseless,
  fileBelow,
  hasFile,
  ignoresCase,
  type SiteFolder,
} from '../project/output/site-folder.ts';
import { hostFiles } from '../project/paths/host.ts';
import { isOwnUrl } from '../project/paths/own-urls.ts';
import { hasStartPage, isFileOfPage } from '../project/paths/page-url.ts';
import { decodedPath } from '../project/paths/request-path.ts';
import type { Project } from '../project/project.ts';
import { robotsPath } from './crawler-files.ts';
import { printedUrls } from './print/print-pages.ts';
import { writeSiteFiles } from './site-files.ts';

/**
 * Writes a page for every exact source of a redirect, as a static host needs it. It stands behind all
 * that writes files of the docs: what a site has comes first. Where the file system takes the name of a
 * page or file for that of a source, the redirect has no page.
 *
 * @param output of the docs
 * @param isCaseless whether names there that differ only in case are one
 * @returns the redirects that take effect, below Astro's base, as rules for hosts have them
 */
export function writeRedirects(
  project: Project,
  output: SiteFolder,
  isCaseless = ignoresCase(output.folder),
): Checked<readonly HostRedirect[]> {
  const { config } = project;
  const { mount, urls } = project.settings;
  const likeNames = isCaseless ? caselessNames(project, output) : new Set();
  const isLike = (path: string) => likeNames.has(caseless(path));
  // Without a page there, what stands at the start is a redirect already.
  const isStartFree = !hasStartPage(project);
  const places = placesOf(project, output, isLike);
  const destinations = destinationsOf(config.redirects);
  const diagnostics: Diagnostic[] = [];
  // One after the other: the page of one may be where that of the next would be.
  const effective = config.redirects.filter((redirect) => {
    const { destination, pattern, source } = redirect;
    if (pattern) return true;
    if (source === '/' && !isStartFree) return false;
    const place: RedirectPlace = source === '/' ? { kind: 'free' } : redirectPlace(source, places);
    diagnostics.push(...reportRedirectPlace(redirect, place, destinations));
    if (place.kind === 'free' && !isLike(decodedPath(source))) {
      writeRedirectPage(output.folder, source, siteHref(destination, urls));
    }
    return place.kind !== 'taken';
  });
  const all = [...startRedirects(project, effective), ...effective];
  return { value: all.map((redirect) => mounted(redirect, mount, urls)), diagnostics };
}

/** A redirect as far as rules for hosts need it. */
type RuledRedirect = HostRedirect & Pick<Redirect, 'pattern'>;

/** What leads from the start to the first page, where that has no page at the start and no redirect does. */
function startRedirects(project: Project, effective: readonly Redirect[]): RuledRedirect[] {
  const { home } = project.site;
  if (!leadsHome(project) || home === undefined || !('redirect' in home)) return [];
  if (effective.some(({ source }) => source === '/')) return [];
  return [{ source: '/', destination: home.redirect, permanent: false, pattern: false }];
}

/** Whether what stands at the start is nothing but a page of Waymark that leads to the first page. */
function leadsHome(project: Project): boolean {
  return (
    !hasStartPage(project) && !project.assets.includes('index.html') && !isOwnUrl(project.own, '/')
  );
}

/**
 * Writes `_redirects` (the format of Netlify and Cloudflare), which covers patterns too. A file of the
 * project stays as it is.
 *
 * @param isRead whether what serves the site may know of its redirects from this file alone
 * @returns which redirects are in no file then: those with a pattern have no page either
 */
export function writeRedirectsFile(
  site: Omit<HostSite, 'documents'>,
  output: string,
  isRead: boolean,
): readonly Diagnostic[] {
  if (site.redirects.length === 0) return [];
  const { path: name, text } = redirectsFile(site);
  const own = path.join(output, name);
  if (!existsSync(own)) {
    writeFileSync(own, text);
    return [];
  }
  const lost = text.split('\n').filter((rule) => /^\S*[*:]/.test(rule));
  if (!isRead || lost.length === 0) return [];
  return [
    diagnostic('host-file-kept', {
      at: { file: name, line: 1, column: 1 },
      message: `There is a ${name} of your own, so redirects of docs.json with a pattern are in none.`,
      hint: `Add to it what you need of: ${lost.join(', ')}`,
    }),
  ];
}

/**
 * What is known, before a build, of where redirects have no effect.
 *
 * @param files those that are neither pages nor redirects (`writtenFiles`)
 */
export function placesBeforeBuild(
  project: Pick<Project, 'site'>,
  files: ReadonlySet<string>,
): PlacesOfSite {
  const isFile = (url: string) => files.has(url);
  return { isFile, isTaken: (url) => isFile(url) || isFileOfPage(project, url) };
}

/** Where pages and files are, as a file system compares them; redirects from those very paths are left out before. */
function caselessNames({ assets, pages }: Project, { kept }: SiteFolder): ReadonlySet<string> {
  const written = pages.filter(({ frontmatter }) => pageLink(frontmatter) === undefined);
  const urls = written.map((page) => decodedPath(pageUrl(page.path)));
  return new Set([...urls, ...[...assets, ...kept].map((file) => `/${file}`)].map(caseless));
}

/**
 * What will be at paths of the docs, where what is only like it has another name.
 *
 * @param isLike whether a path differs at most in case from that of a page or file
 */
function placesOf(
  project: Project,
  output: SiteFolder,
  isLike: (path: string) => boolean,
): PlacesOfSite {
  const later = laterPaths(project);
  const isKept = (file: string) => output.kept.has(fileBelow(file));
  // What leads from the start to the first page is no page at `/index`.
  const isHomeFree = leadsHome(project);
  const hasThat = (file: string) => {
    if (isHomeFree && file === startFile) return false;
    return isLike(file) ? isKept(file) : hasFile(output, file);
  };
  return {
    isTaken: (place) =>
      later.has(place) || [place, `${place}.html`, path.join(place, 'index.html')].some(hasThat),
    isFile: (place) => later.has(place) || isLike(place) || hasFile(output, place),
  };
}

/** Where the page at the start is. */
const startFile = '/index.html';

/** Files that are written after the redirects. */
function laterPaths(project: Project): ReadonlySet<string> {
  const { mount } = project.settings;
  const ofSite = mount === '' ? [robotsPath, ...hostFiles] : [];
  return new Set([...ofSite, ...[...printedUrls(project)].map(decodedPath)]);
}

/**
 * A redirect below Astro's base. Where nothing is served without a slash, the source of an exact one
 * has it too, so that hosts redirect once.
 */
function mounted(
  redirect: RuledRedirect,
  mount: string,
  { trailingSlash }: UrlPolicy,
): HostRedirect {
  const { destination, isFolder, pattern, permanent, source } = redirect;
  const below = { base: mount, trailingSlash };
  if (!pattern) {
    const from = trailingSlash === 'always' ? siteHref(source, below) : fileHref(source, below);
    return {
      ...{ source: from, destination: siteHref(destination, below), permanent },
      ...(isFolder && { isFolder }),
    };
  }
  const place = (url: string) => (url.startsWith('/') ? mount + url : url);
  return { source: place(source), destination: place(destination), permanent };
}

function writeRedirectPage(output: string, source: string, target: string): void {
  const file = path.join(decodedPath(source), 'index.html');
  const isWithin = path.join(output, file).startsWith(path.join(output, path.sep));
  if (isWithin) writeSiteFiles([{ path: file, content: redirectPage(target) }], output);
}
