import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroConfig, IntegrationResolvedRoute } from 'astro';
import type { Plugin } from 'vite';
import { sourceFile } from '../../build/modules/modules.ts';
import { pageParameter } from '../../build/render/paths.ts';
import type { AnsweringPlaces } from './adapter-redirects.ts';

const adapterFile = /[\\/]@astrojs[\\/]node[\\/]/;

/**
 * Puts what tells browsers of the docs, and what leads readers on, in front of the server that `@astrojs/node` makes, which starts
 * as soon as its module runs.
 */
export function adapterHeadersPlugin(places: () => AnsweringPlaces | undefined): Plugin {
  const file = sourceFile('server/adapter/adapter-headers.ts');
  const redirects = sourceFile('server/adapter/adapter-redirects.ts');
  return {
    name: 'waymark:adapter-headers',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    // The server is deployed without what the project has installed.
    configEnvironment: (name) =>
      name === 'ssr'
        ? { resolve: { noExternal: ['@waymark/content', '@waymark/core'] } }
        : undefined,
    transform(code, id) {
      const known = places();
      const isServer = adapterFile.test(id) && this.getModuleInfo(id)?.isEntry;
      if (known === undefined || !isServer) return null;
      const given = `(${JSON.stringify(known)}, import.meta.url);\n`;
      const start = [
        `import { tellBrowsers } from ${JSON.stringify(file)};\n`,
        `import { leadOn } from ${JSON.stringify(redirects)};\n`,
        `tellBrowsers${given}leadOn${given}`,
      ].join('');
      return { code: start + code, map: null };
    },
  };
}

type Route = Pick<
  IntegrationResolvedRoute,
  'isPrerendered' | 'origin' | 'pattern' | 'patternRegex'
>;

/**
 * Where the server of a project finds its docs, as the configuration says when it is complete.
 *
 * @param base of Astro, without a slash at the end
 * @param routes in the order in which Astro asks them
 */
export function servedPlaces(
  base: string,
  { build }: AstroConfig,
  mounts: readonly { readonly path: string }[],
  routes: readonly Route[],
): AnsweringPlaces {
  return {
    base,
    mounts: mounts.map((mount) => mount.path),
    own: expressionsOf(routes, ({ origin }) => origin === 'project'),
    answered: expressionsOf(routes, ({ isPrerendered }) => !isPrerendered),
    client: path.relative(fileURLToPath(build.server), fileURLToPath(build.client)),
  };
}

/** Without the paths of docs that come before a route, as they do before one for whatever is left. */
function expressionsOf(routes: readonly Route[], isMeant: (route: Route) => boolean): string[] {
  let before = '';
  return routes.flatMap((route) => {
    const { source } = route.patternRegex;
    const expression = before + source;
    if (route.pattern.endsWith(`[...${pageParameter}]`)) before += `(?!${source})`;
    return isMeant(route) ? expression : [];
  });
}
