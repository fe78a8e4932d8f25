import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { belowBase, documentListPath, redirectsInFile, workerFile } from '@waymark/content/text';
import type { Diagnostic } from '@waymark/core';
import type { AstroConfig } from 'astro';
import { type Log, logDiagnostics } from '../project/findings/report.ts';
import { hostAdvice, readsRedirectsFile } from '../project/paths/host.ts';
import { astroBase } from '../project/paths/mount.ts';
import { isOwnUrl, type OwnUrls } from '../project/paths/own-urls.ts';
import { redirectListPath } from '../project/paths/site-paths.ts';
import { writeAdapterHeaders } from './adapter-headers.ts';
import { robotsFile, robotsPath, sitemapAddresses } from './crawler-files.ts';
import type { Mount } from './mounts.ts';
import { ownRobotsNote } from './own-robots.ts';
import { writeSiteFiles } from './site-files.ts';
import { sitemapPath } from './sitemap.ts';
import { type SiteOutput, writeHostFiles } from './write-host-files.ts';
import { writeRedirectsFile } from './write-redirects.ts';

/** The adapter of a project. */
export interface SiteAdapter {
  readonly name: string;
  /** Absolute path of the root of the project. */
  readonly root: string;
  /** Absolute path of the folder whose files the project publishes as they are. */
  readonly publicFolder: string;
}

/** The adapter of a project, if it has one. */
export function siteAdapter({
  adapter,
  publicDir,
  root,
}: Pick<AstroConfig, 'adapter' | 'publicDir' | 'root'>): SiteAdapter | undefined {
  if (!adapter) return undefined;
  return {
    name: adapter.name,
    root: fileURLToPath(root),
    publicFolder: fileURLToPath(publicDir),
  };
}

interface Place extends SiteOutput {
  readonly adapter?: SiteAdapter | undefined;
  /** The sitemap of the project itself is still to be written, and `robots.txt` after it. */
  readonly isSitemapLast?: boolean | undefined;
  /** What the Astro project has itself, below its base. */
  readonly own?: OwnUrls | undefined;
}

/** What `@astrojs/sitemap` writes, as long as the project does not name it otherwise. */
const ownSitemap = '/sitemap-index.xml';

/** Does what is left to do for a host, once the output is complete and where it stays. */
export type WriteHost = () => boolean;

/**
 * Writes what a site has once, however many docs are mounted in it.
 *
 * @param place of the whole site
 */
export function finishSite(mounts: readonly Mount[], place: Place, logger: Log): WriteHost {
  const { adapter, output } = place;
  const mounted = mounts.flatMap(({ docs }) => docs ?? []);
  const [first] = mounted;
  if (!first) return () => false;
  const { findings, project } = first;
  const redirects = mounts.flatMap((mount) => mount.redirects);
  const rules = redirects.filter(({ isFolder }) => !isFolder);
  const documents = mounts.flatMap((mount) => mount.documents);
  const base = astroBase(project.settings);
  const host = mounts.map((mount) => mount.host).find((named) => named !== undefined);
  const hasWorker = host?.name === 'cloudflare' && !existsSync(path.join(output, workerFile));
  // Others would publish it, like any file.
  if (host ? readsRedirectsFile[host.name] : !project.settings.isServed) {
    const inFile = redirectsInFile(rules, hasWorker);
    const hidden = writeRedirectsFile({ base, redirects: inFile }, output, !hasWorker);
    findings.report(hidden);
    logDiagnostics(hidden, output, logger);
  }
  if (!place.isSitemapLast) writeRobots(mounts, place, logger);
  // It tells the server of the site which of its files are documents that no page is made of.
  if (documents.length > 0) {
    writeSiteFiles([{ path: documentListPath, content: JSON.stringify(documents) }], output);
  }
  // And what it redirects, with the status that the format of `_redirects` has not. Where no docs are at the
  // root, none of their files are: the server of an adapter then looks below the first path.
  const paths = mounts.map((mount) => mount.path);
  const listPlace = paths.includes('') ? '' : adapter && paths[0];
  if (redirects.length > 0 && listPlace !== undefined) {
    const whole = redirects.map((redirect) => ({
      ...redirect,
      source: base + redirect.source,
      destination: belowBase(redirect.destination, base),
    }));
    const file = { path: listPlace + redirectListPath, content: JSON.stringify(whole) };
    writeSiteFiles([file], output);
  }
  if (adapter) {
    const kept = writeAdapterHeaders({ base, mounts, output, ...adapter });
    findings.report(kept);
    logDiagnostics(kept, adapter.root, logger);
  }
  if (!host) return () => false;
  const site = { base, redirects: rules, documents, site: project.settings.site };
  const tell = (kept: readonly Diagnostic[]) => {
    findings.report(kept);
    logDiagnostics(kept, host.folder, logger);
  };
  const { kept, outer } = writeHostFiles(site, host, place);
  tell(kept);
  return () => {
    const keptOutside = outer.write();
    tell(keptOutside);
    const isRead = kept.length === 0 && keptOutside.length === 0;
    if (isRead) logger.info(hostAdvice[host.name]);
    return isRead;
  };
}

/** Writes `robots.txt` with the sitemaps that are there, or says what the project's own lacks. */
export function writeRobots(
  mounts: readonly Mount[],
  { output, own }: Pick<Place, 'output' | 'own'>,
  logger: Log,
): void {
  const projects = mounts.flatMap(({ docs }) => docs?.project ?? []);
  const listed = projects.filter(({ settings }) =>
    existsSync(path.join(output, settings.mount, sitemapPath)),
  );
  if (own && isOwnUrl(own, robotsPath)) {
    const file = path.join(output, robotsPath);
    const text = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    logger.info(ownRobotsNote(text, sitemapAddresses(listed)));
    return;
  }
  const others = projects.slice(0, 1).flatMap(({ settings }) => {
    const hasOther = settings.site !== undefined && existsSync(path.join(output, ownSitemap));
    return hasOther ? `${settings.site}${astroBase(settings)}${ownSitemap}` : [];
  });
  writeSiteFiles([robotsFile(listed, others)], output);
}
