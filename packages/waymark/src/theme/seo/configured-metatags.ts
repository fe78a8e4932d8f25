import type { DocsConfig, PageSummary } from '@waymark/core';

/**
 * The meta elements that the configuration and the page ask for, by name: `seo.metatags` of the
 * site, of the folders that hold the page, and the frontmatter; the last to name an element wins
 * (docs/format/docs-json.md#metatags).
 */
export function configuredMetatags(config: DocsConfig, page: PageSummary): Record<string, string> {
  return { ...config.seo.metatags, ...folderTags(config, page), ...frontmatterTags(page) };
}

/** Longer folders win. */
function folderTags(config: DocsConfig, page: PageSummary): Record<string, string> {
  const folders = config.seo.paths.filter(
    ({ path }) => page.path === path || page.path.startsWith(`${path}/`),
  );
  folders.sort((left, right) => left.path.length - right.path.length);
  return Object.assign({}, ...folders.map((folder) => folder.metatags));
}

/** Frontmatter keys that are meta elements by their name. */
function frontmatterTags({ frontmatter }: PageSummary): Record<string, string> {
  const entries = Object.entries(frontmatter).flatMap(([name, value]): [string, string][] => {
    if (name === 'robots' && typeof value === 'string') return [[name, value]];
    if (name === 'keywords' && Array.isArray(value)) return [[name, value.join(', ')]];
    return /^(og|twitter|article):/.test(name) ? [[name, String(value)]] : [];
  });
  return Object.fromEntries(entries);
}
