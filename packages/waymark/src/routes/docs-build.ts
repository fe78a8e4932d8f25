import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { installedPackages } from '@waymark/content';
import type { Diagnostic } from '@waymark/core';
import type { AstroConfig, AstroIntegrationLogger, HookParameters } from 'astro';
import { type BundleDigest, projectDigest } from '../build/astro/bundle-digest.ts';
import { keepingPrerenderer } from '../build/astro/keeping-prerenderer.ts';
import { bundledOrigins } from '../build/astro/page-policy.ts';
import { notFoundRoute } from '../build/astro/site-routes.ts';
import { pageParameter } from '../build/render/paths.ts';
import type { ResolvedOptions } from '../options.ts';
import type { OpenDocs } from '../project/open-docs.ts';
import { hasFile } from '../project/output/site-folder.ts';
import { type Host, hostOf } from '../project/paths/host.ts';
import { astroBase } from '../project/paths/mount.ts';
import { type BuildContent, buildContent } from './build-content.ts';
import { finishBuild } from './finish-build.ts';
import { finishSite, type SiteAdapter, siteAdapter, writeRobots } from './finish-site.ts';
import { keepPoliciesInPages } from './header-policies.ts';
import { hasPage } from './html-file.ts';
import { type Mount, mountsOf } from './mounts.ts';
import type { Neighbours } from './neighbours.ts';
import { hasOwnSitemap, isSitemapLast, leaveOwnSitemap, ownPageUrls } from './project-pages.ts';
import type { Replacement } from './replacement.ts';
import { writePolicies } from './write-policies.ts';

/** A build that a command runs. */
export interface CommandBuild extends Pick<Replacement, 'published' | 'whenPublished'> {
  /** The docs folder, opened for the build, with its pages announced. */
  readonly docs: OpenDocs;
}

/** The docs of one mount as they were read. */
export interface MountedDocs {
  readonly docs: OpenDocs;
  readonly mount: Mount;
  readonly options: ResolvedOptions;
  readonly neighbours: Neighbours;
  /** What was found before anything was rendered, and is in the log. */
  readonly logged: readonly Diagnostic[];
  /** Paths of hidden pages that the log names already. */
  readonly noted: Set<string>;
  /** The page for unknown URLs of the project is that of these docs. */
  readonly hasNotFound: boolean;
}

/** What a build by Astro makes of them. */
interface DocsBuildParts extends MountedDocs {
  /** Where what is made from the same as in the last build is taken from there. */
  readonly bundle: BundleDigest | undefined;
  /** The command that runs the build, if one does. */
  readonly command: CommandBuild | undefined;
  /** Adds what is for printing to the site in a folder; absent where a command does that. */
  readonly print: ((folder: string) => Promise<void>) | undefined;
}

/** The docs of one mount in a build by Astro, whose hooks call these in the order of their names here. */
export interface DocsBuild {
  /** Takes the configuration as all integrations have left it. */
  configure(config: AstroConfig, logger: AstroIntegrationLogger): void;
  /** The configuration by then, if the project has an adapter that is not to be left alone. */
  adapterConfig(): AstroConfig | undefined;
  /** Takes the folder that Astro writes the site to. */
  openOutput(folder: string | undefined): void;
  /** Has Astro render only pages that are not as in the last build. */
  keepPages(setPrerenderer: HookParameters<'astro:build:start'>['setPrerenderer']): void;
  /** Puts into pages what Astro would have an adapter say of them. */
  keepPolicies(generated: HookParameters<'astro:build:generated'>): void;
  /**
   * Writes all of the docs that is not a page.
   *
   * @throws when a page had an error, after all of them are listed
   */
  finish(done: HookParameters<'astro:build:done'>): Promise<void>;
  /** Writes what the site has once, if these docs are the last of its project. */
  finishSite(done: HookParameters<'astro:build:done'>): void;
}

/** Follows a build by Astro. */
export function createDocsBuild(parts: DocsBuildParts): DocsBuild {
  const { bundle, command, docs, hasNotFound, mount, neighbours, options } = parts;
  let configured: Configured | undefined;
  let content: BuildContent | undefined;
  return {
    configure(config, logger) {
      configured = readConfig(config, parts);
      const { all, sitemapLast } = configured;
      mount.host = configured.host;
      leaveOwnSitemap(config, docs, (output) => {
        if (sitemapLast) writeRobots(all, { output, own: neighbours.own() }, logger);
      });
    },
    adapterConfig: () => (configured?.adapter ? configured.config : undefined),
    openOutput(folder) {
      if (folder === undefined) throw new Error('Astro does not tell where it writes the site.');
      content = buildContent(docs, { folder: path.join(folder, mount.path) });
    },
    keepPages(setPrerenderer) {
      if (!bundle || !configured) return;
      const { all, digest } = configured;
      mount.keeping = () => {
        const bundled = bundle.digest();
        const kept = content?.pages();
        return bundled && kept ? { docs, kept, theme: bundled + digest } : undefined;
      };
      // Of all that are set, Astro takes one.
      setPrerenderer((own) =>
        keepingPrerenderer(own, () => all.flatMap((one) => one.keeping?.() ?? [])),
      );
    },
    keepPolicies({ dir, routeToHeaders }) {
      if (options.host === 'none') return;
      keepPoliciesInPages(
        routeToHeaders,
        fileURLToPath(dir),
        ({ params, pattern }) =>
          params.includes(`...${pageParameter}`) ||
          (hasNotFound && pattern === notFoundRoute.pattern),
      );
    },
    async finish(done) {
      if (configured && content) await finishDocs(parts, configured, content, done);
    },
    finishSite({ dir, logger }) {
      if (!configured || mount !== configured.all.at(-1)) return;
      const { adapter, all, sitemapLast } = configured;
      // Docs for readers are no files.
      if (all.every(({ isForReaders }) => isForReaders)) return;
      const place = {
        ...{ output: fileURLToPath(dir), published: command?.published, adapter },
        isSitemapLast: sitemapLast,
        own: command ? undefined : neighbours.own(),
      };
      const writeHost = finishSite(all, place, logger);
      if (command) command.whenPublished?.(writeHost);
      else writeHost();
    },
  };
}

/** What a build takes of the configuration of its project. */
interface Configured {
  readonly config: AstroConfig;
  /** All docs of the project, in the order of their integrations. */
  readonly all: readonly Mount[];
  /** The adapter of the project, unless it is to be left alone. */
  readonly adapter: SiteAdapter | undefined;
  readonly host: Host | undefined;
  /** What pages depend on besides what is bundled; empty where none are kept. */
  readonly digest: string;
  /** Origins of bundled files, where pages of docs get a policy that the project does not make. */
  readonly policyOrigins: readonly string[] | undefined;
  /** The sitemap of the docs lists pages of the project too. */
  readonly listsOwnPages: boolean;
  /** The sitemap of the project itself is written after all docs. */
  readonly sitemapLast: boolean;
}

function readConfig(
  config: AstroConfig,
  { bundle, mount, options }: Pick<DocsBuildParts, 'bundle' | 'mount' | 'options'>,
): Configured {
  const root = fileURLToPath(config.root);
  // An adapter writes the files of its host itself.
  const named = options.host ?? (config.adapter ? 'none' : undefined);
  return {
    config,
    all: mountsOf(config),
    adapter: options.host === 'none' ? undefined : siteAdapter(config),
    host: hostOf(named, path.resolve(root, options.deployFolder)),
    digest: bundle ? projectDigest(config, installedPackages(root)) : '',
    policyOrigins: options.csp && !config.security.csp ? bundledOrigins(config) : undefined,
    listsOwnPages: mount.path === '' && !hasOwnSitemap(config),
    sitemapLast: isSitemapLast(config),
  };
}

async function finishDocs(
  { docs, hasNotFound, logged, mount, neighbours, noted, options, print }: DocsBuildParts,
  { all, listsOwnPages, policyOrigins }: Configured,
  content: BuildContent,
  { dir, logger, pages }: HookParameters<'astro:build:done'>,
): Promise<void> {
  const folder = fileURLToPath(dir);
  const output = path.join(folder, mount.path);
  const mounted = all.flatMap((one) => one.docs ?? []);
  const ownPages = listsOwnPages ? ownPageUrls(pages, mounted, folder) : [];
  const site = { folder, kept: new Set<string>() };
  const isThere = (url: string) =>
    neighbours.isRouted(url) || hasFile(site, url) || hasPage(site, url);
  const beside = (url: string) =>
    mount.path !== '' && isThere(url) ? astroBase(docs.project.settings) + url : undefined;
  const isAnswered = (url: string) => neighbours.isAnswered(mount.path + url);
  const found = await finishBuild(
    docs,
    content,
    { beside, isAnswered, logged, output, ownPages, noted },
    logger,
  );
  mount.redirects = found.redirects;
  mount.documents = found.documents.map((file) => mount.path + file);
  if (policyOrigins) {
    await writePolicies(docs, {
      output,
      origins: policyOrigins,
      notFound: hasNotFound ? folder : undefined,
      components: Object.values(options.components),
    });
  }
  await print?.(folder);
}
