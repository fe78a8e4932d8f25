import { fileURLToPath } from 'node:url';

/** Absolute path of a part of the renderer in this package, from its path below `dist/renderer/`. */
export function rendererFile(relative: string): string {
  return fileURLToPath(new URL(`../dist/renderer/${relative}`, import.meta.url));
}

/** What Astro bundles of the theme, to be run in Node. */
export const rendererEntry = 'render/entry.mjs';

/** The part of it that a server needs to evaluate pages for its readers. */
export const readersEntry = 'render/readers.mjs';

/** What pages need in a browser. */
export const browserFolder = 'browser';

/**
 * Beginning of the name of the script of the parts that nearly every page has, with which scripts load
 * others, and of the addresses of those in it.
 */
export const pageScript = { name: 'Scripts.astro_', base: 'return`/`+' } as const;

/** Absolute path of the script that keeps the pages of a preview as the docs are. */
export function previewClient(): string {
  return rendererFile('../preview-client.mjs');
}

/** The script with which other sites show the assistant. */
export const embedScript = 'embed/assistant.js';

/** The stylesheet of what its panel stands in: a path below `src/`. */
export const embedStylesheet = 'theme/styles/embed.css';

/** The folder of a site that has these files. */
export const assetsFolder = '_astro';

/** A stylesheet of the theme with all that it imports, from its path below `src/`. */
export function bundledStyles(file: string): string {
  return `styles/${file.replaceAll('/', '-')}`;
}
