import type { ConfigDocument, PageFiles, PageSource } from '@waymark/core';
import type { EndpointPage } from '@waymark/openapi';
import type { Project, ProjectSettings } from '../project.ts';
import type { SitePlan } from '../reading/plan-site.ts';
import { assetFiles, linkableFiles, sourceFiles, wellKnownFiles } from './assets.ts';
import { closedFiles } from './closed-files.ts';
import { loadedFiles, siteFiles } from './site-files.ts';
import { unpublishedFile } from './unpublished-file.ts';
import { isRefusedFile } from './untrusted-files.ts';

/** The files of a docs folder, by what its site does with them. */
export interface FolderFiles
  extends Pick<Project, 'assets' | 'linkable' | 'siteFiles' | 'sources' | 'unpublished'> {
  /** What the site would have if strangers might bring it. */
  readonly refused: readonly string[];
}

/** A docs folder with its plan. */
interface PlannedFolder {
  readonly files: readonly string[];
  readonly listed: Pick<PageFiles, 'ignored' | 'pages'>;
  /** Pages as they were read. */
  readonly pages: readonly PageSource[];
  readonly plan: SitePlan;
  readonly document: ConfigDocument;
  /** Files that the configuration consists of. */
  readonly ofConfig: ReadonlySet<string>;
  readonly settings: ProjectSettings;
  /** Tells what is of no page that the site leaves out. */
  readonly isShown: (part: { readonly file: string }) => boolean;
  /** Gives the text of a file. */
  readonly read: (file: string) => string | undefined;
}

/** Decides which files of a docs folder its site has, and which nobody gets. */
export function folderFiles(folder: PlannedFolder): FolderFiles {
  const { document, files, isShown, listed, ofConfig, pages, plan, read, settings } = folder;
  const { ignored } = listed;
  const endpoints = [...plan.endpoints.values()];
  const isPage = new Set(listed.pages.map(({ file }) => file));
  const kept = [...plan.withheld, ...endpoints.filter(isChanged)];
  const openDescriptions = descriptionFiles(endpoints).difference(descriptionFiles(kept));
  const notServed = new Set([...ofConfig, ...filesOf(kept)]);
  const wellKnown = wellKnownFiles(files, (file) => isPage.has(file));
  const data = openDescriptions.union(new Set(wellKnown).difference(notServed));
  const served = assetFiles(files, ignored, data, read);
  const always = loadedFiles(served, read);
  const candidates = sourceFiles(files, ignored, always.scripts);
  const closed = closedFiles({
    ...{ site: plan.site, document, pages, withheld: plan.withheld, read, endpoints },
    loaded: [...always.stylesheets, ...always.scripts],
    candidates: [...new Set([...served, ...candidates])].filter((file) => !isPage.has(file)),
    base: settings.urls.base,
  });
  const isRefused = (file: string) => settings.isUntrusted === true && isRefusedFile(file, read);
  const open = served.filter((file) => !closed.has(file));
  const assets = open.filter((file) => !isRefused(file));
  const shown = candidates.filter((file) => isShown({ file }) && !closed.has(file));
  const linkable = linkableFiles(files, ignored, notServed.union(new Set(served)), read);
  return {
    assets,
    linkable: linkable.filter((file) => !isRefused(file)),
    sources: shown.filter((file) => !isRefused(file)),
    siteFiles: siteFiles(assets, read),
    unpublished: unpublishedFile({ files, ignored, isRefused, ofConfig, read }),
    refused: [...new Set([...open, ...shown])].filter(isRefused),
  };
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
function descriptionFiles(endpoints: readonly EndpointPage[]): ReadonlySet<string> {
  const sources = endpoints.flatMap(({ target }) =>
    'description' in target ? [target.description.file] : [],
  );
  return new Set(sources);
}
