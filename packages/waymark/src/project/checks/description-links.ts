import { descriptionLinks, type PageLink } from '@waymark/content';
import { createDocsReader } from '@waymark/content/text';
import { type Diagnostic, diagnostic, pagePath, pageUrl, type SourceLocation } from '@waymark/core';
import { type ApiDescription, linkedOperation } from '@waymark/openapi';
import { describedUrl } from '../paths/described-url.ts';
import { pagesByUrl } from '../paths/page-url.ts';
import { sitePath } from '../paths/site-path.ts';
import type { Project } from '../project.ts';

/** Collects the links in descriptions of APIs, each once for a description and where it leads. */
export interface DescribedLinks {
  /** @param texts Markdown that the page of an endpoint shows */
  readonly take: (path: string, texts: Iterable<string>) => void;
  /** Links to the site, which the rest of it decides about. */
  readonly links: () => readonly PageLink[];
  /** Warnings about links to operations that a description does not have. */
  readonly diagnostics: () => readonly Diagnostic[];
}

/** Nothing is collected yet. */
export function createDescribedLinks(project: Project): DescribedLinks {
  const { endpoints, settings } = project;
  const read = createDocsReader(settings.docsFolder);
  const byUrl = pagesByUrl(project);
  const below = describedUrl(project);
  const links = new Map<string, PageLink>();
  const missing = new Map<string, Diagnostic>();
  const seen = new Map<string, readonly string[]>();
  const linksOf = (text: string) => {
    const found = seen.get(text) ?? descriptionLinks(text);
    seen.set(text, found);
    return found;
  };
  const takeLink = (written: string, description: ApiDescription, from: string) => {
    const { file } = description;
    const at = () => ({ file, ...placeIn(read(file) ?? '', written) });
    const key = (to: string) => JSON.stringify([file, written, to]);
    if (written.startsWith('#')) {
      // Ids of an endpoint page are known when it is rendered; they have no slash.
      const isOfOperation = written.includes('/') && !linkedOperation(description, written);
      if (isOfOperation && !missing.has(key(''))) missing.set(key(''), noOperation(written, at()));
      return;
    }
    const url = URL.parse(below(written), new URL(from, 'http://site'));
    if (url === null) return;
    const name = sitePath(url.pathname);
    const page = byUrl.get(name) ?? byUrl.get(pagePath(name) ?? name);
    const isThere = page === undefined ? name === '' : url.hash === '';
    if (isThere || links.has(key(url.href))) return;
    const kind = page === undefined ? 'missing' : 'page';
    const leads = { url: url.pathname, ...(page === undefined ? {} : { page }) };
    links.set(key(url.href), { kind, written, ...leads, fragment: url.hash.slice(1), ...at() });
  };
  return {
    take(path, texts) {
      const target = endpoints.get(path)?.target;
      if (target === undefined || !('description' in target)) return;
      const from = pageUrl(path) + (settings.urls.trailingSlash === 'always' ? '/' : '');
      for (const text of texts) {
        for (const written of linksOf(text)) takeLink(written, target.description, from);
      }
    },
    links: () => [...links.values()],
    diagnostics: () => [...missing.values()],
  };
}

function noOperation(written: string, at: SourceLocation): Diagnostic {
  return diagnostic('link-fragment-missing', {
    at,
    message: `The link "${written}" leads to no operation of this description.`,
    hint: 'Name an operation, as `#operation/<operationId>`, or a tag that has one.',
  });
}

function placeIn(source: string, text: string): { line: number; column: number } {
  const index = Math.max(source.indexOf(`(${text}`), source.indexOf(`"${text}`), 0);
  const before = source.slice(0, index).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
