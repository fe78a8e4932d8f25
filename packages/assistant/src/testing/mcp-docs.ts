import { type ContentIndex, nearestPages } from '@waymark/content';
import type { Hit, Retriever } from '@waymark/search';
import { site } from '../../../search/src/testing/site.ts';
import type { McpDocs } from '../mcp/mcp-docs.ts';

/** The test site as an MCP server gives it out, at `https://docs.test/base`. */
export function mcpDocs(parts: Partial<McpDocs> = {}): McpDocs {
  const { index = named, ...others } = parts;
  return {
    index,
    retriever: wordRetriever(index),
    read: (url) => `# Page ${url}\n\nText of ${url}.\n`,
    address: (path) => `https://docs.test/base${path}`,
    nearest: (path) => nearestPages(path, index.pages),
    skill: '---\nname: acme\n---\n\n# Acme\n',
    ...others,
  };
}

const named: ContentIndex = {
  formatVersion: 2,
  pages: site,
  site: { name: 'Acme Cloud', description: 'Hosting for teams.' },
};

/** Finds the sections that hold a word of the query, in the order of the index. */
export function wordRetriever({ pages }: ContentIndex): Retriever {
  return {
    search: async (query, { language, limit = 5, product, version } = {}) =>
      pages
        .filter((page) => language === undefined || page.language === language)
        .filter((page) => version === undefined || page.version === version)
        .filter((page) => product === undefined || page.product === product)
        .flatMap((page) =>
          page.sections.map(
            ({ anchor, heading, text }): Hit => ({
              url: page.url,
              title: page.title,
              heading,
              anchor,
              score: 1,
              coverage: 1,
              text,
              navigation: page.navigation,
            }),
          ),
        )
        .filter(({ text }) =>
          query.split(' ').some((word) => text.toLowerCase().includes(word.toLowerCase())),
        )
        .slice(0, limit),
  };
}
