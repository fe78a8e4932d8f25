import { loadModule, type SourceModule } from './load-module.ts';

/** Parsed snippets. A module is shared by all pages that use it: copy its nodes before changing them. */
export type ModuleCache = (file: string, source: string) => SourceModule;

/** A cache that holds each file once, in its latest version. */
export function createModuleCache(): ModuleCache {
  const modules = new Map<string, { readonly source: string; readonly module: SourceModule }>();
  return (file, source) => {
    const known = modules.get(file);
    if (known?.source === source) return known.module;
    const module = loadModule(file, source);
    modules.set(file, { source, module });
    return module;
  };
}
