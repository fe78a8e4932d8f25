import { fileURLToPath } from 'node:url';
import type { AstroConfig, IntegrationResolvedRoute } from 'astro';
import { pageParameter } from '../build/render/paths.ts';
import type { LinkedPlaces } from '../project/checks/check-links.ts';
import { astroBase } from '../project/paths/mount.ts';
import { isOwnUrl, type OwnUrls } from '../project/paths/own-urls.ts';
import { encodedSegments } from '../project/paths/request-path.ts';
import type { ProjectSettings } from '../project/project.ts';
import { isBelowInner, type Mount, mountsOf } from './mounts.ts';
import { ownRoutes, type ProjectRoutes, projectRoutes } from './own-pages.ts';

/**
 * What an Astro project has beside the docs of one mount: pages and files of its own, and other docs. Its
 * routes are known from the hook on that Astro tells of them in. Paths are those of requests, with Astro's base.
 */
export interface Neighbours {
  /** Whether a page of them may be at a path, one for whatever is left included. */
  isOther(path: string): boolean;
  /** Whether one of them answers of which it is known before it is asked: none of any depth. */
  isFixed(path: string): boolean;
  /** The same of the routes of the project alone, without other docs. */
  isRouted(path: string): boolean;
  /** Whether something of them may be at a decoded path to which the docs link. */
  isNextTo(path: string): boolean;
  /** Whether the project may answer at such a path though a build has written no file for it. */
  isAnswered(path: string): boolean;
  /** What the project has itself below its base. */
  own(): OwnUrls;
  /** All routes of the project; none before they are resolved. */
  routes(): readonly IntegrationResolvedRoute[];
  /** Takes the routes as Astro has resolved them. */
  resolve(routes: readonly IntegrationResolvedRoute[]): void;
}

/** @param config of the project, with all its integrations */
export function createNeighbours(
  mount: Mount,
  config: Pick<AstroConfig, 'integrations' | 'publicDir'>,
): Neighbours {
  const all = mountsOf(config);
  const publicFolder = fileURLToPath(config.publicDir);
  let resolved: readonly IntegrationResolvedRoute[] = [];
  let known: ProjectRoutes | undefined;
  const isInner = (path: string) => isBelowInner(path, mount, all);
  const isRouted = (path: string) => known?.isFixed(path) ?? false;
  const isFixed = (path: string) => isInner(path) || isRouted(path);
  const own = () => ({ routes: ownRoutes(resolved, ''), publicFolder });
  return {
    isOther: (path) => isInner(path) || (known?.isOther(path) ?? false),
    isFixed,
    isRouted,
    isNextTo: (path) =>
      isOwnUrl(own(), encodedSegments(path)) ||
      [path, `${path}/`].some((one) => isFixed(one) || known?.isOwn(one)),
    isAnswered: (path) => [path, `${path}/`].some((one) => known?.isAnswered(one)),
    own,
    routes: () => resolved,
    resolve(routes) {
      resolved = routes;
      known = projectRoutes(routes, pageParameter, mount.path);
    },
  };
}

/** What docs may link to in a preview, in which nothing is written that could be looked at. */
export function previewedPlaces(
  { isNextTo }: Neighbours,
  settings: Pick<ProjectSettings, 'mount' | 'urls'>,
): Required<LinkedPlaces> {
  const { mount } = settings;
  return {
    isServed: (url) => isNextTo(mount + url),
    beside: (url) => (mount !== '' && isNextTo(url) ? astroBase(settings) + url : undefined),
  };
}
