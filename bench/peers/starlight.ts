import path from 'node:path';
import { write } from '../run/work-folder.ts';
import type { Peer } from './peer.ts';

/** Starlight, the docs theme of Astro. Its sidebar has all groups, as it knows no tabs. */
export const starlight: Peer = {
  name: 'Starlight',
  home: 'starlight',
  packages: { '@astrojs/starlight': '0.42.4', 'starlight-openapi': '0.26.1', astro: '7.3.4' },
  makes: 'search (Pagefind), sitemap if it knows its address',
  writeProject: writeCollection,
  writeNavigation: ({ tabs }, folder) => {
    const sidebar = tabs.flatMap(({ groups }) =>
      groups.map(({ name, pages }) => ({ label: name, items: pages.map((page) => page.path) })),
    );
    writeConfig(folder, { options: `{ title: 'Bench', sidebar: ${JSON.stringify(sidebar)} }` });
  },
  pageFile: starlightPage,
  build: ['../../node_modules/astro/bin/astro.mjs', 'build'],
  preview: (port) => ['../../node_modules/astro/bin/astro.mjs', 'dev', '--port', String(port)],
  kept: ['.astro', 'node_modules'],
};

/** Starlight with the plugin that makes pages of an API description. */
export const starlightOpenApi: Peer = {
  ...starlight,
  name: 'starlight-openapi',
  writeNavigation: (_, folder) =>
    writeConfig(folder, {
      imports: `import starlightOpenAPI, { openAPISidebarGroups } from 'starlight-openapi';`,
      options: `{
  title: 'Bench',
  plugins: [starlightOpenAPI([{ base: 'api', schema: './openapi.json' }])],
  sidebar: [...openAPISidebarGroups],
}`,
    }),
};

function starlightPage(page: string): string {
  return `src/content/docs/${page}.mdx`;
}

function writeConfig(
  folder: string,
  { imports = '', options }: { readonly imports?: string; readonly options: string },
): void {
  const lines = [
    `import starlight from '@astrojs/starlight';`,
    `import { defineConfig } from 'astro/config';`,
    imports,
    `export default defineConfig({ integrations: [starlight(${options})] });`,
  ];
  write(path.join(folder, 'astro.config.mjs'), lines.join('\n'));
}

function writeCollection(folder: string): void {
  const lines = [
    `import { docsLoader } from '@astrojs/starlight/loaders';`,
    `import { docsSchema } from '@astrojs/starlight/schema';`,
    `import { defineCollection } from 'astro:content';`,
    `export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };`,
  ];
  write(path.join(folder, 'src/content.config.ts'), lines.join('\n'));
}
