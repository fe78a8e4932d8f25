import type { Diagnostic } from '@waymark/core/page';
import type { RootContent } from 'mdast';
import type { Position } from 'unist';
import type { FilePosition } from '../tree/position.ts';
import { componentDeclarations } from './component-declarations.ts';
import { bindingCode } from './link-state.ts';
import type { Linker } from './linker.ts';
import type { SourceModule } from './load-module.ts';
import { missingNames } from './module-closure.ts';
import { moduleNode, type PageStatement } from './module-node.ts';

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
  const constants = [...imported, ...missing.map((name) => `export const ${name} = undefined;`)];
  const nodes = [
    ...linker.code.map(fileNode),
    ...constants.map((value): RootContent => ({ type: 'mdxjsEsm', value })),
    ...ownStatements(page),
  ];
  return { nodes, diagnostics };
}

/** A component that the renderer hands in already has its name. */
function constant(name: string, code: string): string[] {
  return code === name ? [] : [`export const ${name} = ${code};`];
}

/** What a snippet or a file of data gives. */
function fileNode({ file, name, value }: Linker['code'][number]): RootContent {
  const place = { line: 1, column: 1 };
  const position: FilePosition = { file, start: place, end: place };
  const code = `const ${name} = ${value};`;
  return moduleNode({
    statements: [{ code, names: [name], position, otherwise: '{}' }],
    join: exported,
  });
}

/** MDX takes nothing but declarations at the top; other statements go into a function with them. */
function ownStatements(page: SourceModule): RootContent[] {
  const statements = componentDeclarations(page.file, page).map(
    ({ code, declaration }): PageStatement => {
      const { names } = declaration;
      return { code, names, position: positionOf(declaration), otherwise: 'undefined' };
    },
  );
  if (page.declarations.every(({ names }) => names.length > 0)) {
    return statements.map((statement) => moduleNode({ statements: [statement], join: exported }));
  }
  return [moduleNode({ statements, join: inFunction })];
}

/** All lines of a statement, which has its `export` and its end there. */
function positionOf({ code, column, line }: SourceModule['declarations'][number]): Position {
  const end = line + code.split('\n').length - 1;
  return { start: { line, column }, end: { line: end, column: Number.POSITIVE_INFINITY } };
}

function exported(statements: readonly PageStatement[]): string {
  return statements.flatMap(({ code }) => (code === '' ? [] : `export ${code}`)).join('\n');
}

function inFunction(statements: readonly PageStatement[]): string {
  const names = statements.flatMap((item) => item.names).join(', ');
  const code = statements.map((item) => item.code).join('\n');
  return `export const { ${names} } = (() => {\n${code}\nreturn { ${names} };\n})();`;
}
