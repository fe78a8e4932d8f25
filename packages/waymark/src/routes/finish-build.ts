import type { HostSite } from '@waymark/content';
import { documentsOf } from '@waymark/content/text';
import type { Diagnostic } from '@waymark/core';
import { checkLinks } from '../project/checks/check-links.ts';
import {
  buildError,
  diagnosticsOf,
  hasErrors,
  type Log,
  logDiagnostics,
} from '../project/findings/report.ts';
import { publishedFiles } from '../project/folder/published-files.ts';
import type { OpenDocs } from '../project/open-docs.ts';
import { hasFile, type SiteFolder } from '../project/output/site-folder.ts';
import type { BuildContent } from './build-content.ts';
import { copyAssets } from './copy-assets.ts';
import { projectSitemap, robotsPath } from './crawler-files.ts';
import { embedFiles } from './embed.ts';
import { siteFeeds } from './feeds/site-feeds.ts';
import { hasPage } from './html-file.ts';
import { writeImages } from './images.ts';
import { moveNamedPages } from './move-named-pages.ts';
import { hiddenPages, hideUnrendered, noteHidden, noteKept } from './own-pages.ts';
import { writePictures } from './pictures.ts';
import type { Replacement } from './replacement.ts';
import { added } from './reporter.ts';
import { writeSiteFiles } from './site-files.ts';
import { sitemapPath } from './sitemap.ts';
import { widgetSettings } from './widget-settings.ts';
import { writeRedirects } from './write-redirects.ts';
import { writtenFiles, writtenUrls } from './written-urls.ts';

interface BuiltDocs extends Pick<Replacement, 'whileTextsAreWritten'> {
  /** What was wrong with them before the build, and is in the log already. */
  readonly logged: readonly Diagnostic[];
  /** Folder that they lie in. */
  readonly output: string;
  /** URLs of the project's own pages that the sitemap of the docs lists too. */
  readonly ownPages: readonly string[];
  /** Whether something of the project may be at a decoded URL that is no file. */
  readonly isAnswered?: ((url: string) => boolean) | undefined;
  /** The path at which the project has what would be at a decoded URL, without the path of the docs. */
  readonly beside?: ((url: string) => string | undefined) | undefined;
  /** Paths of hidden pages that the log names already. */
  readonly noted: Set<string>;
}

/**
 * Completes the docs in the output of a build, then reports what rendering found.
 *
 * @returns their redirects below Astro's base, and their documents below the folder
 * @throws when a page had an error, after all of them are listed
 */
export async function finishBuild(
  docs: OpenDocs,
  content: BuildContent,
  { beside, isAnswered, logged, output, ownPages, noted, whileTextsAreWritten }: BuiltDocs,
  logger: Log,
): Promise<Pick<HostSite, 'documents' | 'redirects'>> {
  await docs.pool.close();
  hideUnrendered(docs);
  const { findings, project } = docs;
  const { docsFolder } = project.settings;
  const hidden = hiddenPages(project);
  noteHidden(project, hidden, noted, logger);
  noteKept(project, logger);
  const { rendered, unchanged } = findings;
  if (unchanged.size > 0) {
    logger.info(`${unchanged.size} of ${rendered.size} pages are as in the last build.`);
  }
  const folder: SiteFolder = { folder: output, kept: content.kept };
  // When one of the two fails, the other is not to be at work any more.
  const [texts, others] = await Promise.allSettled([
    content.writeTexts(hidden),
    writeOthers(docs, folder, ownPages, content).then((documents) => {
      whileTextsAreWritten?.();
      return documents;
    }),
  ]);
  if (texts.status === 'rejected') throw texts.reason;
  if (others.status === 'rejected') throw others.reason;
  const redirects = writeRedirects(project, folder);
  findings.report(redirects.diagnostics);
  content.finish();
  // What is generated is in the folder by now, but for this.
  const written = writtenUrls(docs, writtenFiles(docs, [robotsPath]));
  const isServed = (url: string) =>
    written.has(url) || hasFile(folder, url) || hasPage(folder, url) || isAnswered?.(url) === true;
  checkLinks(docs, { isServed, beside });
  const found = added(diagnosticsOf(docs), logged);
  logDiagnostics(found, docsFolder, logger);
  if (hasErrors(found)) throw buildError(found);
  return { documents: others.value, redirects: redirects.value };
}

/**
 * Writes all of the docs that is neither a page nor made of the text of pages, but for redirects.
 *
 * @returns documents among the files of the folder
 */
async function writeOthers(
  docs: OpenDocs,
  folder: SiteFolder,
  ownPages: readonly string[],
  content: BuildContent,
): Promise<HostSite['documents']> {
  const { findings, project } = docs;
  const { folder: output } = folder;
  moveNamedPages(project, output);
  const published = publishedFiles(docs);
  const documents = documentsOf(copyAssets(project.settings.docsFolder, published, folder));
  writeSiteFiles(project.libraries.files(findings.libraries), output);
  writeSiteFiles(findings.scripts.values(), output);
  writeSiteFiles(siteFeeds(docs), output);
  writeSiteFiles(widgetSettings(project), output);
  writeSiteFiles(embedFiles(project), output);
  // A sitemap of the docs folder is kept, with its parts.
  if (!hasFile(folder, sitemapPath)) {
    writeSiteFiles(projectSitemap(project, ownPages), output);
  }
  await writeImages(docs, content.writer('images'));
  await writePictures(docs, content.writer('pictures'));
  return documents;
}
