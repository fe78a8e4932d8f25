import type { LinkState } from './link-state.ts';
import type { SourceModule } from './load-module.ts';
import { moduleClosure } from './module-closure.ts';
import { declaredNames } from './module-code.ts';

/** The variable that holds what a snippet declares; its code becomes part of the page. */
export function moduleValue(state: LinkState, module: SourceModule): string {
  return fileValue(state, module.file, () => {
    const { components, page } = state;
    const closure = moduleClosure(module, state.bindings(module), components, (name) => {
      const imported = state.bindings(page).get(name);
      return declaredNames(page).includes(name) || (imported !== undefined && 'code' in imported);
    });
    state.diagnostics.push(...closure.diagnostics);
    return closure.code;
  });
}

/** The variable that holds what a snippet exports, by the names that it has outside. */
export function namespaceValue(state: LinkState, module: SourceModule): string {
  return fileValue(state, `${module.file}#*`, () => {
    if (module.exports.size === 0) return '{}';
    const value = moduleValue(state, module);
    const members = [...module.exports].map(
      ([name, local]) => `${JSON.stringify(name)}: ${value}.${local}`,
    );
    return `{ ${members.join(', ')} }`;
  });
}

/**
 * The variable that holds what a file gives. A file that needs itself through others sees an empty
 * object there.
 *
 * @param initial its value as code; asked for once
 */
export function fileValue(state: LinkState, file: string, initial: () => string): string {
  if (state.values.has(file)) return state.values.get(file) ?? '({})';
  state.values.set(file, undefined);
  const value = initial();
  const name = `_file${state.code.length + 1}`;
  state.code.push({ name, value, file: file.replace(/#\*$/, '') });
  state.values.set(file, name);
  return name;
}
