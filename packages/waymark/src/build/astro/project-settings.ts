import { statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { HostName } from '@waymark/content/text';
import { type Audience, isLenient, type UrlPolicy } from '@waymark/core';
import type { ResolvedOptions } from '../../options.ts';
import { userError } from '../../project/findings/user-error.ts';
import { hasReact } from '../../project/installed/react.ts';
import { answeredWith, hostName } from '../../project/paths/host.ts';
import { isInside } from '../../project/paths/is-inside.ts';
import { mountKey } from '../../project/paths/mount.ts';
import { canvasFolder } from '../../project/pictures/canvas.ts';
import type { ProjectSettings } from '../../project/project.ts';
import { articleWidths } from '../../theme/article-widths.ts';
import { knownProperties } from '../../theme/content/known-properties.ts';
import { contentComponents } from '../../theme/content/table.ts';

/** What is read of Astro's configuration, as Astro resolves it or as a command writes it. */
export interface AstroFacts {
  readonly root: Folder;
  readonly base: string;
  readonly trailingSlash: 'always' | 'never' | 'ignore';
  readonly site?: string | undefined;
  readonly cacheDir: Folder;
  readonly publicDir: Folder;
  readonly outDir: Folder;
  readonly build: { readonly server: Folder; readonly format: 'file' | 'directory' | 'preserve' };
  readonly security?: { readonly csp?: unknown } | undefined;
}

/** An absolute path, or the URL that Astro makes of it. */
type Folder = string | URL;

/** What the project is opened for. */
interface Purpose {
  readonly mode: ProjectSettings['mode'];
  /** The server of the project answers questions. */
  readonly isAnswering?: boolean;
  /** Whom the site is for, where readers can sign in. */
  readonly audience?: Audience | undefined;
  /** Who decides what `security.csp` lets in. */
  readonly policy?: ProjectSettings['policy'];
}

/**
 * Joins the options of the integration with the configuration of its project. Paths of the options
 * are relative to the root of the project, and the mount goes into the base of all URLs.
 */
export function projectSettings(
  options: ResolvedOptions,
  config: AstroFacts,
  { audience, isAnswering = false, mode, policy = 'project' }: Purpose,
): ProjectSettings {
  const { assistant } = options;
  const root = folderPath(config.root);
  const mount = options.path;
  const docsFolder = path.resolve(root, options.docs);
  expectFolder(docsFolder, options.docs);
  if (options.mdx === 'untrusted') checkSeparation(docsFolder, root, options);
  return {
    docsFolder,
    root,
    rules: options.rules,
    endpoints: {
      order: options.endpointOrder,
      besideProse: options.endpointsBesideProse ?? isLenient(options.rules),
    },
    isUntrusted: options.mdx === 'untrusted',
    openapiCode: options.openapi.code && options.mdx !== 'untrusted',
    mount,
    urls: {
      base: config.base.replace(/\/+$/, '') + mount,
      trailingSlash: trailingSlash(config, hostName(options.host)),
    },
    publicFolder: path.join(folderPath(config.publicDir), mount),
    site: config.site,
    policy: config.security?.csp ? policy : policyOfReaders(options, audience),
    searchService: options.search,
    remoteAssistant: assistant?.kind === 'remote' ? assistant : undefined,
    embed: options.embed ? { assistant: assistantAddress(assistant) } : undefined,
    server: isAnswering ? { hasAssistant: true, hasMcp: true } : undefined,
    components: [...Object.keys(contentComponents), ...Object.keys(options.components)],
    properties: knownProperties(Object.keys(options.components)),
    pictures: picturesOf(options, root),
    images: options.images && mode === 'build' ? articleWidths : undefined,
    suggestsPages: options.relatedPages,
    asksForStars: options.githubStars,
    // A preview has neither.
    hasPdf: options.pdf && mode === 'build',
    hasPrintPage: (options.printPage || options.pdf) && mode === 'build',
    hasOwnComponents: Object.keys(options.components).length > 0,
    hasOwnDiagrams: 'Mermaid' in options.components,
    cacheFolder: path.join(folderPath(config.cacheDir), `waymark${mountKey(mount)}`),
    // Modules that the server loads are no files of the site.
    ignoredFolders: [
      ...[config.outDir, config.build.server].map(folderPath),
      ...Object.values(serverModules(options)).map((file) => path.resolve(root, file)),
    ],
    audience,
    authModule: options.auth,
    mode,
    react: hasReact(root),
  };
}

/** @throws when it is a file, with the folder that is meant */
function expectFolder(docsFolder: string, written: string): void {
  if (!statSync(docsFolder, { throwIfNoEntry: false })?.isFile()) return;
  throw userError(
    `\`docs\` of waymark() names the file "${written}", and not the folder of the docs.`,
    `Write \`docs: '${path.posix.dirname(written)}'\`.`,
  );
}

/** Sites for readers are written with the theme as it is, whatever Astro makes of the project. */
function policyOfReaders(
  { csp }: ResolvedOptions,
  audience: Audience | undefined,
): ProjectSettings['policy'] {
  return csp && audience !== undefined ? 'site' : undefined;
}

function assistantAddress(assistant: ResolvedOptions['assistant']): string {
  return assistant?.kind === 'remote' ? assistant.url : besideEmbed(assistant?.domain);
}

/** The assistant of the same server, as seen from the script that other sites embed. */
export function besideEmbed(domain = 'docs'): string {
  return `../v1/assistant/${domain}`;
}

/** What options name for the server to load, by the option; paths from the root of the project. */
function serverModules({ assistant, auth }: ResolvedOptions): Readonly<Record<string, string>> {
  const { model, settings } = assistant?.kind === 'own' ? assistant : {};
  return {
    ...(auth === undefined ? {} : { auth }),
    ...(model === undefined ? {} : { 'assistant.model': model }),
    ...(settings === undefined ? {} : { 'assistant.settings': settings }),
  };
}

/**
 * Nothing that runs may lie where strangers write.
 *
 * @throws when the project, a component of it or a module of its server does
 */
function checkSeparation(docsFolder: string, root: string, options: ResolvedOptions): void {
  if (isInside(docsFolder, root)) {
    throw userError(
      `With \`mdx: 'untrusted'\`, strangers may write ${docsFolder}, and the project itself lies in it.`,
      'Move the docs into a folder of their own, and name it as `docs`.',
    );
  }
  const named = (files: Readonly<Record<string, string>>, what: (name: string) => string) =>
    Object.entries(files).map(([name, file]) => ({ what: what(name), file }));
  const running = [
    ...named(options.components, (name) => `the component ${name}`),
    ...named(serverModules(options), (name) => `the module of \`${name}\``),
  ];
  for (const { what, file } of running) {
    if (!isInside(docsFolder, path.resolve(root, file))) continue;
    throw userError(
      `With \`mdx: 'untrusted'\`, strangers may write ${what}: ${file} lies in the docs folder.`,
      'Move it out of that folder.',
    );
  }
}

/** Hosts redirect `/guide` to `/guide/` where the page is in a folder: links spare readers that. */
function trailingSlash(
  { build, trailingSlash: asked }: AstroFacts,
  host: HostName | undefined,
): UrlPolicy['trailingSlash'] {
  if (asked !== 'ignore') return asked;
  const isDirect = host !== undefined && answeredWith[host] === 'directory';
  return build.format === 'directory' && !isDirect ? 'folders' : 'never';
}

function folderPath(folder: Folder): string {
  return path.resolve(typeof folder === 'string' ? folder : fileURLToPath(folder));
}

function picturesOf({ pictures }: ResolvedOptions, root: string): ProjectSettings['pictures'] {
  if (!pictures) return 'none';
  return canvasFolder(root) === undefined ? 'not-installed' : 'drawn';
}
