import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { installedPackages } from '@waymark/content';
import type { Diagnostic } from '@waymark/core';
import type { AstroIntegration, HookParameters, IntegrationResolvedRoute } from 'astro';
import {
  type BundleDigest,
  createBundleDigest,
  projectDigest,
} from './build/astro/bundle-digest.ts';
import { checkAstro } from './build/astro/check-astro.ts';
import { componentAssetsPlugin } from './build/astro/component-assets.ts';
import { componentFiles, usesComponent } from './build/astro/component-files.ts';
import { keepingPrerenderer } from './build/astro/keeping-prerenderer.ts';
import { missingIntegrations } from './build/astro/missing-integrations.ts';
import { bundledOrigins } from './build/astro/page-policy.ts';
import { prerenderRuntimePlugin } from './build/astro/prerender-runtime.ts';
import { projectSettings } from './build/astro/project-settings.ts';
import { type RouteFile, routeFile } from './build/astro/route-file.ts';
import { servedPackagesPlugin } from './build/astro/served-packages.ts';
import { notFoundRoute, siteRoutes } from './build/astro/site-routes.ts';
import { inlineScriptsPlugin } from './build/modules/inline-script.ts';
import { islandsPlugin } from './build/modules/islands-plugin.ts';
import { pagePartsPlugin } from './build/modules/page-parts.ts';
import { virtualModulesPlugin } from './build/modules/plugin.ts';
import { siteModules } from './build/modules/site-modules.ts';
import { pageParameter } from './build/render/paths.ts';
import { type ResolvedOptions, resolveOptions, type WaymarkOptions } from './options.ts';
import type { LinkedPlaces } from './project/check-links.ts';
import { expectPages } from './project/compile-pages.ts';
import { saysHowToSignIn } from './project/docs-auth.ts';
import { hostOf } from './project/host.ts';
import { astroBase } from './project/mount.ts';
import { type OpenDocs, openDocs } from './project/open-docs.ts';
import { hasFile } from './project/output/site-folder.ts';
import { isOwnUrl, type OwnUrls } from './project/own-urls.ts';
import {
  buildError,
  diagnosticsOf,
  hasErrors,
  leniencyAdvice,
  logDiagnostics,
} from './project/report.ts';
import { encodedSegments } from './project/request-path.ts';
import { type BuildContent, buildContent } from './routes/build-content.ts';
import { findRobots } from './routes/crawler-files.ts';
import {
  devServerPlugin,
  fallbackRedirectsPlugin,
  unknownPagesPlugin,
} from './routes/dev-server.ts';
import { finishBuild } from './routes/finish-build.ts';
import { finishSite, type SiteAdapter, siteAdapter, writeRobots } from './routes/finish-site.ts';
import { keepPoliciesInPages } from './routes/header-policies.ts';
import { hasPage } from './routes/html-file.ts';
import {
  checkDomains,
  checkNesting,
  checkPaths,
  freeDomain,
  isBelowInner,
  type Mount,
  mountName,
  mountsOf,
  registerMount,
} from './routes/mounts.ts';
import {
  noteHidden,
  ownRoutes,
  type ProjectRoutes,
  projectRoutes,
  withOwnRoutes,
} from './routes/own-pages.ts';
import { previewFiles } from './routes/preview-files.ts';
import {
  hasOwnNotFound,
  hasOwnSitemap,
  isSitemapLast,
  leaveOwnSitemap,
  ownPageUrls,
} from './routes/project-pages.ts';
import type { Replacement } from './routes/replacement.ts';
import { siteFilesPlugin } from './routes/site-files.ts';
import { createPreviewContent } from './routes/text/preview-content.ts';
import { writePolicies } from './routes/write-policies.ts';
import { adapterHeadersPlugin, servedPlaces } from './server/adapter-headers-plugin.ts';
import { type AdapterReaders, adapterReaders, writeForReaders } from './server/adapter-readers.ts';
import type { AnsweringPlaces } from './server/adapter-redirects.ts';
import { type AdapterServer, adapterServer } from './server/adapter-server.ts';
import { assistantDiagnostics, authDiagnostics } from './server/assistant-diagnostics.ts';
import { assistantPlugin } from './server/assistant-middleware.ts';
import { messagePath, ownAssistant, usualAssistant } from './server/own-assistant.ts';
import { findBrowser } from './server/print/find-browser.ts';
import { printSite } from './server/print/print-site.ts';

export type { WaymarkOptions } from './options.ts';
export type { AssistantSettings } from './project/assistant-settings.ts';
export type { WrittenAuthSettings as AuthSettings } from './server/readers/auth-settings.ts';

/** A build that a command runs. */
export interface CommandBuild extends Pick<Replacement, 'published' | 'whenPublished'> {
  /** The docs folder, opened for the build, with its pages announced. */
  readonly docs: OpenDocs;
}

/**
 * Renders a docs repository (MDX pages and a docs.json) as part of an Astro project.
 *
 * @param command that runs the build, if one does
 * @throws when an option is not known, or in a build when the configuration has an error
 */
export default function waymark(
  options: WaymarkOptions = {},
  command?: CommandBuild,
): AstroIntegration {
  const resolved = resolveOptions(options);
  const { assistant, path: mountPath } = resolved;
  const domain = assistant?.kind === 'own' ? assistant.domain : undefined;
  const mount: Mount = { path: mountPath, domain, redirects: [], documents: [] };
  let integrated: Integrated | undefined;
  let content: BuildContent | undefined;
  /** What the pages of the project depend on besides what is bundled. */
  let settings = '';
  /** The adapter of the project, unless it is to be left alone. */
  let adapter: SiteAdapter | undefined;
  let served: (() => AnsweringPlaces) | undefined;
  /** Origins of bundled files, where pages of docs get a policy that the project does not make. */
  let policyOrigins: readonly string[] | undefined;
  const noted = new Set<string>();
  let listsOwnPages = false;
  let sitemapLast = false;
  let routed: readonly IntegrationResolvedRoute[] = [];
  let beside: ProjectRoutes | undefined;
  /** What the project has itself below its base. */
  let own: (() => OwnUrls) | undefined;
  let all: readonly Mount[] = [mount];
  const integration: AstroIntegration = {
    name: mountName(mount.path),
    hooks: {
      'astro:config:setup': async (parameters) => {
        all = mountsOf(parameters.config);
        checkPaths(all);
        const knowsReaders = willKnowReaders(resolved, parameters);
        if (knowsReaders) mount.domain ??= freeDomain(mount, all);
        checkDomains(all);
        const isOther = (path: string) =>
          isBelowInner(path, mount, all) || (beside?.isOther(path) ?? false);
        const isFixed = (path: string) =>
          isBelowInner(path, mount, all) || (beside?.isFixed(path) ?? false);
        const { publicDir } = parameters.config;
        const ownUrls = () => ({
          routes: ownRoutes(routed, ''),
          publicFolder: fileURLToPath(publicDir),
        });
        own = ownUrls;
        const isNextTo = (path: string) =>
          isOwnUrl(ownUrls(), encodedSegments(path)) ||
          [path, `${path}/`].some((one) => isFixed(one) || beside?.isOwn(one));
        const surroundings = {
          isFixed,
          isNextTo,
          isOther,
          own: ownUrls,
          knowsReaders,
          domain: mount.domain,
          opened: command?.docs,
        };
        integrated = await setUp(resolved, parameters, surroundings);
        if (integrated) mount.docs = integrated.docs;
        if (mount === all[0] && parameters.config.adapter?.name === '@astrojs/node') {
          parameters.updateConfig({ vite: { plugins: [adapterHeadersPlugin(() => served?.())] } });
        }
      },
      'astro:routes:resolved': ({ logger, routes }) => {
        if (!integrated) return;
        const { docs } = integrated;
        routed = routes;
        docs.project = withOwnRoutes(docs.project, ownRoutes(routes, mount.path));
        beside = projectRoutes(routes, pageParameter);
        noteHidden(docs.project, noted, logger);
      },
      'astro:config:done': ({ config, logger }) => {
        checkNesting(mount, all);
        if (integrated?.docs.project.settings.mode !== 'build') return;
        const { docs, server } = integrated;
        if (integrated.bundle) {
          settings = projectDigest(config, installedPackages(fileURLToPath(config.root)));
        }
        if (resolved.csp && !config.security.csp) policyOrigins = bundledOrigins(config);
        sitemapLast = isSitemapLast(config);
        const whenLast = (output: string) =>
          sitemapLast && writeRobots(all, { output, own: own?.() }, logger);
        leaveOwnSitemap(config, docs, whenLast);
        listsOwnPages = mount.path === '' && !hasOwnSitemap(config);
        // An adapter writes the files of its host itself.
        const named = resolved.host ?? (config.adapter ? 'none' : undefined);
        if (config.adapter && resolved.host !== 'none') {
          adapter = siteAdapter(config);
          const base = astroBase(integrated.docs.project.settings);
          served = () => servedPlaces(base, config, all, routed);
        }
        mount.host = hostOf(named, path.resolve(fileURLToPath(config.root), resolved.deployFolder));
        server?.configure(config);
        integrated.readers?.configure(config);
      },
      'astro:build:setup': ({ vite }) => {
        const folder = vite.environments?.['client']?.build?.outDir;
        if (integrated?.docs.project.settings.mode !== 'build') return;
        if (integrated.readers) return;
        if (folder === undefined) throw new Error('Astro does not tell where it writes the site.');
        content = buildContent(integrated.docs, { folder: path.join(folder, mount.path) });
      },
      'astro:build:start': ({ setPrerenderer }) => {
        if (!integrated?.bundle) return;
        const { bundle, docs } = integrated;
        mount.keeping = () => {
          const bundled = bundle.digest();
          const kept = content?.pages();
          return bundled && kept ? { docs, kept, theme: bundled + settings } : undefined;
        };
        // Of all that are set, Astro takes one.
        setPrerenderer((own) =>
          keepingPrerenderer(own, () => all.flatMap((one) => one.keeping?.() ?? [])),
        );
      },
      'astro:build:generated': ({ dir, routeToHeaders }) => {
        if (resolved.host === 'none') return;
        keepPoliciesInPages(
          routeToHeaders,
          fileURLToPath(dir),
          ({ params, pattern }) =>
            params.includes(`...${pageParameter}`) ||
            (integrated?.hasNotFound === true && pattern === notFoundRoute.pattern),
        );
      },
      'astro:build:done': async ({ dir, logger, pages }) => {
        if (integrated?.readers)
          return writeForReaders(integrated.docs, integrated.readers, logger);
        if (!integrated || !content) return;
        const output = path.join(fileURLToPath(dir), mount.path);
        const mounted = all.flatMap((one) => one.docs ?? []);
        const ownPages = listsOwnPages ? ownPageUrls(pages, mounted, fileURLToPath(dir)) : [];
        const { docs, logged } = integrated;
        const site = { folder: fileURLToPath(dir), kept: new Set<string>() };
        const isThere = (url: string) =>
          (beside?.isFixed(url) ?? false) || hasFile(site, url) || hasPage(site, url);
        const besideAt = (url: string) =>
          mount.path !== '' && isThere(url) ? astroBase(docs.project.settings) + url : undefined;
        const place = { beside: besideAt, logged, output, ownPages, noted };
        const found = await finishBuild(docs, content, place, logger);
        mount.redirects = found.redirects;
        mount.documents = found.documents.map((file) => mount.path + file);
        const whole = {
          ...{ output: fileURLToPath(dir), published: command?.published, adapter },
          isSitemapLast: sitemapLast,
          own: command ? undefined : own?.(),
        };
        const writeHost = mount === all.at(-1) ? finishSite(all, whole, logger) : undefined;
        if (policyOrigins) {
          await writePolicies(integrated.docs, {
            output,
            origins: policyOrigins,
            notFound: integrated.hasNotFound ? fileURLToPath(dir) : undefined,
            components: Object.values(resolved.components),
          });
        }
        // A command prints when its output is whole.
        if (!command) await integrated.print(fileURLToPath(dir));
        if (!writeHost) return;
        if (command) command.whenPublished?.(writeHost);
        else writeHost();
      },
      'astro:server:done': () => integrated?.docs.pool.close(),
    },
  };
  registerMount(integration, mount);
  return integration;
}

interface Integrated {
  readonly docs: OpenDocs;
  /** What was found before anything was rendered. */
  readonly logged: readonly Diagnostic[];
  /** In a build, where what is made from the same as in the last one is taken from there. */
  readonly bundle: BundleDigest | undefined;
  /** In a build, where the project has an adapter and wants its server to answer. */
  readonly server: AdapterServer | undefined;
  /** In a build with an adapter, where readers can sign in. */
  readonly readers: AdapterReaders | undefined;
  /** The page for unknown URLs of the project is that of these docs. */
  readonly hasNotFound: boolean;
  /** Adds what is for printing to the site that was built in a folder. */
  readonly print: (folder: string) => Promise<void>;
}

type Setup = HookParameters<'astro:config:setup'>;

interface Surroundings {
  /** Tells whether a route beside that of pages answers at a path, other than one for whatever is left. */
  readonly isFixed: (path: string) => boolean;
  /** Tells whether something that is not of these docs may be at a decoded path to which they link. */
  readonly isNextTo: (path: string) => boolean;
  /** Tells whether a path is that of a page beside the docs. */
  readonly isOther: (path: string) => boolean;
  /** What the project has itself below its base. */
  readonly own: () => OwnUrls;
  /** The server of the project will know readers of the docs. */
  readonly knowsReaders: boolean;
  /** Name of the assistant on the server of the project, if there is one. */
  readonly domain: string | undefined;
  /** The docs, if a command has opened them before Astro was loaded. */
  readonly opened: OpenDocs | undefined;
}

function willKnowReaders(
  { auth, docs, mdx }: ResolvedOptions,
  { command, config }: Setup,
): boolean {
  if (command !== 'build' || config.adapter === undefined) return false;
  if (auth !== undefined) return true;
  return mdx === 'trusted' && saysHowToSignIn(path.resolve(fileURLToPath(config.root), docs));
}

async function setUp(
  options: ResolvedOptions,
  parameters: Setup,
  { domain, isFixed, isNextTo, isOther, knowsReaders, opened, own }: Surroundings,
): Promise<Integrated | undefined> {
  const { command, config, createCodegenDir, injectRoute, logger, updateConfig } = parameters;
  if (command === 'preview') return undefined;
  const root = fileURLToPath(config.root);
  checkAstro(root);
  const { assistant: wanted } = options;
  const assistant =
    domain === undefined
      ? undefined
      : await ownAssistant(wanted?.kind === 'own' ? wanted : usualAssistant(domain), root);
  const isAnswering =
    assistant !== undefined && (command === 'dev' || config.adapter !== undefined);
  const purpose = {
    mode: command === 'build' ? 'build' : 'preview',
    isAnswering,
    ...(knowsReaders ? { audience: 'public' as const } : {}),
  } as const;
  const docs = opened ?? (await openDocs(projectSettings(options, config, purpose)));
  const { findings, project } = docs;
  const { mount, docsFolder, urls } = project.settings;
  if (assistant) findings.report(assistantDiagnostics(project, assistant, config));
  const isOffered = options.auth !== undefined || (project.config.auth && !opened);
  if (isOffered && command === 'build') {
    findings.report(authDiagnostics(project, config));
  }
  if (command === 'build' && hasErrors(diagnosticsOf(docs))) await tryPagesToo(docs);
  const found = diagnosticsOf(docs);
  logDiagnostics(found, docsFolder, logger);
  if (command === 'build' && hasErrors(found)) {
    const advice = leniencyAdvice(docs);
    if (advice) logger.info(advice);
    throw buildError(found);
  }
  if (isAnswering) logger.info(`The assistant answers at ${messagePath(assistant, urls)}.`);
  // The pages compile on their own thread while Vite bundles the theme on this one.
  if (command === 'build' && !opened) expectPages(docs);
  const server =
    assistant && isAnswering && command === 'build' ? adapterServer(project, assistant) : undefined;
  const readers = assistant && knowsReaders ? adapterReaders(docs, options, assistant) : undefined;
  // Code of the project may read anything while a page is rendered, so that it must ask for this.
  const keepsPages = command === 'build' && (opened || config.experimental.incrementalBuild);
  const bundle = keepsPages ? createBundleDigest() : undefined;
  const content = createPreviewContent(docs);
  const modules = {
    ...siteModules(docs, componentFiles(options.components, root, usesComponent(project))),
    ...server?.modules,
    ...readers?.modules,
  };
  const base = astroBase(project.settings);
  const projects = () => mountsOf(config).flatMap((one) => one.docs?.project ?? []);
  updateConfig({
    integrations: await missingIntegrations(project, config),
    vite: {
      plugins: [
        prerenderRuntimePlugin(command),
        componentAssetsPlugin(),
        islandsPlugin(docs),
        servedPackagesPlugin(root),
        pagePartsPlugin(),
        inlineScriptsPlugin(),
        virtualModulesPlugin(mount, modules),
        devServerPlugin(docs, linkedPlaces(docs, isNextTo), logger),
        siteFilesPlugin('waymark:files', () => ({ base: urls.base, own: docs.project.own }), [
          ...previewFiles(docs),
          content.find,
        ]),
        ...(bundle ? [bundle.plugin] : []),
        ...(assistant ? [assistantPlugin(docs, assistant, content, logger)] : []),
        ...(server?.plugins ?? []),
        siteFilesPlugin('waymark:robots', () => ({ base, own: own() }), [
          (path) => findRobots(projects(), path),
        ]),
        fallbackRedirectsPlugin(docs, isFixed),
        unknownPagesPlugin(docs, isOther, logger),
      ],
    },
  });
  const inject = (pattern: string, file: RouteFile, prerender = true) =>
    injectRoute({ pattern, entrypoint: routeFile(file, mount, createCodegenDir), prerender });
  if (readers) {
    inject(`${mount}/[...${pageParameter}]`, 'server/docs-route.ts', false);
    return {
      ...{ bundle: undefined, docs, logged: found, readers, server, hasNotFound: false },
      print: async () => {},
    };
  }
  for (const { pattern, file } of siteRoutes) inject(`${mount}${pattern}`, file);
  // One page stands for all unknown URLs of a project.
  const hasNotFound = mount === mountsOf(config)[0]?.path && !hasOwnNotFound(config);
  if (hasNotFound) inject(notFoundRoute.pattern, notFoundRoute.file);
  for (const pattern of server?.paths ?? [])
    inject(`${mount}${pattern}`, 'server/assistant-route.ts', false);
  const browser = command === 'build' && options.pdf ? findBrowser() : undefined;
  const { format } = config.build;
  const print = async (folder: string) => {
    const { hasPrintPage } = docs.project.settings;
    if (hasPrintPage) await printSite(docs.project, { folder, format, browser });
  };
  return { bundle, docs, logged: found, readers, server, hasNotFound, print };
}

/** What a project has next to docs in a preview, in which nothing is written that could be looked at. */
function linkedPlaces(
  { project }: OpenDocs,
  isNextTo: (path: string) => boolean,
): Required<LinkedPlaces> {
  const { settings } = project;
  const { mount } = settings;
  return {
    isServed: (url) => isNextTo(mount + url),
    beside: (url) => (mount !== '' && isNextTo(url) ? astroBase(settings) + url : undefined),
  };
}

/** Finds what is wrong with pages too, where a build ends before them. The project's own are not known yet. */
async function tryPagesToo(docs: OpenDocs): Promise<void> {
  const { tryDocs } = await import('./routes/try-docs.ts');
  try {
    await tryDocs(docs, false);
  } finally {
    await docs.pool.close();
  }
}
