import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { write } from '../run/work-folder.ts';
import type { GeneratedSite } from '../sites/generated-site.ts';
import type { Edition } from '../sites/versioned-site.ts';
import type { Peer } from './peer.ts';

const own = fileURLToPath(new URL('../../packages/waymark', import.meta.url));

/** The command that people install. */
export const command = path.join(own, 'bin/waymark.mjs');

/** Waymark, as this repository has it. */
export const waymark: Peer = {
  name: 'Waymark',
  home: 'waymark',
  packages: {},
  makes: 'search, Markdown of each page, `llms.txt`, sitemap if it knows its address',
  writeProject: () => undefined,
  writeNavigation: (site, folder) => writeConfig(folder, { tabs: tabsOf(site) }),
  pageFile: (page) => `${page}.mdx`,
  build: [command, 'build', '.', '--out', 'dist'],
  preview: (port) => [command, 'dev', '.', '--port', String(port)],
  kept: ['.waymark'],
};

/** Waymark with the pages that it makes of an API description. */
export const waymarkOpenApi: Peer = {
  ...waymark,
  writeNavigation: (_, folder) =>
    writeConfig(folder, {
      tabs: [
        { tab: 'Guide', pages: ['index'] },
        { tab: 'API', openapi: 'openapi.json' },
      ],
    }),
};

/** Its version, which is installed nowhere, and the commit where that is known. */
export function waymarkVersion(): string {
  const manifest = readFileSync(path.join(own, 'package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { readonly version: string };
  const git = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: own, encoding: 'utf8' });
  return `waymark ${version}${git.status === 0 ? ` (${git.stdout.trim()})` : ''}`;
}

/** Writes `docs.json` with the given navigation. */
export function writeConfig(folder: string, navigation: object): void {
  const config = { theme: 'mint', name: 'Bench', colors: { primary: '#2563eb' }, navigation };
  write(path.join(folder, 'docs.json'), JSON.stringify(config, null, 2));
}

/** The navigation of a site in languages and versions. */
export function versionedNavigation(editions: readonly Edition[]): object {
  return {
    languages: [...Map.groupBy(editions, ({ language }) => language)].map(([language, all]) => ({
      language,
      versions: all.map(({ site, version }) => ({ version, tabs: tabsOf(site) })),
    })),
  };
}

function tabsOf({ tabs }: GeneratedSite): object[] {
  return tabs.map(({ groups, name }) => ({
    tab: name,
    groups: groups.map((group) => ({
      group: group.name,
      pages: group.pages.map((page) => page.path),
    })),
  }));
}
