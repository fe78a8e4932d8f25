import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { launchBrowserServer } from './browser.ts';
import { writeLargeGroup } from './large-group.ts';
import { writeLargeSearch } from './large-search.ts';
import { serveFolder } from './serve-folder.ts';
import { writeSharedPages } from './shared-pages.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of the sites under test, without a slash at the end, by name. */
    sites: Readonly<Record<SiteName, string>>;
    /** Folders of the sites, each with its `docs` and what was built of them, `dist`. */
    siteFolders: Readonly<Record<SiteName, string>>;
    /** Where the one browser of the run listens. */
    browserEndpoint: string;
  }
}

export type SiteName =
  | 'api'
  | 'atlas'
  | 'atlasInArabic'
  | 'components'
  | 'contextualMenu'
  | 'docs'
  | 'drilldown'
  | 'drilldownOff'
  | 'drilldownUnset'
  | 'edgeCases'
  | 'islands'
  | 'largeGroup'
  | 'largeSearch'
  | 'search'
  | 'sharedPages';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cli = path.join(root, 'packages/waymark/dist/cli.mjs');

/** What a folder of documentation is made of, written into an empty one. */
const sources: Readonly<Record<SiteName, (folder: string) => void>> = {
  api: (folder) => copyDocs('examples/api', folder),
  atlas: (folder) => copyDocs('examples/atlas', folder),
  // The English branch, which has switchers of all kinds, declared to be Arabic.
  atlasInArabic: (folder) => copyDocs('examples/atlas', folder, declareArabic),
  components: (folder) => copyDocs('examples/components', folder),
  contextualMenu: (folder) => copyDocs('test/fixtures/contextual-menu', folder),
  docs: (folder) => copyDocs('docs', folder),
  drilldown: (folder) => copyDocs('test/fixtures/drilldown', folder),
  drilldownOff: (folder) =>
    copyDocs('test/fixtures/drilldown', folder, (config) => ({
      ...config,
      interaction: { drilldown: false },
    })),
  drilldownUnset: (folder) =>
    copyDocs('test/fixtures/drilldown', folder, ({ interaction, ...config }) => config),
  edgeCases: (folder) => copyDocs('test/fixtures/edge-cases', folder),
  islands: (folder) => copyDocs('test/fixtures/islands', folder),
  largeGroup: writeLargeGroup,
  largeSearch: (folder) => copyDocs('test/fixtures/search', folder),
  search: (folder) => copyDocs('test/fixtures/search', folder),
  sharedPages: writeSharedPages,
};

/** Builds the sites of the browser tests once, serves them, and starts the browser. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'waymark-browser-'));
  const names = Object.keys(sources) as SiteName[];
  // One build alone leaves a core idle for much of its time.
  const waiting = [...names];
  const buildNext = async (): Promise<void> => {
    for (let name = waiting.pop(); name; name = waiting.pop()) await buildSite(name, folder);
  };
  await Promise.all([buildNext(), buildNext()]);
  await writeLargeSearch(path.join(folder, 'largeSearch/dist'));
  const servers = await Promise.all(
    names.map((name) => serveFolder(path.join(folder, name, 'dist'))),
  );
  const browser = await launchBrowserServer();
  const urls = names.map((name, index) => [name, servers[index]?.url]);
  provide('sites', Object.fromEntries(urls));
  const folders = names.map((name) => [name, path.join(folder, name)]);
  provide('siteFolders', Object.fromEntries(folders));
  provide('browserEndpoint', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await Promise.all(servers.map((server) => server.close()));
    rmSync(folder, { recursive: true, force: true });
  };
}

/** With the command line, in a folder of its own: other tests may build the same example. */
async function buildSite(name: SiteName, folder: string): Promise<void> {
  const docs = path.join(folder, name, 'docs');
  mkdirSync(docs, { recursive: true });
  sources[name](docs);
  const out = path.join(folder, name, 'dist');
  const command = [cli, 'build', docs, '--out', out, '--site', 'https://atlas.example'];
  await promisify(execFile)(process.execPath, command);
}

type DocsJson = Record<string, unknown>;

function copyDocs(from: string, to: string, change?: (config: DocsJson) => DocsJson): void {
  cpSync(path.join(root, from), to, {
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
