import { diagnostic, isRecord, jsonValue, type SourceLocation } from '@waymark/core/page';
import type { ComponentImport } from './component-import.ts';
import { constantText } from './constant-text.ts';
import type { ModuleImport } from './esm.ts';
import { type ImportTarget, resolveImport } from './imports.ts';
import { isObjectName } from './is-object-name.ts';
import type { Binding, LinkState } from './link-state.ts';
import type { SourceModule } from './load-module.ts';
import { missingName } from './missing-name.ts';
import { declaredNames, type Place } from './module-code.ts';
import { fileValue, moduleValue, namespaceValue } from './module-values.ts';

/** A name that a file imports, and where. */
interface ImportSite {
  readonly module: SourceModule;
  readonly statement: ModuleImport & Place;
  readonly local: string;
  readonly imported: string;
}

/**
 * Finds what the names of a file stand for. The page's own declarations are left out: they stand
 * for themselves.
 *
 * @param names the result goes here
 */
export function bindNames(
  state: LinkState,
  module: SourceModule,
  names: Map<string, Binding>,
): void {
  if (module !== state.page) state.diagnostics.push(...module.diagnostics);
  for (const statement of module.imports) {
    const { target, diagnostics, dependencies } = resolveImport(
      statement,
      module.file,
      state.files,
    );
    state.diagnostics.push(...diagnostics);
    for (const file of dependencies) state.dependencies.add(file);
    for (const name of statement.names) {
      const binding = bindImport(state, target, { module, statement, ...name });
      if (binding) names.set(name.local, binding);
    }
  }
  if (module === state.page) return;
  for (const name of declaredNames(module)) names.set(name, declared(state, module, name));
}

/** Nothing for names that are there without the import. */
function bindImport(state: LinkState, target: ImportTarget, site: ImportSite): Binding | undefined {
  switch (target.kind) {
    case 'provided':
      return undefined;
    case 'package':
      return state.components.has(site.local) ? undefined : { kind: 'absent' };
    case 'absent':
      return { kind: 'absent' };
    case 'component':
      return bindComponent(state, target, site);
    case 'data':
      return bindData(state, target, site);
    case 'markdown':
      return bindMarkdown(
        state,
        state.cache.snippet(target.file, state.prepare(target.text)),
        site,
      );
  }
}

/** A name that a component file exports, found by the renderer. */
function bindComponent(
  state: LinkState,
  { file, text }: { readonly file: string; readonly text: string },
  site: ImportSite,
): Binding {
  const exports = state.cache.componentExports(file, text);
  const { local, imported } = site;
  if (exports === 'invalid') {
    // The renderer reads the file, and says what is wrong with it.
    useComponent(state, { local, imported, file }, site.module);
    state.invalid.add(file);
    return { kind: 'absent' };
  }
  const use = (name: string): Binding => {
    const code = useComponent(state, { local, imported: name, file }, site.module);
    const found = exports?.get(name);
    const isObject = () =>
      name === '*' || (found !== undefined && isObjectName(found.declarations, found.local));
    return { kind: 'value', code: () => code, isObject };
  };
  if (!exports || imported === '*' || exports.has(imported)) return use(imported);
  // Files without a default export are imported as if they had one (docs/format/pages.md#imports).
  if (imported === 'default' && exports.has(local)) return use(local);
  state.diagnostics.push(missingName({ file, exports }, imported, placeOf(site)));
  return { kind: 'absent' };
}

/**
 * Imports a component to the page and gives its name there. Two snippets may use one name for
 * different files: the later one gets a number.
 */
function useComponent(
  { imports, taken, page }: LinkState,
  { local, imported, file }: ComponentImport,
  module: SourceModule,
): string {
  const isPage = module === page;
  const same = (item: ComponentImport) =>
    item.file === file && item.imported === imported && (!isPage || item.local === local);
  const known = imports.find(same);
  if (known) return known.local;
  let name = local;
  for (let number = 2; !isPage && taken.has(name); number++) name = `${local}_${number}`;
  taken.add(name);
  imports.push({ local: name, imported, file });
  return name;
}

function bindMarkdown(state: LinkState, target: SourceModule, site: ImportSite): Binding {
  const { imported } = site;
  if (imported === '*') {
    return { kind: 'snippet', module: target, code: () => namespaceValue(state, target) };
  }
  const hasContent = target.root.children.length > 0 || !target.exports.has('default');
  if (imported === 'default' && hasContent) return { kind: 'snippet', module: target };
  const name = target.exports.get(imported);
  if (name !== undefined) return declared(state, target, name);
  state.diagnostics.push(missingName(target, imported, placeOf(site)));
  return { kind: 'absent' };
}

function declared(state: LinkState, module: SourceModule, name: string): Binding {
  return {
    kind: 'value',
    code: () => `${moduleValue(state, module)}.${name}`,
    text: constantText(module.declarations, name),
    isObject: () => isObjectName(module.declarations, name),
  };
}

function bindData(
  state: LinkState,
  { file, text }: { readonly file: string; readonly text: string },
  { module, statement: { line, column }, imported }: ImportSite,
): Binding {
  const value = jsonValue(text);
  if (value === undefined) {
    const message = `\`/${file}\` is not valid JSON, so what it would bring is left out.`;
    const at = { file: module.file, line, column };
    state.diagnostics.push(diagnostic('import-unsupported', { at, message }));
    return { kind: 'absent' };
  }
  const isWhole = imported === 'default' || imported === '*';
  const member = isWhole ? '' : `[${JSON.stringify(imported)}]`;
  return {
    kind: 'value',
    code: () => `${fileValue(state, file, () => text)}${member}`,
    isObject: () => isRecord(isWhole ? value : Object(value)[imported]),
  };
}

function placeOf({ module, statement: { line, column } }: ImportSite): SourceLocation {
  return { file: module.file, line, column };
}
