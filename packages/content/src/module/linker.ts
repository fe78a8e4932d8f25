import { bindNames } from './bind-names.ts';
import type { Bindings, LinkerOptions, LinkState } from './link-state.ts';
import type { SourceModule } from './load-module.ts';
import { declaredNames, importedNames } from './module-code.ts';

/** Follows the imports of one page and collects what the compiled page needs of them. */
export interface Linker
  extends Pick<
    LinkState,
    'bindings' | 'code' | 'imports' | 'invalid' | 'diagnostics' | 'dependencies' | 'values'
  > {
  /** A file by its path, as if the page imported it; `undefined` if there is none. */
  open(file: string): SourceModule | undefined;
  /** The page and the snippets that it has reached so far. */
  modules(): Iterable<SourceModule>;
}

/** @param page the page itself: the names it declares and imports stay as they are */
export function createLinker(page: SourceModule, options: LinkerOptions): Linker {
  const known = new Map<SourceModule, Bindings>();
  const state: LinkState = {
    ...options,
    page,
    bindings(module) {
      const bindings = known.get(module);
      if (bindings) return bindings;
      const created = new Map();
      // Known before it is complete: files may import each other.
      known.set(module, created);
      bindNames(state, module, created);
      return created;
    },
    code: [],
    imports: [],
    invalid: new Set(),
    diagnostics: [],
    dependencies: new Set(),
    values: new Map(),
    taken: new Set([...options.components, ...declaredNames(page), ...importedNames(page)]),
  };
  return {
    ...state,
    modules: () => known.keys(),
    open(file) {
      state.dependencies.add(file);
      const text = options.files.read(file);
      return text === undefined ? undefined : options.cache.snippet(file, options.prepare(text));
    },
  };
}
