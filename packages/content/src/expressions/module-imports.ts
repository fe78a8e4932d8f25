import type { ImportDeclaration, Statement } from 'oxc-parser';
import { exportName, lineOf } from './module-syntax.ts';

/** `import default, { imported as local }, * as namespace from source`. */
export interface ModuleImport {
  readonly source: string;
  readonly default?: string;
  readonly named: readonly { readonly imported: string; readonly local: string }[];
  readonly namespace?: string;
  /** Line of the statement in the code, from 1. */
  readonly line: number;
}

/** What a top-level statement imports, without types. */
export function statementImports(statement: Statement, code: string): ModuleImport[] {
  if (statement.type === 'ImportDeclaration') {
    return statement.importKind === 'type' ? [] : [importOf(statement, code)];
  }
  const isReexport =
    statement.type === 'ExportAllDeclaration' || statement.type === 'ExportNamedDeclaration';
  if (!isReexport || !statement.source || statement.exportKind === 'type') return [];
  return [{ source: statement.source.value, named: [], line: lineOf(statement, code) }];
}

function importOf(statement: ImportDeclaration, code: string): ModuleImport {
  const named: { imported: string; local: string }[] = [];
  const names: { default?: string; namespace?: string } = {};
  for (const specifier of statement.specifiers) {
    const local = specifier.local.name;
    if (specifier.type === 'ImportDefaultSpecifier') names.default = local;
    else if (specifier.type === 'ImportNamespaceSpecifier') names.namespace = local;
    else if (specifier.importKind !== 'type') {
      named.push({ imported: exportName(specifier.imported), local });
    }
  }
  return { source: statement.source.value, ...names, named, line: lineOf(statement, code) };
}
