import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const deep = Array.from({ length: 35 }, (_, index) => `deep/${index + 1}`);

const source = { anchor: 'Source', href: 'https://source.example' };

/**
 * A site where three versions, one of them with tabs, share pages; one of these lies in a group
 * that is large enough to be fetched.
 */
export function writeSharedPages(folder: string): void {
  const pages = ['index', 'shared', 'only1', 'api', 'only2', 'api2', ...deep, 'far', 'three'];
  const versions = [
    {
      version: 'v1',
      tabs: [
        { tab: 'Guides', groups: [{ group: 'Start', pages: ['index', 'shared', 'only1'] }] },
        { tab: 'API', pages: ['api', 'far'] },
      ],
    },
    {
      version: 'v2',
      // In a colour that no page of another version has by itself.
      global: { anchors: [{ ...source, color: { light: '#17724A', dark: '#7FD093' } }] },
      tabs: [
        { tab: 'Guides', groups: [{ group: 'Begin', pages: ['shared', 'only2'] }] },
        { tab: 'API', pages: ['api', 'api2'] },
      ],
    },
    {
      version: 'v3',
      groups: [
        {
          group: 'All',
          pages: ['three', 'shared', { group: 'Deep', pages: [...deep, 'far'] }],
        },
      ],
    },
  ];
  const config = {
    theme: 'mint',
    name: 'Shared',
    colors: { primary: '#17724A' },
    styling: { eyebrows: 'breadcrumbs' },
    interaction: { drilldown: false },
    navigation: { versions },
  };
  mkdirSync(path.join(folder, 'deep'), { recursive: true });
  writeFileSync(path.join(folder, 'docs.json'), JSON.stringify(config));
  for (const name of pages) {
    writeFileSync(path.join(folder, `${name}.mdx`), `---\ntitle: "${name}"\n---\n\nText.\n`);
  }
}
