import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroConfig, AstroIntegration, HookParameters } from 'astro';
import { checkAstro } from './build/astro/check-astro.ts';
import { componentAssetsPlugin } from './build/astro/component-assets.ts';
import { componentFiles } from './build/astro/component-files.ts';
import { missingIntegrations } from './build/astro/missing-integrations.ts';
import { prerenderRuntimePlugin } from './build/astro/prerender-runtime.ts';
import { astroPlace, projectSettings } from './build/astro/project-settings.ts';
import { type RouteFile, routeFile } from './build/astro/route-file.ts';
import { servedPackagesPlugin } from './build/astro/served-packages.ts';
import { islandsPlugin } from './build/modules/islands-plugin.ts';
import { virtualModulesPlugin } from './build/modules/plugin.ts';
import { siteModules } from './build/modules/site-modules.ts';
import { pageParameter } from './build/render/paths.ts';
import { type ResolvedOptions, resolveOptions, type WaymarkOptions } from './options.ts';
import { expectPages } from './project/expect-pages.ts';
import { findLibraryFile } from './project/libraries.ts';
import { astroBase } from './project/mount.ts';
import { openProject } from './project/open-project.ts';
import type { Project } from './project/project.ts';
import { registerProject } from './project/registry.ts';
import { diagnosticError, leniencyAdvice, logDiagnostics } from './project/report.ts';
import { type BuildContent, buildContent } from './routes/build-content.ts';
import { findRobots, findSitemap } from './routes/crawler-files.ts';
import { devServerPlugin } from './routes/dev-server.ts';
import { findFeed } from './routes/feeds/site-feeds.ts';
import { finishBuild } from './routes/finish-build.ts';
import { finishSite } from './routes/finish-site.ts';
import { hostOf } from './routes/host.ts';
import {
  checkDomains,
  checkNesting,
  checkPaths,
  type Mount,
  mountName,
  mountsOf,
  registerMount,
} from './routes/mounts.ts';
import { noteHidden, ownRoutes } from './routes/own-pages.ts';
import { findPlayground } from './routes/playgrounds.ts';
import { hasOwnSitemap, leaveOwnSitemap, ownPageUrls } from './routes/project-pages.ts';
import { siteFilesPlugin } from './routes/site-files.ts';
import { createPreviewContent } from './routes/text/preview-content.ts';
import { widgetSettings } from './routes/widget-settings.ts';
import { type AdapterServer, adapterServer } from './server/adapter-server.ts';
import { assistantDiagnostics } from './server/assistant-diagnostics.ts';
import { assistantPlugin } from './server/assistant-middleware.ts';
import { ownAssistant } from './server/own-assistant.ts';

export type { WaymarkOptions } from './options.ts';
export type { AssistantSettings } from './project/assistant-settings.ts';

/** A build that a command runs. */
export interface CommandBuild {
  /** The docs folder, opened for the build, with its pages announced. */
  readonly project: Project;
  /** Where the output will be, if it is moved when it is complete. */
  readonly published?: string | undefined;
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
  const noted = new Set<string>();
  let listsOwnPages = false;
  let otherRoutes: readonly RegExp[] = [];
  let all: readonly Mount[] = [mount];
  const integration: AstroIntegration = {
    name: mountName(mount.path),
    hooks: {
      'astro:config:setup': async (parameters) => {
        all = mountsOf(parameters.config);
        checkPaths(all);
        checkDomains(all);
        const isOther = (path: string) => otherRoutes.some((route) => route.test(path));
        integrated = await setUp(resolved, parameters, { isOther, opened: command?.project });
        if (integrated) mount.project = integrated.project;
      },
      'astro:routes:resolved': ({ logger, routes }) => {
        if (!integrated) return;
        integrated.project.setOwnRoutes(ownRoutes(routes, mount.path));
        // Who has pages beside the docs knows Astro, and may have more that no route tells of.
        const hasOwn = routes.some(({ origin, type }) => origin === 'project' && type === 'page');
        otherRoutes = routes
          .filter(({ pattern }) => hasOwn || !pattern.endsWith(`[...${pageParameter}]`))
          .map(({ patternRegex }) => patternRegex);
        noteHidden(integrated.project, noted, logger);
      },
      'astro:config:done': ({ config }) => {
        checkNesting(mount, all);
        if (integrated?.project.settings.mode !== 'build') return;
        const { project, server } = integrated;
        leaveOwnSitemap(config, project);
        listsOwnPages = mount.path === '' && !hasOwnSitemap(config);
        // An adapter writes the files of its host itself.
        const named = resolved.host ?? (config.adapter ? 'none' : undefined);
        mount.host = hostOf(named, path.resolve(fileURLToPath(config.root), resolved.deployFolder));
        server?.configure(config);
      },
      'astro:build:setup': ({ vite }) => {
        const folder = vite.environments?.['client']?.build?.outDir;
        if (integrated?.project.settings.mode !== 'build') return;
        if (folder === undefined) throw new Error('Astro does not tell where it writes the site.');
        content = buildContent(integrated.project, path.join(folder, mount.path));
      },
      'astro:build:done': async ({ dir, logger, pages }) => {
        if (!integrated || !content) return;
        const { project } = integrated;
        const output = path.join(fileURLToPath(dir), mount.path);
        const projects = all.flatMap((one) => one.project ?? []);
        const ownPages = listsOwnPages ? ownPageUrls(pages, projects, fileURLToPath(dir)) : [];
        const found = await finishBuild(project, content, { output, ownPages, noted }, logger);
        mount.redirects = found.redirects;
        mount.documents = found.documents.map((file) => mount.path + file);
        if (mount === all.at(-1))
          finishSite(all, { output: fileURLToPath(dir), published: command?.published }, logger);
      },
      'astro:server:done': () => integrated?.project.close(),
    },
  };
  registerMount(integration, mount);
  return integration;
}

interface Integrated {
  readonly project: Project;
  /** In a build, where the project has an adapter and wants its server to answer. */
  readonly server: AdapterServer | undefined;
}

type Setup = HookParameters<'astro:config:setup'>;

interface Surroundings {
  /** Tells whether a path is that of a page beside the docs. */
  readonly isOther: (path: string) => boolean;
  /** The project, if a command has opened it before Astro was loaded. */
  readonly opened: Project | undefined;
}

async function setUp(
  options: ResolvedOptions,
  parameters: Setup,
  { isOther, opened }: Surroundings,
): Promise<Integrated | undefined> {
  const { command, config, createCodegenDir, injectRoute, logger, updateConfig } = parameters;
  if (command === 'preview') return undefined;
  const root = fileURLToPath(config.root);
  checkAstro(root);
  const { assistant: wanted } = options;
  const assistant = wanted?.kind === 'own' ? await ownAssistant(wanted, root) : undefined;
  const isAnswering =
    assistant !== undefined && (command === 'dev' || config.adapter !== undefined);
  const mode = command === 'build' ? 'build' : 'preview';
  const place = astroPlace(config, { mode, isAnswering });
  const project = opened ?? (await openProject(projectSettings(options, place)));
  registerProject(project);
  if (assistant) project.report(assistantDiagnostics(project, assistant, config));
  const found = project.diagnostics();
  logDiagnostics(found, project.docsFolder, logger);
  if (command === 'build' && found.some(({ severity }) => severity === 'error')) {
    const advice = leniencyAdvice(project);
    if (advice) logger.info(advice);
    throw diagnosticError(found, project);
  }
  // The pages compile on their own thread while Vite bundles the theme on this one.
  if (command === 'build' && !opened) expectPages(project);
  const server =
    assistant && isAnswering && command === 'build' ? adapterServer(project, assistant) : undefined;
  const content = createPreviewContent(project);
  const { settings } = project;
  const { mount } = settings;
  const modules = {
    ...siteModules(project, componentFiles(options.components, root, usesComponent(project))),
    ...server?.modules,
  };
  updateConfig({
    integrations: await missingIntegrations(project, config),
    vite: {
      plugins: [
        prerenderRuntimePlugin(),
        componentAssetsPlugin(),
        islandsPlugin(project),
        servedPackagesPlugin(root),
        virtualModulesPlugin(mount, modules),
        devServerPlugin(project, isOther, logger),
        siteFilesPlugin('waymark:files', () => ({ base: settings.urls.base, own: project.own }), [
          findLibraryFile,
          (path) => findFeed(project, path),
          (path) => findPlayground(project, path),
          (path) => widgetSettings(project).find((file) => file.path === path),
          (path) => findSitemap(project, path),
          content.find,
        ]),
        ...(assistant ? [assistantPlugin(project, assistant, content, logger)] : []),
        ...(server?.plugins ?? []),
        siteFilesPlugin('waymark:robots', () => ({ base: astroBase(settings), own: project.own }), [
          (path) =>
            findRobots(
              mountsOf(config).flatMap((one) => one.project ?? []),
              path,
            ),
        ]),
      ],
    },
  });
  const inject = (pattern: string, file: RouteFile, prerender = true) =>
    injectRoute({ pattern, entrypoint: routeFile(file, mount, createCodegenDir), prerender });
  inject(`${mount}/[...${pageParameter}]`, 'routes/page.astro');
  inject(`${mount}/_waymark/groups/[group]`, 'routes/sidebar-group.astro');
  inject(`${mount}/_waymark/divisions/[division]`, 'routes/division.astro');
  inject(`${mount}/_waymark/places/[page]`, 'routes/place-parts.astro');
  inject(`${mount}/_waymark/icons/[hash].svg`, 'routes/icons.ts');
  inject(`${mount}/_waymark/texts/[name].json`, 'routes/texts.ts');
  // One page stands for all unknown URLs of a project.
  if (mount === mountsOf(config)[0]?.path && !hasOwnNotFound(config)) {
    inject('/404', 'routes/not-found.astro');
  }
  for (const pattern of server?.paths ?? [])
    inject(`${mount}${pattern}`, 'server/assistant-route.ts', false);
  return { project, server };
}

/** Whether a page or snippet of the docs uses a component of that name. */
function usesComponent({ current, docsFolder }: Project) {
  return (name: string) =>
    current.sources.some((file) =>
      readFileSync(path.join(docsFolder, file), 'utf8').includes(`<${name}`),
    );
}

function hasOwnNotFound({ srcDir }: AstroConfig): boolean {
  const pages = fileURLToPath(new URL('./pages/', srcDir));
  return ['astro', 'md', 'mdx', 'html'].some((ending) =>
    existsSync(path.join(pages, `404.${ending}`)),
  );
}
