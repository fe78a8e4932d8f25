import path from 'node:path';
import type { HostName } from '@waymark/content';
import type { AstroInlineConfig } from 'astro';
import { type AstroPlace, projectSettings } from '../build/astro/project-settings.ts';
import waymark from '../index.ts';
import { resolveOptions } from '../options.ts';
import { serverFolder, siteFolder } from '../project/output/server-output.ts';
import type { ProjectSettings } from '../project/project.ts';
import { makeIgnoredFolder } from '../server/ignored-folder.ts';
import { type AssistantFlags, assistantOption } from './assistant-option.ts';
import { docsFolderAt } from './docs-folder.ts';
import { linkPackages } from './link-packages.ts';
import type { FolderSettings } from './open.ts';
import { rulesOf } from './rules.ts';

export interface SiteSettings extends FolderSettings, AssistantFlags {
  /** Relative to the current folder. */
  readonly out?: string | undefined;
  /** Where the output will be, if another folder takes its place when it is complete. */
  readonly published?: string | undefined;
  /** The output also holds a server, so the site is in a folder of it. */
  readonly server?: boolean | undefined;
  readonly site?: string | undefined;
  readonly base?: string | undefined;
  readonly trailingSlash?: AstroPlace['trailingSlash'] | undefined;
  readonly format?: 'directory' | 'file' | 'preserve' | undefined;
}

/** Pages that are rendered at once: while one is written, the next is made. */
const concurrency = 4;

/** An Astro configuration whose root is known. */
export type SiteConfig = AstroInlineConfig & { readonly root: string };

/**
 * The Astro configuration for a docs folder that has no Astro project. Astro's own files lie in
 * `.waymark/` inside the folder, which ignores itself.
 *
 * @param host that the build writes rules for, in the current folder
 * @throws CommandFailure when the folder does not exist
 */
export function siteConfig(
  dir: string,
  settings: SiteSettings,
  host: HostName | 'none' = 'none',
): SiteConfig {
  const docsFolder = docsFolderAt(dir);
  const root = workFolder(docsFolder);
  const options = { ...siteOptions(docsFolder, settings), host, deployFolder: process.cwd() };
  return {
    configFile: false,
    root,
    ...outputFolders(root, settings),
    cacheDir: cacheFolder(root),
    trailingSlash: settings.trailingSlash ?? 'ignore',
    ...(settings.site === undefined ? {} : { site: settings.site }),
    ...(settings.base === undefined ? {} : { base: settings.base }),
    devToolbar: { enabled: false },
    integrations: [waymark(options, settings.published)],
  };
}

/**
 * What the integration will open the docs folder with, once Astro has resolved the configuration of
 * a build.
 *
 * @throws CommandFailure when the folder does not exist
 */
export function builtProjectSettings(dir: string, settings: SiteSettings): ProjectSettings {
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
  return projectSettings(resolveOptions(siteOptions(docsFolder, settings)), place);
}

function siteOptions(docsFolder: string, settings: SiteSettings) {
  return {
    docs: docsFolder,
    rules: rulesOf(settings),
    endpointOrder: settings.endpointOrder,
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
