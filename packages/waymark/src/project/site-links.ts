import { type CheckedLinks, type CompiledPage, checkLinks } from '@waymark/content';
import { findRedirect } from '@waymark/core';
import type { ProjectState } from './project.ts';

/** What of a compiled page is kept until the whole site is known. */
export type LinkFacts = Pick<CompiledPage, 'anchors' | 'links'>;

/**
 * Checks the links of the pages that were compiled against the whole site.
 *
 * @param compiled by page file
 * @param isServed whether something else is at a URL, such as a page of the user's own project
 */
export function checkSiteLinks(
  { config, site, pages, files }: ProjectState,
  compiled: ReadonlyMap<string, LinkFacts>,
  isServed: (url: string) => boolean,
): CheckedLinks {
  const facts = pages.flatMap(({ path, file, frontmatter }): [string, LinkFacts][] => {
    const page = compiled.get(file);
    if (!page) return [];
    // What is generated for an endpoint has ids that the page's own source does not tell of.
    const open = frontmatter.openapi !== undefined || frontmatter.api !== undefined;
    return [[path, open ? { ...page, anchors: { ...page.anchors, open } } : page]];
  });
  const endpoints = new Set(
    site.routes.flatMap(({ kind, url }) => (kind === 'endpoint' ? [url] : [])),
  );
  return checkLinks(new Map(facts), {
    pages: pages.map(({ path }) => path),
    files,
    exists: (url) =>
      endpoints.has(url) ||
      generated.test(url) ||
      findRedirect(config.redirects, decode(url)) !== undefined ||
      isServed(url),
  });
}

/** Files that the format promises beside the pages. */
const generated =
  /^\/(?:(?:.*\/)?rss\.xml|llms(?:-full)?\.txt|sitemap\.xml|robots\.txt|skill\.md|mcp|favicon\.ico)$/;

/** Redirects are written as people read them. */
function decode(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}
