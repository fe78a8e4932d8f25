import {
  type Access,
  type Diagnostic,
  diagnostic,
  lazily,
  normalisePagePath,
  type PageSource,
  pageLink,
  pageUrl,
  parseEndpointSelector,
} from '@waymark/core';
import { type ChangedPath, changedPaths } from './changed-paths.ts';
import { operationMetadata } from './metadata.ts';
import { nameOf } from './operation-name.ts';
import type { DescribedOperation } from './operations.ts';
import { keyOf, type PathRegistry } from './path-registry.ts';
import { textOf } from './read.ts';
import { endpointSlug, ownSlug, type Slug } from './slug.ts';
import { tagsOf } from './tags.ts';

/** The page of an operation that the navigation asks for. */
export interface PageDraft {
  readonly path: string;
  readonly operation: DescribedOperation;
  /** Path that the rule gives, before any suffix. */
  readonly slug: string;
  /** Only `x-hidden` operations that no entry names are hidden. */
  readonly hidden: boolean;
  /** Who may read it by the elements that ask for it without listing it. */
  readonly access: Access;
  /** Label of the version that it is first listed under. */
  readonly version: string | undefined;
  /** The author's page at that path, which the reference becomes a part of. */
  readonly authored: PageSource | undefined;
}

/** Which operation is to have a page, and where. */
export interface DraftRequest {
  readonly operation: DescribedOperation;
  readonly directory: string;
  readonly version: string | undefined;
  readonly hidden: boolean;
  readonly access: Access;
}

/** All pages that the navigation asks for, each once. */
export interface PageDrafts {
  /** Path of the page for an operation; the same for the same operation and directory. */
  add(request: DraftRequest): string;
  readonly all: () => readonly PageDraft[];
  readonly diagnostics: () => readonly Diagnostic[];
}

/**
 * @param pages pages of authors, by which generated ones are replaced at the same path
 * @param openRegistry called with the first page: most sites have thousands before they have an endpoint
 */
export function createPageDrafts(
  pages: readonly PageSource[],
  openRegistry: () => PathRegistry,
): PageDrafts {
  const open = lazily(() => ({
    authored: new Map(pages.map((page) => [keyOf(pageUrl(page.path)), page])),
    registry: openRegistry(),
  }));
  const drafts = new Map<string, PageDraft>();
  const diagnostics: Diagnostic[] = [];
  const changed: ChangedPath[] = [];
  const place = (operation: DescribedOperation, { safe }: Slug) => {
    const { authored, registry } = open();
    const key = keyOf(pageUrl(safe));
    const page = authored.get(key);
    if (page && isPageOf(page, operation)) {
      authored.delete(key);
      return { path: page.path, page };
    }
    const claimed = registry.claim(safe, nameOf(operation));
    if (claimed.heldBy !== undefined) {
      diagnostics.push(collision(operation, safe, claimed.path, claimed.heldBy));
    }
    return { path: claimed.path, page: undefined };
  };
  return {
    add({ operation, directory, version, hidden, access }) {
      const slug = slugOf(operation, directory);
      const key = [operation.description.file, operation.pointer, slug.exact].join('\n');
      const known = drafts.get(key);
      if (known) {
        drafts.set(key, {
          ...known,
          hidden: known.hidden && hidden,
          access: [...known.access, ...access],
        });
        return known.path;
      }
      diagnostics.push(...operationMetadata(operation).diagnostics);
      if (slug.exact !== slug.safe) changed.push({ operation, slug });
      const { path, page } = place(operation, slug);
      drafts.set(key, {
        path,
        operation,
        slug: slug.safe,
        hidden,
        access,
        version,
        authored: page,
      });
      return path;
    },
    all: () => [...drafts.values()],
    diagnostics: () => [...changedPaths(changed), ...diagnostics],
  };
}

function slugOf(described: DescribedOperation, directory: string): Slug {
  const { href } = operationMetadata(described);
  if (href !== undefined) return ownSlug(href);
  const slug = endpointSlug({
    directory,
    tag: tagsOf(described.description).of(described),
    summary: textOf(described.operation['summary']),
    method: described.method,
    path: described.path,
  });
  return { ...slug, safe: normalisePagePath(slug.safe).path };
}

/** An author's page may stand for an operation unless it says that it is about something else. */
function isPageOf(
  { frontmatter }: PageSource,
  { kind, method, path }: DescribedOperation,
): boolean {
  const { openapi, api, asyncapi, 'openapi-schema': schema } = frontmatter;
  if (pageLink(frontmatter) !== undefined || api !== undefined || schema !== undefined)
    return false;
  if (kind === 'channel') {
    return openapi === undefined && (asyncapi === undefined || isOf(asyncapi, path));
  }
  if (asyncapi !== undefined) return false;
  if (openapi === undefined) return true;
  const selector = parseEndpointSelector(openapi);
  return !selector || (selector.method === method && selector.path === path);
}

function isOf(asyncapi: unknown, id: string): boolean {
  return asyncapi === id || String(asyncapi).trim().endsWith(` ${id}`);
}

function collision(
  operation: DescribedOperation,
  wanted: string,
  path: string,
  heldBy: string,
): Diagnostic {
  const { description, pointer } = operation;
  const isOther = heldBy.startsWith('"') && !heldBy.endsWith(`of "${description.file}"`);
  return diagnostic('openapi-page-collision', {
    at: description.locate(pointer),
    message: `The page of ${nameOf(operation)} is "/${path}", because ${heldBy} is at "/${wanted}".`,
    hint: isOther
      ? 'Give each description a `directory` of its own: { "source": …, "directory": … }.'
      : `Give the ${operation.kind === 'channel' ? 'channel another `title`' : 'operation another `summary`'}, or set its path with \`x-mint.href\`.`,
    pointer,
  });
}
