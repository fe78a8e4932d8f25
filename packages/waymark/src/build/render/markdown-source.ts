import type { CompiledPage } from '@waymark/content';
import { siteHref } from '@waymark/core';
import type { MarkdownSource } from '../../project/markdown-source.ts';
import { feedOf } from '../../project/paths/feed-path.ts';
import type { Project } from '../../project/project.ts';
import type { SiteIslands } from '../../project/reading/find-islands.ts';
import { pageLayout } from '../../theme/components/theme-layout.ts';
import type { EndpointParts } from '../../theme/endpoint/parts.ts';
import type { PageParts } from './page-parts.ts';

/**
 * What the Markdown of a page is made from.
 *
 * @param endpoint what is generated for the page
 */
export function markdownSource(
  { config, islands, settings }: Project,
  { view, written, pages }: PageParts,
  endpoint: EndpointParts | undefined,
): MarkdownSource {
  const { page } = view;
  const feed = page.frontmatter.rss ? feedOf(page, written?.updates ?? []) : undefined;
  const title = {
    text: page.title,
    description: page.description ?? '',
    deprecated: page.deprecated,
    feed: feed && siteHref(feed, settings.urls),
  };
  return {
    lang: view.lang,
    title: pageLayout(page.mode, config.theme).title ? title : undefined,
    bodies: pages.map(({ code, imports, staticHtml, writtenCode }) => ({
      code,
      imports,
      staticHtml,
      writtenCode,
      islands: settings.react ? usedIslands(islands, { code, imports }) : [],
    })),
    hasColumn: pages.some(({ aside }) => aside),
    generated: endpoint?.blocks(),
    isDescribed: config.markdown.schema,
  };
}

/** Those of the files that a body imports, and those that it declares, whose keys its code names. */
function usedIslands(
  { all }: SiteIslands,
  { code, imports }: Pick<CompiledPage, 'code' | 'imports'>,
): string[] {
  const files = new Set(imports.map(({ file }) => file));
  // Most pages declare none, and to look for each key in the code of a page takes long.
  const declares = code.includes('_component(');
  return [...all].flatMap(([key, { file }]) =>
    files.has(file) || (declares && code.includes(key)) ? key : [],
  );
}
