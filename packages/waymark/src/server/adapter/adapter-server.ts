import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroConfig } from 'astro';
import type { Plugin } from 'vite';
import type { VirtualModules } from '../../build/modules/modules.ts';
import {
  assistantPaths,
  feedbackPath,
  mcpPath,
  widgetSettingsPath,
} from '../../project/paths/site-paths.ts';
import type { Project } from '../../project/project.ts';
import { mcpPage } from '../../project/server-attributes.ts';
import {
  answeringModule,
  unbundledOptionalPackages,
  withoutRoutes,
} from '../assistant/answering.ts';
import type { OwnAssistant } from '../assistant/own-assistant.ts';
import type { AdapterSettings } from './adapter-docs.ts';

/** The part of a build that makes the server of the project's adapter answer about the docs. */
export interface AdapterServer {
  readonly modules: VirtualModules;
  readonly plugins: readonly Plugin[];
  /** What it answers, as patterns of Astro's routes. */
  readonly paths: readonly string[];
  /** Takes the configuration as all integrations have left it. */
  configure(config: AstroConfig): void;
}

/**
 * Prepares a build with an adapter. The code of the assistant is bundled with the server, as it
 * cannot be found from where that is deployed.
 */
export function adapterServer(project: Project, assistant: OwnAssistant): AdapterServer {
  let folders = { client: '', server: '' };
  return {
    modules: {
      assistant: () => {
        const client = path.relative(folders.server, folders.client);
        return answeringModule(settingsOf(project, assistant, client), assistant);
      },
    },
    plugins: [
      bundledAssistantPlugin(),
      { ...withoutRoutes(), applyToEnvironment: ({ name }) => name === 'ssr' },
      { ...unbundledOptionalPackages(), applyToEnvironment: ({ name }) => name === 'ssr' },
    ],
    paths: [
      ...assistantPaths,
      widgetSettingsPath,
      ...(project.config.feedback.thumbsRating ? [feedbackPath] : []),
      ...(mcpPage(project) ? [] : [mcpPath]),
    ],
    configure({ build }) {
      const client = path.join(fileURLToPath(build.client), project.settings.mount);
      folders = { client, server: fileURLToPath(build.server) };
    },
  };
}

function settingsOf(
  project: Project,
  { domain, organization, trustedProxies }: OwnAssistant,
  client: string,
): AdapterSettings {
  const { urls } = project.settings;
  return {
    base: urls.base,
    domain,
    organization,
    trustedProxies,
    trailingSlash: urls.trailingSlash === 'always',
    client,
  };
}

/** What the assistant is made of: not to be found from where the server is deployed. */
const bundled = [
  /^@waymark\//,
  /^(?:zod|yaml)$/,
  // Where readers sign in, the server of files too.
  /^(?:jose|openid-client|oauth4webapi|negotiator|lru-cache|mrmime|@remix-run\/node-fetch-server)$/,
];

function bundledAssistantPlugin(): Plugin {
  return {
    name: 'waymark:bundled-assistant',
    apply: 'build',
    configEnvironment: (name) =>
      name === 'ssr' ? { resolve: { noExternal: bundled } } : undefined,
  };
}
