import { fileURLToPath } from 'node:url';
import type {
  AstroConfig,
  AstroIntegration,
  AstroIntegrationLogger,
  HookParameters,
  IntegrationResolvedRoute,
} from 'astro';
import type { Plugin } from 'vite';
import { type BundleDigest, createBundleDigest } from './build/astro/bundle-digest.ts';
import { checkAstro } from './build/astro/check-astro.ts';
import { componentAssetsPlugin } from './build/astro/component-assets.ts';
import { componentFiles, usesComponent } from './build/astro/component-files.ts';
import { missingIntegrations } from './build/astro/missing-integrations.ts';
import { prerenderRuntimePlugin } from './build/astro/prerender-runtime.ts';
import { projectSettings } from './build/astro/project-settings.ts';
import { type RouteFile, routeFile } from './build/astro/route-file.ts';
import { servedPackagesPlugin } from './build/astro/served-packages.ts';
import { notFoundRoute, siteRoutes } from './build/astro/site-routes.ts';
import { inlineScriptsPlugin } from './build/modules/inline-script.ts';
import { islandsPlugin } from './build/modules/islands-plugin.ts';
import type { VirtualModules } from './build/modules/modules.ts';
import { pagePartsPlugin } from './build/modules/page-parts.ts';
import { virtualModulesPlugin } from './build/modules/plugin.ts';
import { siteModules } from './build/modules/site-modules.ts';
import { pageParameter } from './build/render/paths.ts';
import { type ResolvedOptions, resolveOptions, type WaymarkOptions } from './options.ts';
import { expectPages } from './project/compile-pages.ts';
import { openDocs } from './project/open-docs.ts';
import { astroBase } from './project/paths/mount.ts';
import { findRobots } from './routes/crawler-files.ts';
import {
  devServerPlugin,
  fallbackRedirectsPlugin,
  unknownPagesPlugin,
} from './routes/dev-server.ts';
import {
  type CommandBuild,
  createDocsBuild,
  type DocsBuild,
  type MountedDocs,
} from './routes/docs-build.ts';
import { expectSound } from './routes/expect-sound.ts';
import {
  checkDomains,
  checkNesting,
  checkPaths,
  createMount,
  freeDomain,
  type Mount,
  mountForUnknown,
  mountName,
  mountsOf,
  registerMount,
} from './routes/mounts.ts';
import { createNeighbours, previewedPlaces } from './routes/neighbours.ts';
import { hiddenPages, noteHidden, ownRoutes, withOwnRoutes } from './routes/own-pages.ts';
import { previewFiles } from './routes/preview-files.ts';
import { hasOwnNotFound } from './routes/project-pages.ts';
import { siteFilesPlugin } from './routes/site-files.ts';
import { createPreviewContent } from './routes/text/preview-content.ts';
import { adapterHeadersPlugin, servedPlaces } from './server/adapter/adapter-headers-plugin.ts';
import {
  type AdapterReaders,
  adapterReaders,
  writeForReaders,
} from './server/adapter/adapter-readers.ts';
import { type AdapterServer, adapterServer } from './server/adapter/adapter-server.ts';
import { assistantPlugin } from './server/assistant/assistant-middleware.ts';
import { messagePath, type OwnAssistant } from './server/assistant/own-assistant.ts';
import {
  projectAssistant,
  reportServer,
  willKnowReaders,
} from './server/assistant/project-assistant.ts';
import { sitePrinter } from './server/print/print-site.ts';

export type { WaymarkOptions } from './options.ts';
export type { AssistantSettings } from './project/options/assistant-settings.ts';
export type { WrittenAuthSettings as AuthSettings } from './server/readers/auth-settings.ts';

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
  const mount = createMount(resolved);
  let site: MountedSite | undefined;
  const integration: AstroIntegration = {
    name: mountName(mount.path),
    hooks: {
      'astro:config:setup': async (setup) => {
        site = await setUp(mount, resolved, setup, command);
      },
      'astro:routes:resolved': ({ logger, routes }) => site && takeRoutes(site, routes, logger),
      'astro:config:done': ({ config, logger }) => {
        checkNesting(mount, mountsOf(config));
        site?.build?.configure(config, logger);
        site?.server?.configure(config);
        site?.readers?.configure(config);
      },
      'astro:build:setup': ({ vite }) => {
        const output = vite.environments?.['client']?.build?.outDir;
        if (!site?.readers) site?.build?.openOutput(output);
      },
      'astro:build:start': ({ setPrerenderer }) => site?.build?.keepPages(setPrerenderer),
      'astro:build:generated': (generated) => site?.build?.keepPolicies(generated),
      'astro:build:done': async (done) => {
        if (site?.readers) await writeForReaders(site.docs, site.readers, done.logger);
        else await site?.build?.finish(done);
        site?.build?.finishSite(done);
      },
      'astro:server:done': () => site?.docs.pool.close(),
    },
  };
  registerMount(integration, mount);
  return integration;
}

type Setup = HookParameters<'astro:config:setup'>;

/** The docs of a mount, and what is made of them in a build. */
interface MountedSite extends MountedDocs {
  readonly build?: DocsBuild | undefined;
  /** What of them the server of the project answers itself. */
  readonly server?: AdapterServer | undefined;
  /** The same where readers can sign in: all of them. */
  readonly readers?: AdapterReaders | undefined;
  /** Where what is made from the same as in the last build is taken from there. */
  readonly bundle?: BundleDigest | undefined;
}

/** @returns nothing for `astro preview`, which shows what was built */
async function setUp(
  mount: Mount,
  options: ResolvedOptions,
  setup: Setup,
  command: CommandBuild | undefined,
): Promise<MountedSite | undefined> {
  const { command: task, config, logger } = setup;
  const all = mountsOf(config);
  checkPaths(all);
  // Docs may come before those that are for readers.
  for (const one of all) {
    one.isForReaders = one.options !== undefined && willKnowReaders(one.options, setup);
  }
  const knowsReaders = mount.isForReaders === true;
  if (knowsReaders) mount.domain ??= freeDomain(mount, all);
  checkDomains(all);
  if (task === 'preview') return undefined;
  checkAstro(fileURLToPath(config.root));
  const { answering, wanted } = await projectAssistant(options, mount, setup);
  const purpose = {
    mode: task === 'build' ? 'build' : 'preview',
    isAnswering: answering !== undefined,
    audience: knowsReaders ? 'public' : undefined,
  } as const;
  const docs = command?.docs ?? (await openDocs(projectSettings(options, config, purpose)));
  mount.docs = docs;
  const { auth } = docs.project.config;
  reportServer(docs, wanted, options.auth !== undefined || (auth !== undefined && !command), setup);
  const logged = await expectSound(docs, task, logger);
  const { urls } = docs.project.settings;
  if (answering) logger.info(`The assistant answers at ${messagePath(answering, urls)}.`);
  const readers = answering && knowsReaders ? adapterReaders(docs, options, answering) : undefined;
  const read = {
    ...{ docs, logged, mount, options, readers },
    neighbours: createNeighbours(mount, config),
    noted: new Set<string>(),
    // One page stands for all unknown URLs of a project.
    hasNotFound: mount === mountForUnknown(all) && !hasOwnNotFound(config),
  };
  const site = task === 'build' ? startBuild(read, answering, config, command) : read;
  await addToProject(site, answering, setup);
  return site;
}

/** Takes the routes of a project as Astro has resolved them; its own come before pages of docs. */
function takeRoutes(
  { docs, mount, neighbours, noted }: MountedSite,
  routes: readonly IntegrationResolvedRoute[],
  logger: AstroIntegrationLogger,
): void {
  neighbours.resolve(routes);
  docs.project = withOwnRoutes(docs.project, ownRoutes(routes, mount.path));
  noteHidden(docs.project, hiddenPages(docs.project), noted, logger);
}

function startBuild(
  site: MountedSite,
  answering: OwnAssistant | undefined,
  config: AstroConfig,
  command: CommandBuild | undefined,
): MountedSite {
  const { docs, options, readers } = site;
  // The pages compile on their own thread while Vite bundles the theme on this one.
  if (!command) expectPages(docs);
  // Code of the project may read anything while a page is rendered, so that it must ask for this.
  const keepsPages = !readers && (command || config.experimental.incrementalBuild);
  const bundle = keepsPages ? createBundleDigest() : undefined;
  const print =
    command || readers ? undefined : sitePrinter(docs, options.pdf, config.build.format);
  return {
    ...site,
    bundle,
    server: answering && adapterServer(docs.project, answering),
    build: createDocsBuild({ ...site, bundle, command, print }),
  };
}

/** Adds to an Astro project what renders its docs, and what answers for them in a preview. */
async function addToProject(
  site: MountedSite,
  answering: OwnAssistant | undefined,
  { command, config, createCodegenDir, injectRoute, logger, updateConfig }: Setup,
): Promise<void> {
  const { docs, mount, options, readers, server } = site;
  const { project } = docs;
  const { root } = project.settings;
  const modules = {
    ...siteModules(docs, componentFiles(options.components, root, usesComponent(project))),
    ...server?.modules,
    ...readers?.modules,
  };
  updateConfig({
    integrations: await missingIntegrations(project, config),
    vite: {
      plugins: [
        prerenderRuntimePlugin(command),
        ...renderingPlugins(site, modules),
        ...previewPlugins(site, answering, config, logger),
        ...(server?.plugins ?? []),
        ...headersPlugins(site, config),
      ],
    },
  });
  const inject = (pattern: string, file: RouteFile, prerender = true) => {
    const entrypoint = routeFile(file, mount.path, createCodegenDir);
    injectRoute({ pattern, entrypoint, prerender });
  };
  if (readers) {
    inject(`${mount.path}/[...${pageParameter}]`, 'server/docs-route.ts', false);
    return;
  }
  for (const { pattern, file } of siteRoutes) inject(mount.path + pattern, file);
  if (site.hasNotFound) inject(notFoundRoute.pattern, notFoundRoute.file);
  for (const pattern of server?.paths ?? []) {
    inject(mount.path + pattern, 'server/assistant-route.ts', false);
  }
}

function renderingPlugins({ bundle, docs, mount }: MountedSite, modules: VirtualModules): Plugin[] {
  return [
    componentAssetsPlugin(),
    islandsPlugin(docs),
    servedPackagesPlugin(docs.project.settings.root),
    pagePartsPlugin(),
    inlineScriptsPlugin(),
    virtualModulesPlugin(mount.path, modules),
    ...(bundle ? [bundle.plugin] : []),
  ];
}

function previewPlugins(
  { docs, neighbours }: MountedSite,
  answering: OwnAssistant | undefined,
  config: AstroConfig,
  logger: AstroIntegrationLogger,
): Plugin[] {
  const { settings } = docs.project;
  const content = createPreviewContent(docs);
  const base = astroBase(settings);
  const projects = () => mountsOf(config).flatMap((one) => one.docs?.project ?? []);
  return [
    devServerPlugin(docs, previewedPlaces(neighbours, settings), logger),
    siteFilesPlugin('waymark:files', () => ({ base: settings.urls.base, own: docs.project.own }), [
      ...previewFiles(docs),
      content.find,
    ]),
    ...(answering ? [assistantPlugin(docs, answering, content, logger)] : []),
    siteFilesPlugin('waymark:robots', () => ({ base, own: neighbours.own() }), [
      (path) => findRobots(projects(), path),
    ]),
    fallbackRedirectsPlugin(docs, neighbours.isFixed),
    unknownPagesPlugin(docs, neighbours.isOther, logger),
  ];
}

/** The server of `@astrojs/node` is told once of all docs of its project what it tells browsers of them. */
function headersPlugins({ build, docs, mount, neighbours }: MountedSite, config: AstroConfig) {
  if (mount !== mountsOf(config)[0] || config.adapter?.name !== '@astrojs/node') return [];
  return [
    adapterHeadersPlugin(() => {
      const known = build?.adapterConfig();
      const base = astroBase(docs.project.settings);
      return known && servedPlaces(base, known, mountsOf(known), neighbours.routes());
    }),
  ];
}
