import path from 'node:path';
import { write } from './files.ts';

/** What an Astro project with Starlight has besides its pages. */
export interface StarlightProject {
  /** Lines of JavaScript before the configuration. */
  readonly setup: readonly string[];
  /** Starlight's options, as JavaScript. */
  readonly options: string;
  /** Packages besides Astro and Starlight. */
  readonly plugins?: readonly string[];
}

/** Writes an Astro project with Starlight, without pages. */
export function writeStarlightProject(
  folder: string,
  { options, plugins = [], setup }: StarlightProject,
): void {
  write(
    path.join(folder, 'astro.config.mjs'),
    [
      `import starlight from '@astrojs/starlight';`,
      `import { defineConfig } from 'astro/config';`,
      ...setup,
      `export default defineConfig({ integrations: [starlight(${options})] });`,
    ].join('\n'),
  );
  write(
    path.join(folder, 'src/content.config.ts'),
    [
      `import { docsLoader } from '@astrojs/starlight/loaders';`,
      `import { docsSchema } from '@astrojs/starlight/schema';`,
      `import { defineCollection } from 'astro:content';`,
      `export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };`,
    ].join('\n'),
  );
  const names = ['@astrojs/starlight', 'astro', ...plugins];
  write(
    path.join(folder, 'package.json'),
    JSON.stringify({
      name: `bench-${path.basename(folder)}`,
      type: 'module',
      dependencies: Object.fromEntries(names.map((name) => [name, '*'])),
    }),
  );
}

/** Where Starlight looks for a page. */
export function starlightPage(folder: string, page: string): string {
  return path.join(folder, 'src/content/docs', page);
}
