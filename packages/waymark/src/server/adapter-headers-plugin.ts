import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroConfig, IntegrationResolvedRoute } from 'astro';
import type { Plugin } from 'vite';
import { sourceFile } from '../build/modules/modules.ts';
import type { ServedPlaces } from './adapter-headers.ts';

const adapterFile = /[\\/]@astrojs[\\/]node[\\/]/;

/**
 * Puts what tells browsers of the docs in front of the server that `@astrojs/node` makes, which starts
 * as soon as its module runs.
 */
export function adapterHeadersPlugin(places: () => ServedPlaces | undefined): Plugin {
  const file = sourceFile('server/adapter-headers.ts');
  return {
    name: 'waymark:adapter-headers',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    // The server is deployed without what the project has installed.
    configEnvironment: (name) =>
      name === 'ssr' ? { resolve: { noExternal: ['@waymark/content'] } } : undefined,
    transform(code, id) {
      const known = places();
      const isServer = adapterFile.test(id) && this.getModuleInfo(id)?.isEntry;
      if (known === undefined || !isServer) return null;
      const start = `import { tellBrowsers } from ${JSON.stringify(file)};\ntellBrowsers(${JSON.stringify(known)}, import.meta.url);\n`;
      return { code: start + code, map: null };
    },
  };
}

/**
 * Where the server of a project finds its docs, as the configuration says when it is complete.
 *
 * @param base of Astro, without a slash at the end
 */
export function servedPlaces(
  base: string,
  { build }: AstroConfig,
  mounts: readonly { readonly path: string }[],
  routes: readonly Pick<IntegrationResolvedRoute, 'origin' | 'patternRegex'>[],
): ServedPlaces {
  return {
    base,
    mounts: mounts.map((mount) => mount.path),
    own: routes.flatMap((route) => (route.origin === 'project' ? route.patternRegex.source : [])),
    client: path.relative(fileURLToPath(build.server), fileURLToPath(build.client)),
  };
}
