import path from 'node:path';
import { write } from '../run/work-folder.ts';
import type { Peer } from './peer.ts';

const program = '../../node_modules/blume/bin/blume.mjs';

/** Blume, which makes a hidden project of Astro from a folder of pages. */
export const blume: Peer = {
  name: 'Blume',
  home: 'blume',
  packages: { blume: '1.3.1' },
  makes: 'search (Orama), Markdown of each page, `llms.txt`',
  writeProject: () => undefined,
  writeNavigation: ({ tabs }, folder) => {
    const headerTabs = tabs.map(({ name, path: below }) => ({ label: name, path: `/${below}` }));
    writeConfig(folder, { navigation: { tabs: headerTabs } });
    for (const [index, { name, pages, path: below }] of tabs
      .flatMap(({ groups }) => groups)
      .entries()) {
      const order = pages.map((page) => path.basename(page.path));
      const meta = JSON.stringify({ title: name, order: index + 1, pages: order });
      const file = path.join(folder, 'docs', below, 'meta.ts');
      write(file, `import { defineMeta } from 'blume';\nexport default defineMeta(${meta});\n`);
    }
  },
  pageFile: (page) => `docs/${page}.mdx`,
  build: [program, 'build'],
  preview: (port) => [program, 'dev', '--port', String(port)],
  kept: ['.blume', '.astro', 'node_modules'],
};

/** Blume with its own pages of an API description. */
export const blumeOpenApi: Peer = {
  ...blume,
  writeNavigation: (_, folder) =>
    writeConfig(folder, { openapi: { enabled: true, spec: './openapi.json', route: '/api' } }),
};

function writeConfig(folder: string, options: object): void {
  const config = JSON.stringify({ title: 'Bench', ...options });
  const lines = [
    `import { defineConfig } from 'blume';`,
    `export default defineConfig(${config});`,
  ];
  write(path.join(folder, 'blume.config.ts'), lines.join('\n'));
}
