import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfigDocument } from '../config/document.ts';
import { isRecord } from '../config/json-value.ts';
import { parseEndpointSelector } from '../page/endpoint-selector.ts';
import { pageFiles } from '../page/files.ts';
import type { Frontmatter, PageSource } from '../page/page.ts';
import { normalisePagePath } from '../page/page-path.ts';
import { buildSite, type SiteDocument } from '../site.ts';

const around = fileURLToPath(new URL('../../../../../', import.meta.url));
const configs = process.env['WAYMARK_CORPUS'] ?? join(around, 'shared/corpus/configs');
const sites = process.env['WAYMARK_SITES'] ?? join(around, 'sites');
const siteFiles = (existsSync(sites) ? readdirSync(sites) : [])
  .map((name) => ({ name, file: join(sites, name, 'docs.json') }))
  .filter(({ file }) => existsSync(file));

describe.skipIf(!existsSync(configs))('Configurations of real sites', () => {
  for (const name of existsSync(configs) ? readdirSync(configs) : []) {
    if (!name.endsWith('.json')) continue;
    test(`${name} gives a site that names every page, and diagnostics with positions`, () => {
      const document = readDocument(join(configs, name));
      if (document) checkSite(document, []);
    });
  }
});

describe.skipIf(siteFiles.length === 0)('Real sites with their pages', () => {
  for (const { name, file } of siteFiles) {
    test(`${name} gives every page a view within the navigation`, () => {
      const document = readDocument(file);
      expect(document).toBeDefined();
      if (!document) return;
      const site = checkSite(document, readPages(join(sites, name)));
      for (const path of site.pages.keys()) {
        const view = site.view(path);
        if (view.page.listed) expect(view.section.items, path).not.toEqual([]);
      }
      expect(site.home).toBeDefined();
    });
  }
});

function checkSite(document: SiteDocument, pages: readonly PageSource[]) {
  const { value: site, diagnostics } = buildSite({ document, config: { theme: 'mint' }, pages });
  for (const found of diagnostics) {
    expect(found.line, found.message).toBeGreaterThan(0);
    expect(found.column, found.message).toBeGreaterThan(0);
    expect(found.pointer, found.message).toMatch(/^\/navigation/);
  }
  const routes = new Set(site.routes.map(({ path }) => path));
  const navigation = isRecord(document.value) ? document.value['navigation'] : undefined;
  const unnamed = writtenPaths(navigation).filter(
    (path) => !routes.has(path) && !routes.has(`${path}/index`),
  );
  expect(unnamed).toEqual([]);
  return site;
}

/** Every string of a `pages` list and every `root`, whatever surrounds it. */
function writtenPaths(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(writtenPaths);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const isGroupRoot = key === 'root' && typeof value['group'] === 'string';
    const own = key === 'pages' && Array.isArray(inner) ? inner : isGroupRoot ? [inner] : [];
    const paths = own.filter((entry: unknown): entry is string => typeof entry === 'string');
    const pages = paths.filter((path) => parseEndpointSelector(path) === undefined);
    return [...pages.map((path) => normalisePagePath(path).path), ...writtenPaths(inner)];
  });
}

function readDocument(file: string) {
  const folder = dirname(file);
  const read = (path: string) => {
    const found = join(folder, path);
    return existsSync(found) ? readFileSync(found, 'utf8') : undefined;
  };
  return readConfigDocument({ file: file.slice(folder.length + 1), read }).value;
}

function readPages(folder: string): readonly PageSource[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return pageFiles(files).value.pages.map(({ path, file }) => ({
    path,
    file,
    frontmatter: readFrontmatter(readFileSync(join(folder, file), 'utf8')),
  }));
}

function readFrontmatter(source: string): Frontmatter {
  const [, block = ''] = /^---\r?\n([\s\S]*?)\r?\n---/.exec(source) ?? [];
  try {
    const value: unknown = parse(block);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}
