import path from 'node:path';
import type { Plugin } from 'vite';
import { sourceFile } from './modules.ts';

/** A module of the user's, as a bundler takes it. */
export interface ModelFile {
  /** As the user writes it. */
  readonly name: string;
  /** Absolute path. */
  readonly file: string;
}

/** Code of a module that tells a server what was known when it was built. */
export function answeringModule(settings: object, model: ModelFile | undefined): string {
  const module = model
    ? `{ name: ${JSON.stringify(model.name)}, load: () => import(${JSON.stringify(model.file)}) }`
    : 'undefined';
  return [
    `export const settings = ${JSON.stringify(settings)};`,
    `export const model = ${module};`,
  ].join('\n');
}

/** Packages that the user installs, or not, for a language model or PostgreSQL. */
const optional = /^(?:ai|pg|pg-native|@ai-sdk\/[\w-]+)$/;

/** Leaves optional packages to be found where the server runs. */
export function unbundledOptionalPackages(): Plugin {
  return {
    name: 'waymark:unbundled-optional-packages',
    enforce: 'pre',
    resolveId: { filter: { id: optional }, handler: (id) => ({ id, external: true }) },
  };
}

/** Bundles those optional packages that are installed in a folder or beside Waymark. */
export function bundledOptionalPackages(folder: string): Plugin {
  return {
    name: 'waymark:bundled-optional-packages',
    enforce: 'pre',
    resolveId: {
      filter: { id: optional },
      async handler(id, importer) {
        for (const from of [importer, path.join(folder, 'package.json'), sourceFile('index.ts')]) {
          const found = await this.resolve(id, from, { skipSelf: true });
          // Vite has a module of its own for optional packages that are missing.
          if (found && !found.external && !found.id.startsWith('__vite-')) return found;
        }
        return { id, external: true };
      },
    },
  };
}
