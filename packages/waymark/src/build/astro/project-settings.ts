import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { UrlPolicy } from '@waymark/core';
import type { AstroConfig } from 'astro';
import type { ResolvedOptions } from '../../options.ts';
import { mountKey } from '../../project/mount.ts';
import type { ProjectSettings } from '../../project/project.ts';
import { hasReact } from '../../project/react.ts';
import { contentComponents } from '../../theme/content/table.ts';

/** What the settings of a project take from Astro's configuration. Paths are absolute. */
export interface AstroPlace {
  readonly root: string;
  /** As Astro resolves it. */
  readonly base: string;
  readonly trailingSlash: UrlPolicy['trailingSlash'];
  readonly site: string | undefined;
  readonly cacheFolder: string;
  readonly publicFolder: string;
  /** Folders that the build writes. */
  readonly outputs: readonly string[];
  readonly mode: ProjectSettings['mode'];
  readonly hasPolicy: boolean;
  /** The server of the project answers questions. */
  readonly isAnswering: boolean;
}

/** The part of Astro's resolved configuration that is read here. */
export type AstroFacts = Pick<
  AstroConfig,
  'base' | 'cacheDir' | 'outDir' | 'publicDir' | 'root' | 'site' | 'trailingSlash'
> & {
  readonly build: Pick<AstroConfig['build'], 'server'>;
  readonly security?: Pick<NonNullable<AstroConfig['security']>, 'csp'>;
};

/** Takes from Astro's configuration what it says of the project; its URLs of files become paths. */
export function astroPlace(
  config: AstroFacts,
  { isAnswering, mode }: Pick<AstroPlace, 'isAnswering' | 'mode'>,
): AstroPlace {
  return {
    root: fileURLToPath(config.root),
    base: config.base,
    trailingSlash: config.trailingSlash,
    site: config.site,
    cacheFolder: fileURLToPath(config.cacheDir),
    publicFolder: fileURLToPath(config.publicDir),
    outputs: [config.outDir, config.build.server].map((url) => fileURLToPath(url)),
    mode,
    hasPolicy: Boolean(config.security?.csp),
    isAnswering,
  };
}

/**
 * Joins the options of the integration with the place of its project. Paths of the options are
 * relative to the root of the project, and the mount goes into the base of all URLs.
 */
export function projectSettings(options: ResolvedOptions, place: AstroPlace): ProjectSettings {
  const { assistant } = options;
  const root = path.resolve(place.root);
  const mount = options.path;
  return {
    docsFolder: path.resolve(root, options.docs),
    root,
    rules: options.rules,
    endpointOrder: options.endpointOrder,
    openapiCode: options.openapi.code,
    mount,
    urls: { base: place.base.replace(/\/+$/, '') + mount, trailingSlash: place.trailingSlash },
    publicFolder: path.join(path.resolve(place.publicFolder), mount),
    site: place.site,
    hasPolicy: place.hasPolicy,
    remoteAssistant: assistant?.kind === 'remote' ? assistant : undefined,
    server: place.isAnswering ? { hasAssistant: true, hasMcp: true } : undefined,
    components: [...Object.keys(contentComponents), ...Object.keys(options.components)],
    cacheFolder: path.join(place.cacheFolder, `waymark${mountKey(mount)}`),
    ignoredFolders: place.outputs.map((folder) => path.resolve(folder)),
    mode: place.mode,
    react: hasReact(root),
  };
}
