import { fileURLToPath } from 'node:url';

/** Virtual modules: the only way from the integration to what renders. One name, one source. */
export interface VirtualModules {
  /** Source text of a module, computed when it is loaded. */
  readonly [id: `virtual:waymark/${string}`]: () => string | Promise<string>;
}

/**
 * A module that re-exports components by name: `{ Header: '/…/Header.astro' }`. Names with a dot
 * (`Tree.File`) cannot be exports, so the components are also given as one record, `components`.
 */
export function componentsModule(files: Readonly<Record<string, string>>): string {
  const entries = Object.entries(files);
  const imports = entries.map(
    ([, file], index) => `import C${index} from ${JSON.stringify(file)};`,
  );
  const named = entries.flatMap(([name], index) =>
    /^[A-Za-z_$][\w$]*$/.test(name) ? [`C${index} as ${name}`] : [],
  );
  const record = entries.map(([name], index) => `${JSON.stringify(name)}: C${index}`);
  return [
    ...imports,
    `export { ${named.join(', ')} };`,
    `export const components = { ${record.join(', ')} };`,
  ].join('\n');
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
    '@waymark/openapi': import.meta.resolve('@waymark/openapi'),
    '@waymark/openapi/request': import.meta.resolve('@waymark/openapi/request'),
  };
}
