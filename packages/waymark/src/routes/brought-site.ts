import type { PageFormat } from '../build/renderer/output-file.ts';
import { renderSite } from '../build/renderer/render-site.ts';
import { diagnosticError, diagnosticsOf, hasErrors, type Log } from '../project/findings/report.ts';
import type { OpenDocs } from '../project/open-docs.ts';
import type { Host } from '../project/paths/host.ts';
import { buildContent } from './build-content.ts';
import { finishBuild } from './finish-build.ts';
import { finishSite } from './finish-site.ts';
import type { Replacement } from './replacement.ts';

/** Where a site goes, and for what it is written. */
export interface BroughtSite extends Replacement {
  readonly folder: string;
  readonly format: PageFormat;
  readonly host: Host | undefined;
}

/**
 * Writes a site with the theme as this package brings it.
 *
 * @returns the files of the last output that stay (`SiteFolder`)
 * @throws an error whose diagnostics are those of the docs, when one of them is an error
 */
export async function writeBroughtSite(
  docs: OpenDocs,
  { folder, format, host, last, published, whenPublished, whileTextsAreWritten }: BroughtSite,
): Promise<ReadonlySet<string>> {
  const { project } = docs;
  const found = diagnosticsOf(docs);
  if (hasErrors(found)) throw diagnosticError(found, project.settings);
  const content = buildContent(docs, { folder, last });
  const writer = content.writer('pages');
  await renderSite(docs, content.pages(), { folder, format, writer });
  const site = {
    logged: found,
    output: folder,
    ownPages: [],
    noted: new Set<string>(),
    whileTextsAreWritten,
  };
  const built = await finishBuild(docs, content, site, silent);
  const mount = { path: '', docs, host, ...built };
  const writeHost = finishSite([mount], { output: folder, published }, silent);
  whenPublished?.(writeHost);
  return content.kept;
}

/** Who writes a site reports all of it. */
const silent: Log = { error() {}, info() {}, warn() {} };
