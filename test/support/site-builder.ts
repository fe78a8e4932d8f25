import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { writeLargeGroup } from './large-group.ts';
import { writeLargeSearch } from './large-search.ts';
import { closeAfterwards, listen } from './listen.ts';
import { writeLongList } from './long-list.ts';
import { writeLongTree } from './long-tree.ts';
import { repository, runCli } from './run-command.ts';
import { sharedAddress } from './shared-address.ts';
import { writeSharedPages } from './shared-pages.ts';
import type { SharedSite } from './shared-site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where test files ask for the sites that they share. */
    siteBuilder: string;
  }
}

/** What a folder of documentation is made of, written into an empty one. */
const sources = {
  almanac: (folder: string) => copyDocs('examples/almanac', folder),
  api: (folder: string) => copyDocs('examples/api', folder),
  atlas: (folder: string) => copyDocs('examples/atlas', folder),
  // The English branch, which has switchers of all kinds, declared to be Arabic.
  atlasInArabic: (folder: string) => copyDocs('examples/atlas', folder, declareArabic),
  components: (folder: string) => copyDocs('examples/components', folder),
  contextualMenu: (folder: string) => copyDocs('test/fixtures/contextual-menu', folder),
  docs: (folder: string) => copyDocs('docs', folder),
  drilldown: (folder: string) => copyDocs('test/fixtures/drilldown', folder),
  drilldownOff: (folder: string) =>
    copyDocs('test/fixtures/drilldown', folder, (config) => ({
      ...config,
      interaction: { drilldown: false },
    })),
  drilldownUnset: (folder: string) =>
    copyDocs('test/fixtures/drilldown', folder, ({ interaction, ...config }) => config),
  edgeCases: (folder: string) => copyDocs('test/fixtures/edge-cases', folder),
  islands: (folder: string) => copyDocs('test/fixtures/islands', folder),
  largeGroup: writeLargeGroup,
  longList: writeLongList,
  longTree: writeLongTree,
  largeSearch: (folder: string) => copyDocs('test/fixtures/search', folder),
  minimal: (folder: string) => copyDocs('examples/minimal', folder),
  search: (folder: string) => copyDocs('test/fixtures/search', folder),
  sharedPages: writeSharedPages,
};

export type SiteName = keyof typeof sources;

/** What some sites are built with, besides where they go and their address. */
const flags: Readonly<Partial<Record<SiteName, readonly string[]>>> = {
  contextualMenu: ['--embed'],
  docs: ['--strict', '--host', 'none'],
};

/** The runner loads this file once for each level of tests, which share one builder. */
const variable = 'WAYMARK_TEST_SITE_BUILDER';

/** Builds sites when a test file first asks for them, each once in a run. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const known = process.env[variable];
  if (known !== undefined) {
    provide('siteBuilder', known);
    return async () => undefined;
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'waymark-sites-'));
  const sites = new Map<string, Promise<SharedSite>>();
  const server = createServer(async ({ url = '' }, response) => {
    closeAfterwards(response);
    const name = url.slice(1);
    const site = sites.get(name) ?? build(name as SiteName, path.join(folder, name));
    sites.set(name, site);
    try {
      response.end(JSON.stringify(await site));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  const { close, url } = await listen(server);
  process.env[variable] = url;
  provide('siteBuilder', url);
  return async () => {
    delete process.env[variable];
    await close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
}

async function build(name: SiteName, folder: string): Promise<SharedSite> {
  const docs = path.join(folder, 'docs');
  const dist = path.join(folder, 'dist');
  mkdirSync(docs, { recursive: true });
  sources[name](docs);
  const command = ['build', docs, '--out', dist, '--site', sharedAddress, ...(flags[name] ?? [])];
  const { exitCode, output } = await runCli(command, folder);
  if (exitCode !== 0) throw new Error(output);
  if (name === 'largeSearch') await writeLargeSearch(dist);
  return { folder, docs, dist, output };
}

type DocsJson = Record<string, unknown>;

function copyDocs(from: string, to: string, change?: (config: DocsJson) => DocsJson): void {
  cpSync(path.join(repository, from), to, {
    recursive: true,
    filter: (file) => path.basename(file) !== '.waymark',
  });
  if (!change) return;
  const file = path.join(to, 'docs.json');
  writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')))));
}

function declareArabic(config: DocsJson): DocsJson {
  const { languages, ...navigation } = config['navigation'] as { languages: DocsJson[] };
  const [english, french] = languages;
  const renamed = [{ ...english, language: 'ar' }, french];
  return { ...config, navigation: { ...navigation, languages: renamed } };
}
