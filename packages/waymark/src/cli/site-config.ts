import path from 'node:path';
import type { HostName } from '@waymark/content';
import type { AstroInlineConfig } from 'astro';
import { type AstroPlace, projectSettings } from '../build/astro/project-settings.ts';
import waymark, { type CommandBuild } from '../index.ts';
import { resolveOptions } from '../options.ts';
import { expectPages } from '../project/compile-pages.ts';
import { type OpenDocs, openDocs } from '../project/open-docs.ts';
import { serverFolder, siteFolder } from '../project/output/server-output.ts';
import { diagnosticsOf, hasErrors } from '../project/report.ts';
import { makeIgnoredFolder } from '../server/ignored-folder.ts';
import { type AssistantFlags, assistantOption } from './assistant-option.ts';
import { docsFolderAt } from './docs-folder.ts';
import { linkPackages } from './link-packages.ts';
import type { FolderSettings } from './open.ts';
import { rulesOf } from './rules.ts';

/** Flags that decide what the pages of a site are, and where they go. */
export interface SiteSettings extends FolderSettings, AssistantFlags {
  /** Relative to the current folder. */
  readonly out?: string | undefined;
  /** The output also holds a server, so the site is in a folder of it. */
  readonly server?: boolean | undefined;
  readonly site?: string | undefined;
  readonly base?: string | undefined;
  readonly trailingSlash?: AstroPlace['trailingSlash'] | undefined;
  readonly format?: 'directory' | 'file' | 'preserve' | undefined;
}

/** A build, and the host that it writes rules for in the current folder. */
export interface SiteBuild extends CommandBuild {
  readonly host?: HostName | 'none' | undefined;
}

/** Pages that are rendered at once: while one is written, the next is made. */
const concurrency = 4;

/** An Astro configuration whose root is known. */
export type SiteConfig = AstroInlineConfig & { readonly root: string };

/**
 * The Astro configuration for a docs folder that has no Astro project. Astro's own files lie in
 * `.waymark/` inside the folder, which ignores itself.
 *
 * @param build that is to be run; none for a preview
 * @throws CommandFailure when the folder does not exist
 */
export function siteConfig(dir: string, settings: SiteSettings, build?: SiteBuild): SiteConfig {
  const docsFolder = docsFolderAt(dir);
  const root = workFolder(docsFolder);
  const options = {
    ...siteOptions(docsFolder, settings),
    host: build?.host ?? 'none',
    deployFolder: process.cwd(),
  };
  return {
    configFile: false,
    root,
    ...outputFolders(root, settings),
    cacheDir: cacheFolder(root),
    trailingSlash: settings.trailingSlash ?? 'ignore',
    ...(settings.site === undefined ? {} : { site: settings.site }),
    ...(settings.base === undefined ? {} : { base: settings.base }),
    devToolbar: { enabled: false },
    integrations: [waymark(options, build)],
  };
}

/**
 * Opens a docs folder for a build before Astro is loaded, which takes a second: the pages begin to
 * compile on their own thread meanwhile.
 *
 * @throws CommandFailure when the folder does not exist
 */
export async function openForBuild(dir: string, settings: SiteSettings): Promise<OpenDocs> {
  const docsFolder = docsFolderAt(dir);
  const root = workFolder(docsFolder);
  const { build, outDir } = outputFolders(root, settings);
  const place: AstroPlace = {
    root,
    base: path.posix.join('/', settings.base ?? ''),
    trailingSlash: settings.trailingSlash ?? 'ignore',
    site: settings.site,
    cacheFolder: cacheFolder(root),
    publicFolder: path.join(root, 'public'),
    outputs: [outDir, build.server],
    mode: 'build',
    hasPolicy: false,
    isAnswering: false,
  };
  const options = resolveOptions(siteOptions(docsFolder, settings));
  const docs = await openDocs(projectSettings(options, place));
  // A build ends at an error, and must not wait for pages that nobody will see.
  if (!hasErrors(diagnosticsOf(docs))) expectPages(docs);
  return docs;
}

function siteOptions(docsFolder: string, settings: SiteSettings) {
  return {
    docs: docsFolder,
    rules: rulesOf(settings),
    endpointOrder: settings.endpointOrder,
    openapi: { code: settings.openapiCode ?? false },
    assistant: assistantOption(settings),
  };
}

function outputFolders(
  root: string,
  { format = 'directory', out = 'dist', server = false }: SiteSettings,
) {
  const output = path.resolve(out);
  return server
    ? {
        outDir: path.join(output, siteFolder),
        build: { format, concurrency, server: path.join(output, serverFolder) },
      }
    : { outDir: output, build: { format, concurrency, server: path.join(root, serverFolder) } };
}

function cacheFolder(root: string): string {
  return path.join(root, 'cache');
}

function workFolder(docsFolder: string): string {
  const folder = path.join(docsFolder, '.waymark');
  makeIgnoredFolder(folder);
  linkPackages(folder);
  return folder;
}
