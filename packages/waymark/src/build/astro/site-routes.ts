import { pageParameter } from '../render/paths.ts';
import type { RouteFile } from './route-file.ts';

/** A route of the docs, which a build renders to files. */
export interface SiteRoute {
  /** As Astro has it, below the place where the docs are mounted. */
  readonly pattern: string;
  readonly file: RouteFile;
}

/** All routes of the docs but that for unknown URLs, of which a project has one. */
export const siteRoutes: readonly SiteRoute[] = [
  { pattern: `/[...${pageParameter}]`, file: 'routes/page.astro' },
  { pattern: '/_waymark/groups/[group]', file: 'routes/sidebar-group.astro' },
  { pattern: '/_waymark/divisions/[division]', file: 'routes/division.astro' },
  { pattern: '/_waymark/places/[page]', file: 'routes/place-parts.astro' },
  { pattern: '/_waymark/icons/[hash].svg', file: 'routes/icons.ts' },
  { pattern: '/_waymark/texts/[name].json', file: 'routes/texts.ts' },
];

/** The page for unknown URLs. */
export const notFoundRoute: SiteRoute = { pattern: '/404', file: 'routes/not-found.astro' };

/** Is no page: what a server evaluates pages for its readers with is bundled as if it were one. */
export const readersRoute: SiteRoute = {
  pattern: '/_waymark/reader-bodies',
  file: 'routes/reader-bodies.ts',
};
