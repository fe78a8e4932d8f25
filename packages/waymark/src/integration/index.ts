import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroConfig, AstroIntegration, HookParameters } from 'astro';
import { clearPlaygrounds } from '../endpoint/kept-playgrounds.ts';
import { type ResolvedOptions, resolveOptions, type WaymarkOptions } from '../options.ts';
import { expectPages, openOrTakeProject } from '../project/opened-ahead.ts';
import type { Project } from '../project/project.ts';
import { registerProject } from '../project/registry.ts';
import { pageParameter } from '../render/paths.ts';
import { islandsPlugin } from '../virtual/islands-plugin.ts';
import { virtualModulesPlugin } from '../virtual/plugin.ts';
import { siteModules } from '../virtual/site-modules.ts';
import { type AdapterServer, adapterServer } from './adapter-server.ts';
import { assistantDiagnostics } from './assistant-diagnostics.ts';
import { assistantPlugin } from './assistant-middleware.ts';
import { type BuildContent, buildContent } from './build-content.ts';
import { checkAstro } from './check-astro.ts';
import { componentAssetsPlugin } from './component-assets.ts';
import { componentFiles } from './component-files.ts';
import { contentPlugin } from './content-middleware.ts';
import { crawlersPlugin } from './crawlers-middleware.ts';
import { devServerPlugin } from './dev-server.ts';
import { feedsPlugin } from './feed-middleware.ts';
import { finishBuild } from './finish-build.ts';
import { finishSite } from './finish-site.ts';
import { hostOf } from './host.ts';
import { missingIntegrations } from './missing-integrations.ts';
import {
  checkDomains,
  checkNesting,
  checkPaths,
  type Mount,
  mountName,
  mountsOf,
  registerMount,
} from './mounts.ts';
import { ownAssistant } from './own-assistant.ts';
import { noteHidden, ownRoutes } from './own-pages.ts';
import { playgroundsPlugin } from './playground-middleware.ts';
import { prerenderRuntimePlugin } from './prerender-runtime.ts';
import { createPreviewContent } from './preview-content.ts';
import { hasOwnSitemap, leaveOwnSitemap, ownPageUrls } from './project-pages.ts';
import { astroPlace, projectSettings } from './project-settings.ts';
import { remoteAssistantPlugin } from './remote-assistant.ts';
import { diagnosticError, leniencyAdvice, logDiagnostics } from './report.ts';
import { type RouteFile, routeFile } from './route-file.ts';
import { servedPackagesPlugin } from './served-packages.ts';

/**
 * Renders a docs repository (MDX pages and a docs.json) as part of an Astro project.
 *
 * @param published where the output will be, if it is moved when it is complete
 * @throws when an option is not known, or in a build when the configuration has an error
 */
export function waymark(options: WaymarkOptions = {}, published?: string): AstroIntegration {
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
        integrated = await setUp(resolved, parameters, (path) =>
          otherRoutes.some((route) => route.test(path)),
        );
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
      'astro:config:done': ({ buildOutput, config }) => {
        checkNesting(mount, all);
        if (integrated?.project.settings.mode !== 'build') return;
        const { project, server } = integrated;
        leaveOwnSitemap(config, project);
        listsOwnPages = mount.path === '' && !hasOwnSitemap(config);
        const output = buildOutput === 'server' ? config.build.client : config.outDir;
        content = buildContent(project, mountFolder(output, mount));
        // Of pages that are rendered at the same time, none is known to be written.
        if (config.build.concurrency === 1) project.onRendering(content.rendering);
        // An adapter writes the files of its host itself.
        const named = resolved.host ?? (config.adapter ? 'none' : undefined);
        mount.host = hostOf(named, path.resolve(fileURLToPath(config.root), resolved.deployFolder));
        server?.configure(config);
      },
      'astro:build:done': async ({ dir, logger, pages }) => {
        if (!integrated || !content) return;
        const { project } = integrated;
        const output = mountFolder(dir, mount);
        const projects = all.flatMap((one) => one.project ?? []);
        const ownPages = listsOwnPages ? ownPageUrls(pages, projects, fileURLToPath(dir)) : [];
        const found = await finishBuild(project, content, { output, ownPages, noted }, logger);
        mount.redirects = found.redirects;
        mount.documents = found.documents.map((file) => mount.path + file);
        if (mount === all.at(-1))
          finishSite(all, { output: fileURLToPath(dir), published }, logger);
      },
      'astro:server:done': () => integrated?.project.close(),
    },
  };
  registerMount(integration, mount);
  return integration;
}

/** The folder of the output that the docs of a mount lie in. */
function mountFolder(output: URL, { path: below }: Mount): string {
  return path.join(fileURLToPath(output), below);
}

interface Integrated {
  readonly project: Project;
  /** In a build, where the project has an adapter and wants its server to answer. */
  readonly server: AdapterServer | undefined;
}

type Setup = HookParameters<'astro:config:setup'>;

async function setUp(
  options: ResolvedOptions,
  parameters: Setup,
  isOther: (path: string) => boolean,
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
  const project = await openOrTakeProject(projectSettings(options, place));
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
  if (command === 'build') {
    clearPlaygrounds(project);
    expectPages(project);
  }
  const server =
    assistant && isAnswering && command === 'build' ? adapterServer(project, assistant) : undefined;
  const content = createPreviewContent(project);
  const { mount } = project.settings;
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
        feedsPlugin(project),
        playgroundsPlugin(project),
        remoteAssistantPlugin(project),
        contentPlugin(project, content),
        ...(assistant ? [assistantPlugin(project, assistant, content, logger)] : []),
        ...(server?.plugins ?? []),
        crawlersPlugin(project, () => mountsOf(config).flatMap((one) => one.project ?? [])),
      ],
    },
  });
  const inject = (pattern: string, file: RouteFile, prerender = true) =>
    injectRoute({ pattern, entrypoint: routeFile(file, mount, createCodegenDir), prerender });
  inject(`${mount}/[...${pageParameter}]`, 'page.astro');
  inject(`${mount}/_waymark/groups/[group]`, 'sidebar-group.astro');
  inject(`${mount}/_waymark/divisions/[division]`, 'division.astro');
  inject(`${mount}/_waymark/places/[page]`, 'place-parts.astro');
  inject(`${mount}/_waymark/icons/[hash].svg`, 'icons.ts');
  inject(`${mount}/_waymark/texts/[name].json`, 'texts.ts');
  // One page stands for all unknown URLs of a project.
  if (mount === mountsOf(config)[0]?.path && !hasOwnNotFound(config)) {
    inject('/404', 'not-found.astro');
  }
  for (const pattern of server?.paths ?? []) inject(`${mount}${pattern}`, 'assistant.ts', false);
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
