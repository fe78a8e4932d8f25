import type { Diagnostic } from '@waymark/core/page';
import type { RootContent } from 'mdast';
import type { MdxjsEsm } from 'satteri';
import { componentDeclarations } from './component-declarations.ts';
import { bindingCode } from './link-state.ts';
import type { Linker } from './linker.ts';
import type { SourceModule } from './load-module.ts';
import { missingNames } from './module-closure.ts';

/**
 * The module code of a compiled page: what its snippets give, its imported values under the names
 * that it gave them, and its own declarations. No name is left without a value.
 */
export function pageCode(
  page: SourceModule,
  linker: Linker,
  components: ReadonlySet<string>,
): { readonly nodes: readonly RootContent[]; readonly diagnostics: readonly Diagnostic[] } {
  const { names: missing, diagnostics } = missingNames(page, components);
  const imported = [...linker.bindings(page)].flatMap(([name, binding]) => {
    const code = bindingCode(binding);
    if (code !== undefined) return constant(name, code);
    return page.declarations.length > 0 ? constant(name, 'undefined') : [];
  });
  const statements = [
    ...linker.code,
    ...imported,
    ...missing.map((name) => `export const ${name} = undefined;`),
    ...ownStatements(page),
  ];
  return { nodes: statements.map(moduleNode), diagnostics };
}

/** A component that the renderer hands in already has its name. */
function constant(name: string, code: string): string[] {
  return code === name ? [] : [`export const ${name} = ${code};`];
}

/** MDX takes nothing but declarations at the top; other statements go into a function with them. */
function ownStatements(page: SourceModule): string[] {
  const { declarations } = page;
  const statements = componentDeclarations(page.file, page);
  if (declarations.every(({ names }) => names.length > 0)) {
    return statements.map((code) => `export ${code}`);
  }
  const names = declarations.flatMap((item) => item.names).join(', ');
  const code = statements.join('\n');
  return [`export const { ${names} } = (() => {\n${code}\nreturn { ${names} };\n})();`];
}

function moduleNode(value: string): MdxjsEsm {
  return { type: 'mdxjsEsm', value };
}
