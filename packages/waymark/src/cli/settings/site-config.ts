import path from 'node:path';
import type { Audience } from '@waymark/core';
import type { EndpointOrder } from '@waymark/openapi';
import type { AstroInlineConfig } from 'astro';
import {
  type AstroFacts,
  besideEmbed,
  projectSettings,
} from '../../build/astro/project-settings.ts';
import { sitePolicy } from '../../build/astro/site-policy.ts';
import { pagesAtOnce } from '../../build/render/pages-at-once.ts';
import type { PageFormat } from '../../build/renderer/output-file.ts';
import { resolveOptions, type WaymarkOptions } from '../../options.ts';
import { expectPages } from '../../project/compile-pages.ts';
import { diagnosticsOf, hasErrors } from '../../project/findings/report.ts';
import { type OpenDocs, openDocs } from '../../project/open-docs.ts';
import { serverFolder, siteFolder } from '../../project/output/server-output.ts';
import type { Host } from '../../project/paths/host.ts';
import type { ProjectSettings } from '../../project/project.ts';
import { docsFolderAt } from '../folders/docs-folder.ts';
import { keptFolder, type TrustFlags } from '../folders/kept-folder.ts';
import { makeWorkFolder } from '../folders/work-folder.ts';
import { type AssistantFlags, assistantOption } from './assistant-option.ts';
import { basePath } from './base-path.ts';
import type { AnsweringFiles } from './own-files.ts';
import { publishedAt } from './published-at.ts';
import { type RuleFlags, rulesOf } from './rules.ts';
import { type SearchFlags, searchOption } from './search-option.ts';

/** Flags that decide how the pages of a folder are read. */
export interface FolderSettings extends RuleFlags, TrustFlags {
  readonly endpointOrder?: EndpointOrder | undefined;
  /** Elements that list prose alone have all endpoints after it. */
  readonly endpointsBesideProse?: boolean | undefined;
  /** Code in API descriptions (`x-mint.content`) may run. */
  readonly openapiCode?: boolean | undefined;
  /** Path that the site is served under, with which links may begin. */
  readonly base?: string | undefined;
}

/** Flags about the addresses that a site had. */
export interface LedgerFlags {
  /** File of addresses, a line each, relative to the current folder. */
  readonly addresses?: string | undefined;
}

/** Flags about what a site has for printing. */
export interface PrintFlags {
  /** Pages that hold all of the site are written too. */
  readonly printPage?: boolean | undefined;
  /** So is a PDF of each page. */
  readonly pdf?: boolean | undefined;
}

/** Flags that decide what the pages of a site are, and where they go. */
export interface SiteSettings extends FolderSettings, PrintFlags, AssistantFlags, SearchFlags {
  /** Relative to the current folder. */
  readonly out?: string | undefined;
  /** The output also holds a server, so the site is in a folder of it. */
  readonly server?: boolean | undefined;
  readonly site?: string | undefined;
  readonly trailingSlash?: AstroFacts['trailingSlash'] | undefined;
  readonly format?: PageFormat | undefined;
  readonly pictures?: boolean | undefined;
  /** Pages have a content security policy. */
  readonly csp?: boolean | undefined;
  /** Browsers choose among sizes of pictures. */
  readonly images?: boolean | undefined;
  /** Pages that name no related pages end with those that are like them. */
  readonly relatedPages?: boolean | undefined;
  /** GitHub is asked how many stars repositories have. */
  readonly githubStars?: boolean | undefined;
  /** A script with which other sites show the assistant is written too. */
  readonly embed?: boolean | undefined;
}

/** What a command has Astro and the integration make of a docs folder. */
export interface SiteConfig {
  readonly options: WaymarkOptions;
  /** Whose rules a build writes. */
  readonly host: Host | undefined;
  /** Without the integration. */
  readonly astro: AstroInlineConfig &
    AstroFacts & {
      readonly root: string;
      readonly outDir: string;
      readonly build: { readonly format: PageFormat };
    };
}

/**
 * The configuration for a docs folder that has no Astro project.
 *
 * @param host that a build writes rules for
 * @throws CommandFailure when the folder does not exist
 */
export function siteConfig(dir: string, settings: SiteSettings, host?: Host): SiteConfig {
  const docs = docsFolderAt(dir);
  const root = keptFolder(docs, settings);
  const { format = 'directory', out = 'dist', server = false } = settings;
  const { embed, endpointOrder, endpointsBesideProse, githubStars, images } = settings;
  const { pdf, pictures, printPage, relatedPages } = settings;
  const output = path.resolve(out);
  return {
    host,
    options: {
      docs,
      ...{ embed, endpointOrder, endpointsBesideProse, githubStars, images },
      ...{ pdf, pictures, printPage, relatedPages },
      rules: rulesOf(settings),
      mdx: settings.untrusted ? 'untrusted' : 'trusted',
      openapi: { code: settings.openapiCode },
      assistant: assistantOption(settings),
      search: searchOption(settings),
      csp: settings.csp ?? false,
      host: host?.name ?? 'none',
      deployFolder: host?.folder,
    },
    astro: {
      configFile: false,
      root,
      base: basePath(settings.base ?? '') || '/',
      trailingSlash: settings.trailingSlash ?? 'ignore',
      ...(settings.site === undefined ? {} : { site: settings.site }),
      cacheDir: path.join(root, 'cache'),
      publicDir: path.join(root, 'public'),
      outDir: server ? path.join(output, siteFolder) : output,
      build: {
        format,
        concurrency: pagesAtOnce,
        server: path.join(server ? output : root, serverFolder),
      },
      security: { csp: settings.csp ? sitePolicy : false },
      devToolbar: { enabled: false },
    },
  };
}

/** Flags about what a server of the site needs to know, with modules that may hold secrets. */
type ServedFlags = Pick<SiteSettings, 'server'> &
  AnsweringFiles & { readonly auth?: string | undefined; readonly domain?: string | undefined };

/**
 * The file with the addresses that the site had is no file of the site, nor are modules of the owner:
 * in a docs folder they would be published. The script for other sites asks the server of the build.
 */
export function withFlags(
  settings: ProjectSettings,
  { addresses, auth, domain, model, server = false, settings: own }: LedgerFlags & ServedFlags,
): ProjectSettings {
  const isOwn = settings.embed !== undefined && settings.remoteAssistant === undefined;
  const named = [addresses, auth, model, own].filter((file) => file !== undefined);
  return {
    ...settings,
    ignoredFolders: [...settings.ignoredFolders, ...named.map((file) => path.resolve(file))],
    authModule: auth,
    isServed: server,
    embed: server && isOwn ? { assistant: besideEmbed(domain?.toLowerCase()) } : settings.embed,
  };
}

/**
 * Opens the docs of a build before Astro is loaded, which takes a second: the pages begin to compile
 * on their own thread meanwhile.
 *
 * @param audience whom the site is for, where readers can sign in
 */
export async function openForBuild(
  { astro, host, options }: SiteConfig,
  flags: LedgerFlags & ServedFlags,
  audience?: Audience,
): Promise<OpenDocs> {
  makeWorkFolder(astro.root);
  const purpose = { mode: 'build', policy: 'site', audience } as const;
  const settings = projectSettings(resolveOptions(options), astro, purpose);
  const hostAddress = publishedAt(host?.name)?.origin;
  const docs = await openDocs({ ...withFlags(settings, flags), hostAddress });
  // Those of docs with errors are only looked at, if they are (`tryDocs`).
  if (!hasErrors(diagnosticsOf(docs))) expectPages(docs);
  return docs;
}
