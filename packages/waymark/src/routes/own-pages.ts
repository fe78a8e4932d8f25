import { pageUrl } from '@waymark/core';
import type { IntegrationResolvedRoute } from 'astro';
import type { Log } from '../project/findings/report.ts';
import type { OpenDocs } from '../project/open-docs.ts';
import { createOwnUrlFinder, isOwnUrl } from '../project/paths/own-urls.ts';
import { pagesInOrder } from '../project/paths/page-order.ts';
import { pathBelow } from '../project/paths/request-path.ts';
import type { Project } from '../project/project.ts';
import { robotsPath } from './crawler-files.ts';
import { generatedUrls } from './written-urls.ts';

/** URLs below the mount at which the Astro project has routes of its own. */
export function ownRoutes(
  routes: readonly Pick<IntegrationResolvedRoute, 'origin' | 'pathname'>[],
  mount: string,
): ReadonlySet<string> {
  return new Set(
    routes.flatMap(({ origin, pathname }) => {
      if (origin !== 'project' || pathname === undefined) return [];
      return (pathname === mount ? '/' : pathBelow(pathname, mount)) ?? [];
    }),
  );
}

/** What an Astro project routes beside the docs. Paths are those of requests, with Astro's base. */
export interface ProjectRoutes {
  /** Whether one of its routes answers at a path. */
  readonly isOther: (path: string) => boolean;
  /** Whether one answers of which it is known before it is asked: none of any depth. */
  readonly isFixed: (path: string) => boolean;
  /** Whether one that the project has itself may answer: which paths a dynamic one has, only its code knows. */
  readonly isOwn: (path: string) => boolean;
  /** Whether one of those below the docs may that a build writes no file for: a server or a host answers. */
  readonly isAnswered: (path: string) => boolean;
}

/**
 * The routes of an Astro project as they are resolved, but for those of docs.
 *
 * @param parameter of the routes of any depth that docs have
 * @param mount path of docs, whose routes come before those of the project that begin further up
 */
export function projectRoutes(
  routes: readonly Pick<
    IntegrationResolvedRoute,
    'isPrerendered' | 'origin' | 'pattern' | 'patternRegex' | 'type'
  >[],
  parameter: string,
  mount: string,
): ProjectRoutes {
  // Who has pages beside the docs knows Astro, and may have more that no route tells of.
  const hasOwn = routes.some(({ origin, type }) => origin === 'project' && type === 'page');
  const others = routes.filter(({ pattern }) => hasOwn || !pattern.endsWith(`[...${parameter}]`));
  const fixed = routes.filter(({ pattern }) => !pattern.includes('[...'));
  const own = routes.filter(({ origin }) => origin === 'project');
  const answered = own.filter(
    ({ isPrerendered, pattern, type }) =>
      pattern.startsWith(`${mount}/`) && (!isPrerendered || type === 'redirect'),
  );
  const answers = (some: typeof routes) => (path: string) =>
    some.some(({ patternRegex }) => patternRegex.test(path));
  return {
    isOther: answers(others),
    isFixed: answers(fixed),
    isOwn: answers(own),
    isAnswered: answers(answered),
  };
}

/** The project where the Astro project has pages of its own at these URLs below the base. */
export function withOwnRoutes(project: Project, routes: ReadonlySet<string>): Project {
  return { ...project, own: { ...project.own, routes } };
}

/** Paths of the pages in whose place the Astro project has one of its own. */
export function hiddenPages({ own, pages }: Project): string[] {
  const isOwn = createOwnUrlFinder(own);
  return pages.map(({ path }) => path).filter((path) => isOwn(pageUrl(path)));
}

/**
 * Takes pages that a build has not rendered for hidden by a route of the Astro project whose URLs
 * are not known before, such as `[...slug].astro`.
 */
export function hideUnrendered(docs: OpenDocs): void {
  const { findings, project } = docs;
  const missing = pagesInOrder(project).filter(({ path }) => !findings.rendered.has(path));
  // What is known of a project is found out again for another one.
  if (missing.length === 0) return;
  const urls = missing.map(({ path }) => pageUrl(path));
  docs.project = withOwnRoutes(project, new Set([...project.own.routes, ...urls]));
}

/**
 * Says which pages of the docs nobody sees.
 *
 * @param hidden their paths
 * @param noted paths of those that were said before; the others are added
 */
export function noteHidden(
  { settings, site }: Project,
  hidden: readonly string[],
  noted: Set<string>,
  logger: Log,
): void {
  for (const path of hidden) {
    if (noted.has(path)) continue;
    noted.add(path);
    const { file, url } = site.page(path);
    const { mount } = settings;
    const place = url === '/' ? mount || url : mount + url;
    logger.info(`${place} is a page of the project, so ${file} of the docs is not shown.`);
  }
}

/** Says which files of the Astro project are kept, but for the one that is of the whole site. */
export function noteKept(project: Project, logger: Log): void {
  const { own, settings } = project;
  if (own.routes.size === 0 && own.publicFolder === undefined) return;
  const kept = generatedUrls(project).filter((url) => url !== robotsPath && isOwnUrl(own, url));
  if (kept.length === 0) return;
  const names = kept.map((url) => settings.mount + url).join(', ');
  logger.info(`The project has its own ${names}, so Waymark writes none.`);
}
