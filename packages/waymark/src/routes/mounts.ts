import type { HostRedirect } from '@waymark/content';
import type { AstroConfig, AstroIntegration } from 'astro';
import type { Keeping } from '../build/astro/keeping-prerenderer.ts';
import type { ResolvedOptions } from '../options.ts';
import { userError } from '../project/findings/user-error.ts';
import type { OpenDocs } from '../project/open-docs.ts';
import type { Host } from '../project/paths/host.ts';
import { pathBelow } from '../project/paths/request-path.ts';

/** The docs of one integration in an Astro project, which may have several. */
export interface Mount {
  /** Path below Astro's base: `/docs`, or nothing at the root. */
  readonly path: string;
  /** As its owner has written them; absent in a build without Astro. */
  readonly options?: ResolvedOptions;
  /** Name of the site's own assistant in its address; absent without one. The owner's, or found in the set-up. */
  domain?: string | undefined;
  /** Known once the integration is set up. */
  docs?: OpenDocs;
  /** With what its pages are kept for the next build, asked once all is bundled; absent where they are not. */
  keeping?: () => Keeping | undefined;
  /** The server of the project answers for all of them, as it knows who may read what. */
  isForReaders?: boolean;
  /** Host that the integration writes rules for. */
  host?: Host | undefined;
  /** Redirects of the docs, below Astro's base; known once their pages are built. */
  redirects: readonly HostRedirect[];
  /** Documents among the files of the docs, below Astro's base; known once they are copied. */
  documents: readonly string[];
}

/** The mount of an integration with these options. */
export function createMount(options: ResolvedOptions): Mount {
  const { assistant, path } = options;
  const domain = assistant?.kind === 'own' ? assistant.domain : undefined;
  return { path, options, domain, redirects: [], documents: [] };
}

/** Astro copies what it is given of an integration, but for the functions. */
const mounts = new WeakMap<object, Mount>();

/** Makes the mount of an integration known to the others of its project. */
export function registerMount({ hooks }: AstroIntegration, mount: Mount): void {
  if (hooks['astro:config:setup']) mounts.set(hooks['astro:config:setup'], mount);
}

/** The mounts of a project, in the order of its integrations. */
export function mountsOf({ integrations }: Pick<AstroConfig, 'integrations'>): Mount[] {
  return integrations.flatMap(({ hooks }) => mounts.get(hooks['astro:config:setup'] ?? {}) ?? []);
}

/** The name of an integration, as messages have it. */
export function mountName(path: string): string {
  return path === '' ? 'waymark' : `waymark ${path}`;
}

/** @throws when two integrations have the same path, with what to write instead */
export function checkPaths(mounted: readonly Mount[]): void {
  const paths = mounted.map(({ path }) => path);
  const twice = paths.find((path, index) => paths.indexOf(path) !== index);
  if (twice === undefined) return;
  const place = twice === '' ? 'at the root of the site' : `under "${twice}"`;
  throw userError(
    `Two waymark() integrations put their docs ${place}.`,
    "Give each a path of its own: `waymark({ docs: './docs', path: '/docs' })` and `waymark({ docs: './api', path: '/api' })`.",
  );
}

/**
 * Keys and threads belong to a domain, so that two assistants of one name would share them.
 *
 * @throws when two integrations have assistants of one domain, with what to write instead
 */
export function checkDomains(mounted: readonly Mount[]): void {
  const domains = mounted.flatMap(({ domain }) => domain ?? []);
  const twice = domains.find((domain, index) => domains.indexOf(domain) !== index);
  if (twice === undefined) return;
  throw userError(
    `The assistants of two waymark() integrations have the domain "${twice}".`,
    "Give each one of its own: `assistant: { domain: 'docs' }` and `assistant: { domain: 'api' }`.",
  );
}

/**
 * A name for the assistant of docs whose owner has given it none, which no other docs have. It comes from
 * their path, so that it stays when others come along.
 */
export function freeDomain(mount: Mount, mounted: readonly Mount[]): string {
  const taken = new Set(mounted.flatMap((one) => (one === mount ? [] : (one.domain ?? []))));
  const ofPath = mount.path
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '');
  const named = ofPath.slice(0, longestName).replace(/-$/, '') || 'docs';
  const numbered = mounted.map((_, index) => `${named}-${index + 2}`);
  return [named, ...numbered].find((name) => !taken.has(name)) ?? named;
}

/** Leaves room for a number: a domain has up to 63 letters. */
const longestName = 56;

/** The mount whose page for unknown URLs is that of the whole project: of those below no others, the first. */
export function mountForUnknown(all: readonly Mount[]): Mount | undefined {
  const some = all.filter(({ isForReaders }) => !isForReaders);
  return some.find(({ path }) => !some.some((outer) => path.startsWith(`${outer.path}/`)));
}

/** Whether a path, below Astro's base, is one of other docs that are mounted below a mount. */
export function isBelowInner(path: string, { path: outer }: Mount, all: readonly Mount[]): boolean {
  return all.some(
    (one) =>
      one.path.startsWith(`${outer}/`) &&
      (path === one.path || pathBelow(path, one.path) !== undefined),
  );
}

/**
 * Docs may lie below others as long as those have nothing at that path.
 *
 * @throws when other docs have a page or file below the path of a mount
 */
export function checkNesting({ path }: Mount, mounted: readonly Mount[]): void {
  for (const { path: outer, docs } of mounted) {
    if (docs === undefined || outer === path || !path.startsWith(`${outer}/`)) continue;
    const below = path.slice(outer.length + 1);
    const { assets, pages } = docs.project;
    const names = [...pages.map((page) => page.path), ...assets];
    const taken = names.find((name) => name === below || name.startsWith(`${below}/`));
    if (taken === undefined) continue;
    throw userError(
      `The docs mounted under "${path}" would hide "${taken}" of the docs ${outer === '' ? 'at the root' : `under "${outer}"`}.`,
      'Give one of them another `path`, or move the page.',
    );
  }
}
