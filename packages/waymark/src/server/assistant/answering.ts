import path from 'node:path';
import type { Plugin } from 'vite';
import { sourceFile } from '../../build/modules/modules.ts';
import { readersEntry, rendererFile } from '../../build/renderer/renderer-files.ts';

/** A module of the site's owner, as a bundler takes it. */
export interface OwnFile {
  /** As the owner writes it. */
  readonly name: string;
  /** Absolute path. */
  readonly file: string;
}

/** Files of the modules that say how questions are answered. */
export interface OwnFiles {
  readonly model: OwnFile | undefined;
  readonly settings: OwnFile | undefined;
  /** Says who may sign in, where docs.json does not. */
  readonly auth?: OwnFile | undefined;
  /** Whether the server has sites for readers. */
  readonly knowsReaders?: boolean;
}

/**
 * Code of a module that tells a server what was known when it was built. Only where readers are known
 * there are pages to evaluate for them.
 */
export function answeringModule(
  built: object,
  { auth, knowsReaders = false, model, settings }: OwnFiles,
): string {
  return [
    `export const built = ${JSON.stringify(built)};`,
    `export const modules = { model: ${moduleCode(model)}, settings: ${moduleCode(settings)}, auth: ${moduleCode(auth)} };`,
    `export const loadBodies = ${knowsReaders ? `() => import(${JSON.stringify(rendererFile(readersEntry))})` : 'undefined'};`,
  ].join('\n');
}

function moduleCode(own: OwnFile | undefined): string {
  if (own === undefined) return 'undefined';
  const { file, name } = own;
  return `{ name: ${JSON.stringify(name)}, load: () => import(${JSON.stringify(file)}) }`;
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

/** What evaluates pages for readers is part of a bundle of all routes, and loads none of the others. */
export function withoutRoutes(): Plugin {
  const folder = path.dirname(rendererFile(readersEntry));
  const unused = '\0waymark:unused-route';
  return {
    name: 'waymark:without-routes',
    resolveDynamicImport(specifier, importer) {
      const isRoute = typeof specifier === 'string' && /^\.\/(?!_|noop)/.test(specifier);
      return isRoute && importer?.startsWith(folder) ? unused : null;
    },
    load: { filter: { id: /^\0waymark:unused-route$/ }, handler: () => 'export {};' },
  };
}
