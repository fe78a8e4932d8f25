import type { Program } from 'oxc-parser';
import { declaredNames } from './declared-names.ts';
import { type ModuleDeclaration, statementDeclarations } from './module-declarations.ts';
import { type ModuleImport, statementImports } from './module-imports.ts';
import { exportName } from './module-syntax.ts';
import { type CodeFailure, parseModule } from './parse.ts';
import { references } from './references.ts';

/** What a module brings in, gives out, keeps and needs. */
export interface ModuleNames {
  readonly imports: readonly ModuleImport[];
  readonly exports: readonly ModuleDeclaration[];
  /** Declarations that are not exported. */
  readonly locals: readonly ModuleDeclaration[];
  /** Names that the module refers to and nothing in it declares. */
  readonly freeNames: ReadonlySet<string>;
  /** The code does not parse; everything else is empty. */
  readonly failure?: CodeFailure;
}

/**
 * The names that a module or the import and export lines of a page bring in, give out and need.
 * Types are left out. `export … from` counts as an import of its source.
 */
export function moduleNames(code: string): ModuleNames {
  const program = parseModule(code);
  if ('failure' in program) {
    return { imports: [], exports: [], locals: [], freeNames: new Set(), failure: program.failure };
  }
  const declarations = program.body.flatMap((statement) => statementDeclarations(statement, code));
  const exported = exportedNames(program);
  const namesOf = ({ name }: ModuleDeclaration) =>
    name === 'default' ? ['default'] : (exported.get(name) ?? []);
  return {
    imports: program.body.flatMap((statement) => statementImports(statement, code)),
    exports: declarations.flatMap((declaration) =>
      namesOf(declaration).map((name) => ({ ...declaration, name })),
    ),
    locals: declarations.filter((declaration) => namesOf(declaration).length === 0),
    freeNames: references(program),
  };
}

/** Outside names of local ones: `export const a`, `export { a as b }`, `export default a`. */
function exportedNames(program: Program): Map<string, string[]> {
  const names = new Map<string, string[]>();
  const add = (local: string, name: string) =>
    names.set(local, [...(names.get(local) ?? []), name]);
  for (const statement of program.body) {
    if (
      statement.type === 'ExportDefaultDeclaration' &&
      statement.declaration.type === 'Identifier'
    ) {
      add(statement.declaration.name, 'default');
    }
    if (statement.type !== 'ExportNamedDeclaration' || statement.source) continue;
    for (const name of declaredNames(statement)) add(name, name);
    for (const { local, exported } of statement.specifiers) {
      add(exportName(local), exportName(exported));
    }
  }
  return names;
}
