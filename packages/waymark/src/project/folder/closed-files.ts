import type { ConfigDocument, PageSource, Site } from '@waymark/core';
import { type EndpointPage, type JsonObject, resolveReference } from '@waymark/openapi';
import { leftOutFiles, type NamingText } from './left-out-files.ts';

/** A docs folder and what a site shows of it. */
export interface FolderParts {
  readonly site: Site;
  readonly document: ConfigDocument;
  /** The pages that authors wrote. */
  readonly pages: readonly PageSource[];
  /** Files beside the pages: what is served as it is, snippets, component files. */
  readonly candidates: readonly string[];
  /** Stylesheets and scripts that every page loads, which stay. */
  readonly loaded: readonly string[];
  readonly endpoints: Iterable<EndpointPage>;
  readonly withheld: readonly EndpointPage[];
  readonly base: string;
  readonly read: (file: string) => string | undefined;
}

/** Files of a folder that belong to nothing but pages that its site leaves out. */
export function closedFiles(parts: FolderParts): ReadonlySet<string> {
  const { base, document, endpoints, loaded, pages, read, site, withheld } = parts;
  const isClosed = ({ path }: PageSource) => site.restricted.has(path) && !site.pages.has(path);
  const closed = new Set(pages.filter(isClosed).map(({ file }) => file));
  if (closed.size === 0 && withheld.length === 0) return new Set();
  const { navigation, ...config } = Object(document.value);
  const asText = (value: unknown) => ({ file: document.file, text: JSON.stringify(value) ?? '' });
  return leftOutFiles({
    candidates: parts.candidates.filter(
      (file) => !loaded.includes(file) && !foundByName.test(file),
    ),
    pages: pages
      .filter((page) => isClosed(page) || site.pages.has(page.path))
      .map(({ file }) => file),
    closed,
    closedTexts: [...withheld.flatMap(endpointText), asText(iconsOf(navigation))],
    openTexts: [
      asText(config),
      asText(site.root),
      ...[...endpoints].flatMap(endpointText),
      ...loaded.map((file) => ({ file, text: read(file) ?? '' })),
    ],
    base,
    read,
  });
}

/** Files of a site that others than its pages look for by their names. */
const foundByName =
  /^(?:robots\.txt|favicon\.\w+|apple-touch-icon[\w.-]*|[\w-]+\.webmanifest|CNAME|_headers|_redirects|llms(?:-full)?\.txt|skill\.md|\.well-known\/.*)$/;

/** What an API description says of an operation or a channel. */
function endpointText({ target }: EndpointPage): readonly NamingText[] {
  if (target.kind === 'manual') return [];
  const { file, root } = target.description;
  const found = resolveReference(root, `#${target.pointer}`);
  const ofChannel = target.kind === 'channel' ? operationsOn(target.pointer, root) : [];
  const values = [...(found.found ? [found.value] : []), ...ofChannel];
  return values.map((value) => ({ file, text: JSON.stringify(value) }));
}

/** Operations of AsyncAPI 3 stand beside their channels. */
function operationsOn(channel: string, { operations }: JsonObject): readonly unknown[] {
  return Object.values(operations ?? {}).filter((operation) =>
    JSON.stringify(operation).includes(JSON.stringify(`#${channel}`)),
  );
}

/** All icons of a navigation; those that stay are in the tree of the site too. */
function iconsOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap(iconsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'icon' ? [inner] : iconsOf(inner),
  );
}
