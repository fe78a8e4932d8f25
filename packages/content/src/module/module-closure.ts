import { type Diagnostic, diagnostic } from '@waymark/core/page';
import { freeNamesOfModule } from '../expressions/free-names.ts';
import { componentDeclarations } from './component-declarations.ts';
import { type Binding, type Bindings, bindingCode } from './link-state.ts';
import type { SourceModule } from './load-module.ts';
import { declaredNames, importedNames } from './module-code.ts';
import { isProvidedToComponents } from './page-names.ts';

/**
 * The declarations of a snippet as one expression that gives an object of them. In a function of
 * their own they cannot collide with names of the page or of another snippet.
 *
 * @param isOfPage whether a name that nothing provides is one of the page, whose exports these become
 */
export function moduleClosure(
  module: SourceModule,
  bindings: Bindings,
  components: ReadonlySet<string>,
  isOfPage: (name: string) => boolean,
): { readonly code: string; readonly diagnostics: readonly Diagnostic[] } {
  const own = declaredNames(module);
  const imported = importedNames(module).filter((name) => !own.includes(name));
  const { names: missing, diagnostics } = missingNames(module, components, isOfPage);
  const lines = [
    ...imported.flatMap((name) => constant(name, bindings.get(name), components)),
    ...missing.map((name) => `const ${name} = undefined;`),
    ...componentDeclarations(module.file, module).map(({ code }) => code),
    `return { ${[...own, ...imported].join(', ')} };`,
  ];
  return { code: `(() => {\n${lines.join('\n')}\n})()`, diagnostics };
}

/** A constant for an imported name; a name that is the same outside needs none. */
function constant(
  name: string,
  binding: Binding | undefined,
  components: ReadonlySet<string>,
): string[] {
  if (!binding && (isProvidedToComponents(name) || components.has(name))) return [];
  const code = bindingCode(binding) ?? 'undefined';
  return code === name ? [] : [`const ${name} = ${code};`];
}

/**
 * Names that the declarations of a file use and nothing provides, with one warning each. Declared
 * as `undefined` they make an element render its content instead of failing the page.
 */
export function missingNames(
  module: SourceModule,
  components: ReadonlySet<string>,
  isProvided: (name: string) => boolean = () => false,
): { readonly names: readonly string[]; readonly diagnostics: readonly Diagnostic[] } {
  if (module.declarations.length === 0) return { names: [], diagnostics: [] };
  const known = new Set(importedNames(module));
  const free = freeNamesOfModule(module.declarations.map((item) => item.code).join('\n'));
  const names = [...free].filter(
    (name) =>
      !known.has(name) &&
      !components.has(name) &&
      !isProvidedToComponents(name) &&
      !isProvided(name),
  );
  return { names, diagnostics: names.map((name) => unknownName(module, name)) };
}

function unknownName(module: SourceModule, name: string): Diagnostic {
  const word = new RegExp(`(?<![\\w$.])${name.replaceAll('$', '\\$')}(?![\\w$])`);
  const user = module.declarations.find((item) => word.test(item.code));
  const before = user?.code.slice(0, user.code.search(word)) ?? '';
  return diagnostic('name-unknown', {
    at: {
      file: module.file,
      line: (user?.line ?? 1) + before.split('\n').length - 1,
      column: 1,
    },
    message: `Nothing declares \`${name}\`, which this code uses.`,
    hint: 'Import it from a file of the docs folder, or declare it here.',
  });
}
