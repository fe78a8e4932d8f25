import { pathToFileURL } from 'node:url';
import type { OpenDocs } from '../../project/open-docs.ts';
import { policyHash } from '../../theme/policy-hash.ts';
import { readersRoute } from '../astro/site-routes.ts';
import { rendererEntry, rendererFile } from './renderer-files.ts';

/** A route of the docs, as far as rendering it needs to know it. */
export interface RendererRoute {
  readonly component: string;
  /** Absent for a route of several paths. */
  readonly pathname?: string | undefined;
  readonly type: 'page' | 'endpoint';
  /** Its parts between slashes, each of pieces that are fixed or a parameter. */
  readonly segments: readonly (readonly {
    readonly content: string;
    readonly dynamic: boolean;
  }[])[];
}

/** What the entry of a bundle of Astro gives for a build; Astro's types of it are not public. */
interface RendererModule {
  readonly app: {
    /** Where Astro's build knows what pages need besides their markup. */
    setInternals(internals: { readonly pagesByKeys: PagesByKeys }): void;
    setOptions(options: BuildOptions): void;
    /** Paths of routes. */
    readonly routeCache: { clearAll(): void };
    getComponentByRoute(route: RendererRoute): Promise<RouteModule>;
    render(request: Request, options: { readonly routeData: RendererRoute }): Promise<Response>;
  };
  readonly manifest: {
    base: string;
    site?: string | undefined;
    shouldInjectCspMetaTags: boolean;
    readonly csp: Record<'scriptDirective' | 'styleDirective', { hashes: readonly string[] }>;
    /** Scripts that stand in pages, by their modules. */
    readonly inlinedScripts: ReadonlyMap<string, string>;
    readonly routes: readonly { readonly routeData: RendererRoute }[];
  };
  /** The module that routes take the site from. */
  readonly site: { docs: OpenDocs; filesBase: string };
}

interface RouteModule {
  readonly getStaticPaths?: () => readonly {
    readonly params: Readonly<Record<string, string | undefined>>;
  }[];
}

/** The stylesheets of a page, by the key of its route. */
interface PagesByKeys {
  get(key: string): { readonly styles: readonly Stylesheet[] };
}

interface Stylesheet {
  readonly sheet: { readonly type: 'external'; readonly src: string };
}

interface BuildOptions {
  readonly settings: { readonly scripts: readonly [] };
  readonly logger: { readonly options: { readonly destination: { write(): void } } };
}

/** Renders the routes of a site. */
export interface Renderer {
  readonly routes: readonly RendererRoute[];
  /** All paths of a route, without the slash in front; decoded. */
  paths(route: RendererRoute): Promise<readonly string[]>;
  /** @param pathname one of its paths */
  render(route: RendererRoute, pathname: string): Promise<Response>;
  /** Has the paths of routes be asked for again, when the project is another one. */
  forgetPaths(): void;
}

/**
 * Loads the theme as this package brings it. A process renders one site at a time: what Node has
 * loaded, it does not load again.
 *
 * @param stylesheet of the site, below its base
 */
export async function loadRenderer(docs: OpenDocs, stylesheet: string): Promise<Renderer> {
  const entry = pathToFileURL(rendererFile(rendererEntry));
  const { app, manifest, site } = (await import(entry.href)) as RendererModule;
  const { base } = docs.project.settings.urls;
  site.docs = docs;
  site.filesBase = base;
  app.routeCache.clearAll();
  manifest.base = base || '/';
  manifest.site = docs.project.settings.site;
  manifest.shouldInjectCspMetaTags = docs.project.settings.policy !== undefined;
  // Files of the site need no hash, and Astro names those of all scripts and stylesheets.
  const inlined = [...manifest.inlinedScripts.values()].map(policyHash);
  manifest.csp.scriptDirective.hashes = inlined;
  manifest.csp.styleDirective.hashes = [];
  const sheet = { type: 'external', src: stylesheet } as const;
  app.setInternals({ pagesByKeys: { get: () => ({ styles: [{ sheet }] }) } });
  app.setOptions({
    settings: { scripts: [] },
    logger: { options: { destination: { write() {} } } },
  });
  return {
    routes: manifest.routes
      .map(({ routeData }) => routeData)
      .filter(({ component }) => !component.endsWith(readersRoute.file)),
    async paths(route) {
      if (route.pathname !== undefined) return [route.pathname.slice(1)];
      const { getStaticPaths } = await app.getComponentByRoute(route);
      return (getStaticPaths?.() ?? []).map(({ params }) => pathOf(route, params));
    },
    render: (route, pathname) =>
      app.render(new Request(new URL(encodeURI(`${base}/${pathname}`), 'http://localhost')), {
        routeData: route,
      }),
    forgetPaths: () => app.routeCache.clearAll(),
  };
}

function pathOf(
  { segments }: RendererRoute,
  params: Readonly<Record<string, string | undefined>>,
): string {
  return segments
    .map((parts) =>
      parts
        .map(({ content, dynamic }) =>
          dynamic ? (params[content.replace('...', '')] ?? '') : content,
        )
        .join(''),
    )
    .filter((segment) => segment !== '')
    .join('/');
}
