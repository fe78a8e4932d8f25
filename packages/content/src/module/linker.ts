import { type Diagnostic, diagnostic, nearest } from '@waymark/core';
import type { ComponentImport } from '../page/compiled-page.ts';
import { constantText } from './constant-text.ts';
import type { DocsFiles } from './docs-files.ts';
import type { ModuleImport } from './esm.ts';
import { resolveImport } from './imports.ts';
import type { SourceModule } from './load-module.ts';
import type { ModuleCache } from './module-cache.ts';
import { moduleClosure } from './module-closure.ts';
import type { Place } from './module-code.ts';

/** What a name of a file stands for. */
export type Binding =
  /** The content of another file; its tags are replaced by it. */
  | { readonly kind: 'snippet'; readonly module: SourceModule }
  /** A value: code that gives it in the compiled page. Asking for it puts the value there. */
  | {
      readonly kind: 'value';
      readonly code: () => string;
      /** The value itself if it is a text that the file writes out. */
      readonly text?: string | undefined;
    }
  /** An import that failed and was reported. */
  | { readonly kind: 'absent' };

export interface LinkerOptions {
  readonly files: DocsFiles;
  readonly load: ModuleCache;
  /** Names of the format's own components. */
  readonly components: ReadonlySet<string>;
}

/** Follows the imports of one page and collects what the compiled page needs of them. */
export interface Linker {
  /** What the imported names of a file, and for a snippet its declared ones, stand for. */
  bindings(module: SourceModule): ReadonlyMap<string, Binding>;
  /** A file by its path, as if the page imported it; `undefined` if there is none. */
  open(file: string): SourceModule | undefined;
  /** Module code that the page needs before its own, in order. */
  readonly code: readonly string[];
  readonly imports: readonly ComponentImport[];
  readonly diagnostics: Diagnostic[];
  readonly dependencies: ReadonlySet<string>;
}

/** @param page the page itself: the names it declares and imports stay as they are */
export function createLinker(page: SourceModule, options: LinkerOptions): Linker {
  const { files, load, components } = options;
  const code: string[] = [];
  const imports: ComponentImport[] = [];
  const diagnostics: Diagnostic[] = [];
  const dependencies = new Set<string>();
  const known = new Map<SourceModule, ReadonlyMap<string, Binding>>();
  const values = new Map<string, string | undefined>();
  const taken = new Set([...components, ...ownNames(page)]);

  const bindings = (module: SourceModule) => {
    const before = known.get(module);
    if (before) return before;
    const names = new Map<string, Binding>();
    known.set(module, names);
    if (module !== page) diagnostics.push(...module.diagnostics);
    for (const statement of module.imports) bindImport(module, statement, names);
    if (module === page) return names;
    for (const name of module.declarations.flatMap((item) => item.names)) {
      names.set(name, moduleName(module, name));
    }
    return names;
  };

  const bindImport = (
    module: SourceModule,
    statement: ModuleImport & Place,
    names: Map<string, Binding>,
  ) => {
    const resolved = resolveImport(statement, module.file, files);
    diagnostics.push(...resolved.diagnostics);
    for (const file of resolved.dependencies) dependencies.add(file);
    const { target } = resolved;
    for (const { local, imported } of statement.names) {
      switch (target.kind) {
        case 'provided':
          break;
        case 'package':
          if (!components.has(local)) names.set(local, { kind: 'absent' });
          break;
        case 'absent':
          names.set(local, { kind: 'absent' });
          break;
        case 'component': {
          const name = componentName({ local, imported, file: target.file }, module === page);
          names.set(local, { kind: 'value', code: () => name });
          break;
        }
        case 'data':
          names.set(local, dataBinding(target, imported, { module, statement }));
          break;
        case 'markdown':
          names.set(
            local,
            markdownBinding(load(target.file, target.text), imported, { module, statement }),
          );
      }
    }
  };

  /** The name under which the renderer hands in a component; two files may use one name. */
  const componentName = (wanted: ComponentImport, isPage: boolean): string => {
    const { local, imported, file } = wanted;
    const same = imports.find((item) => item.file === file && item.imported === imported);
    if (same && (!isPage || same.local === local)) return same.local;
    let name = local;
    for (let number = 2; !isPage && taken.has(name); number++) name = `${local}_${number}`;
    taken.add(name);
    imports.push({ local: name, imported, file });
    return name;
  };

  const markdownBinding = (module: SourceModule, imported: string, from: ImportSite): Binding => {
    if (imported === '*') return { kind: 'snippet', module };
    if (module.failed) {
      bindings(module);
      return { kind: 'absent' };
    }
    if (
      imported === 'default' &&
      (module.root.children.length > 0 || !module.exports.has('default'))
    ) {
      return { kind: 'snippet', module };
    }
    const local = module.exports.get(imported);
    if (local !== undefined) return moduleName(module, local);
    diagnostics.push(missingName(module, imported, from));
    return { kind: 'absent' };
  };

  const moduleName = (module: SourceModule, local: string): Binding => ({
    kind: 'value',
    code: () => `${moduleValue(module)}.${local}`,
    text: constantText(module.declarations, local),
  });

  const dataBinding = (
    { file, text }: { readonly file: string; readonly text: string },
    imported: string,
    { module, statement: { line, column } }: ImportSite,
  ): Binding => {
    if (!isJson(text)) {
      const message = `\`/${file}\` is not valid JSON, so what it would bring is left out.`;
      diagnostics.push(
        diagnostic('import-unsupported', { at: { file: module.file, line, column }, message }),
      );
      return { kind: 'absent' };
    }
    const member =
      imported === 'default' || imported === '*' ? '' : `[${JSON.stringify(imported)}]`;
    return { kind: 'value', code: () => `${value(file, () => text)}${member}` };
  };

  const moduleValue = (module: SourceModule): string =>
    value(module.file, () => {
      const closure = moduleClosure(module, bindings(module), components);
      diagnostics.push(...closure.diagnostics);
      return closure.code;
    });

  /** The variable that holds what a file gives. Files that need each other see nothing there. */
  const value = (file: string, create: () => string): string => {
    if (values.has(file)) return values.get(file) ?? '({})';
    values.set(file, undefined);
    const initial = create();
    const name = `_file${code.length + 1}`;
    code.push(`export const ${name} = ${initial};`);
    values.set(file, name);
    return name;
  };

  const open = (file: string): SourceModule | undefined => {
    dependencies.add(file);
    const text = files.read(file);
    return text === undefined ? undefined : load(file, text);
  };

  return { bindings, open, code, imports, diagnostics, dependencies };
}

/** The statement that brought a name in. */
interface ImportSite {
  readonly module: SourceModule;
  readonly statement: ModuleImport & Place;
}

function ownNames(module: SourceModule): string[] {
  return [
    ...module.imports.flatMap((item) => item.names.map(({ local }) => local)),
    ...module.declarations.flatMap((item) => item.names),
  ];
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function missingName(
  target: SourceModule,
  name: string,
  { module, statement }: ImportSite,
): Diagnostic {
  const similar = nearest(name, target.exports.keys());
  return diagnostic('import-name', {
    at: { file: module.file, line: statement.line, column: statement.column },
    message: `\`/${target.file}\` exports nothing named \`${name}\`.`,
    hint: similar === undefined ? exportsHint(target, name) : `Did you mean \`${similar}\`?`,
  });
}

function exportsHint(target: SourceModule, name: string): string | undefined {
  const names = [...target.exports.keys()];
  if (names.length > 0) return `It exports ${names.map((item) => `\`${item}\``).join(', ')}.`;
  return `To use the content of the file, write \`import ${name} from "/${target.file}"\`.`;
}
