import { fileURLToPath } from 'node:url';

/** Virtual modules by name: the only way from an integration to what renders. */
export interface VirtualModules {
  /** Source text of a module, computed when it is loaded. */
  readonly [name: string]: () => string | Promise<string>;
}

/** Absolute path of a file of this package, from its path below `src/`. */
export function sourceFile(relative: string): string {
  return fileURLToPath(new URL(`../src/${relative}`, import.meta.url));
}

/**
 * Modules that Node imports itself instead of Vite bundling them, by name: they load native code
 * from beside their own files, or are loaded already by the integration.
 */
export function unbundledModules(): Readonly<Record<string, string>> {
  return {
    '@waymark/core': import.meta.resolve('@waymark/core'),
    '@waymark/content': import.meta.resolve('@waymark/content'),
    '@waymark/content/text': import.meta.resolve('@waymark/content/text'),
    '@waymark/openapi': import.meta.resolve('@waymark/openapi'),
    '@waymark/openapi/channel': import.meta.resolve('@waymark/openapi/channel'),
    '@waymark/openapi/request': import.meta.resolve('@waymark/openapi/request'),
  };
}
