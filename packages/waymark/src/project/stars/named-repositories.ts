import type { DocsConfig } from '@waymark/core';
import { repositoryPath } from './repository-path.ts';

/** A component of a page with the repository that it names, as far as it is written there. */
const component = /<Git[Hh]ub\.Repo\b[^>]*?\srepo=(?:\{\s*)?["'`]([^"'`]+)/g;

/** Repositories of GitHub that links of the header and components of pages name: `owner/name`. */
export function namedRepositories(config: DocsConfig, texts: Iterable<string>): string[] {
  const navbars = [config, ...config.languages.values()].map(({ navbar }) => navbar);
  const links = navbars.flatMap((navbar) =>
    [...(navbar?.links ?? []), navbar?.primary ?? []].flat(),
  );
  const linked = links.flatMap(({ type, href }) => (type === 'github' ? [href] : []));
  const named = [...texts].flatMap((text) =>
    Array.from(text.matchAll(component), ([, repo = '']) => repo),
  );
  const paths = [...linked, ...named].map(repositoryPath);
  return [...new Set(paths)].filter((path) => /^\w[\w-]*\/[\w.-]+$/.test(path)).sort();
}
