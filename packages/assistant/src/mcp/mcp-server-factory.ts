import type { CallToolResult, McpServer } from '@modelcontextprotocol/server';
import manifest from '../../package.json' with { type: 'json' };
import { type Catalogue, catalogueOf } from './catalogue.ts';
import { cutMarkdown } from './cut-markdown.ts';
import type { McpDocs } from './mcp-docs.ts';
import { readInput, readPage } from './read-tool.ts';
import { searchInput, searchText } from './search-tool.ts';

/** Is told of a failure that the client gets no details of. */
export type ReportError = (error: unknown) => void;

/**
 * Makes a server for each connection or request; what it needs of the pages is gathered once. It has
 * two tools, one that searches a documentation and one that reads its pages, named after the site:
 * `search_acme` and `read_acme`.
 */
export function mcpServerFactory(
  docs: McpDocs,
  reportError: ReportError,
): () => Promise<McpServer> {
  const catalogue = catalogueOf(docs);
  const input = searchInput(catalogue.scopes);
  return async () => {
    // Loaded with the first client: a server that no agent asks goes without it.
    const { McpServer } = await import('@modelcontextprotocol/server');
    const server = new McpServer(identity(docs, catalogue), {
      instructions: instructions(docs, catalogue),
    });
    server.registerTool(
      `search_${catalogue.slug}`,
      {
        title: `Search the documentation of ${docs.index.site.name}`,
        description: searchDescription(docs),
        inputSchema: input,
        annotations,
      },
      (query) => guarded(async () => text(await searchText(docs, catalogue, query)), reportError),
    );
    server.registerTool(
      `read_${catalogue.slug}`,
      {
        title: `Read a page of the documentation of ${docs.index.site.name}`,
        description: `Gives a page of the documentation of ${docs.index.site.name} as Markdown, by its path or URL. A long page comes in parts.`,
        inputSchema: readInput,
        annotations,
      },
      (page) =>
        guarded(async () => {
          const { isMistake, texts } = await readPage(docs, catalogue, page);
          return { ...text(...texts), ...(isMistake ? { isError: true } : {}) };
        }, reportError),
    );
    addSkill(server, docs, catalogue);
    return server;
  };
}

/** Nothing is changed, asking twice does no more than asking once, and no other site is asked. */
const annotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};

function identity({ address, index }: McpDocs, { slug }: Catalogue) {
  const website = address('/');
  return {
    name: `${slug}_documentation`,
    title: `Documentation of ${index.site.name}`,
    version: manifest.version,
    ...(URL.canParse(website) ? { websiteUrl: website } : {}),
  };
}

function instructions({ index }: McpDocs, { scopes, slug }: Catalogue): string {
  const { name } = index.site;
  const several = Object.entries(scopes).filter(([, values]) => values.length > 1);
  return [
    `The documentation of ${name}, ${index.pages.length} pages.`,
    `Use \`search_${slug}\` for questions about ${name} and \`read_${slug}\` for whole pages that a search has found, rather than what you remember of ${name}.`,
    'Give the addresses of the pages that an answer rests on.',
    ...several.map(
      ([scope, values]) =>
        `Pages differ by ${scope} (${cutMarkdown(values.join(', '), 300)}): narrow the search where it is known.`,
    ),
  ].join('\n');
}

function searchDescription({ index }: McpDocs): string {
  const { description, name } = index.site;
  return [
    `Searches the documentation of ${name}: guides, reference, API endpoints, code examples.`,
    ...(description ? [`About ${name}: ${cutMarkdown(description, 300)}`] : []),
    'Gives the sections that match best with their page, heading, address and text.',
  ].join(' ');
}

function addSkill(server: McpServer, { index, skill }: McpDocs, { slug }: Catalogue): void {
  if (skill === undefined) return;
  server.registerResource(
    'skill.md',
    `skill://${slug.replaceAll('_', '-')}/SKILL.md`,
    {
      title: `Skill for ${index.site.name}`,
      description: `What the documentation of ${index.site.name} is about, and how to use it.`,
      mimeType: 'text/markdown',
    },
    (uri) => ({ contents: [{ uri: uri.href, mimeType: 'text/markdown', text: skill }] }),
  );
}

function text(...texts: readonly string[]): CallToolResult {
  return { content: texts.map((part) => ({ type: 'text', text: part })) };
}

/** A failure's message may name files and hosts of the server: it stays there. */
async function guarded(
  answer: () => Promise<CallToolResult>,
  reportError: ReportError,
): Promise<CallToolResult> {
  try {
    return await answer();
  } catch (error) {
    reportError(error);
    return {
      ...text('The documentation cannot be reached at the moment. Try again later.'),
      isError: true,
    };
  }
}
