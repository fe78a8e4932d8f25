import {
  type ExportDefaultDeclaration,
  type ExportNamedDeclaration,
  type ImportDeclaration,
  type Node,
  type OxcError,
  type Program,
  parseSync,
  type Span,
  type Statement,
} from 'oxc-parser';
import { declaredNames } from '../expressions/declared-names.ts';
import { exportName } from '../expressions/export-name.ts';
import { type CodeFailure, codeFailure } from '../expressions/parse.ts';
import { isContent } from './is-content.ts';

/** A name that an import brings in; `imported` is `default` or `*` for those forms. */
export interface ImportedName {
  readonly local: string;
  readonly imported: string;
}

/** An import statement, or what one of the form `export … from` imports. */
export interface ModuleImport {
  /** The text after `from`, as written. */
  readonly source: string;
  readonly names: readonly ImportedName[];
  /** Offset of the statement in the code. */
  readonly offset: number;
}

/** A statement that is not an import, without the word `export` before it. */
export interface Declaration {
  readonly code: string;
  /** Names that it declares at the top of the module; none for other statements. */
  readonly names: readonly string[];
  readonly offset: number;
  /** See `isContent`. */
  readonly isContent: boolean;
}

/** What the import and export statements of a file say. */
export interface ModuleStatements {
  readonly imports: readonly ModuleImport[];
  readonly declarations: readonly Declaration[];
  /** Exported name to the name it has inside. */
  readonly exports: ReadonlyMap<string, string>;
}

/**
 * Reads module code. Never throws for a mistake in it.
 *
 * @param file its extension says whether types may stand in it
 */
export function readStatements(
  code: string,
  file = 'module.jsx',
): ModuleStatements | { readonly failure: CodeFailure } {
  const lang = /\.tsx?$/i.test(file) ? 'tsx' : 'jsx';
  const options = { lang, sourceType: 'module', showSemanticErrors: true } as const;
  const { program, errors } = parseSync(file, code, options);
  const error = errors.find((found) => !isDuplicate(found, program) && !isFromElsewhere(found));
  if (error) return { failure: codeFailure(error) };
  const parts = program.body.map((statement) => readStatement(statement, code));
  return {
    imports: parts.flatMap((part) => part.imports ?? []),
    declarations: parts.flatMap((part) => part.declarations ?? []),
    // Of two exports with one name the first counts, so it is set last.
    exports: new Map(parts.flatMap((part) => part.exports ?? []).toReversed()),
  };
}

/**
 * The same name twice at the top is not a mistake of syntax here: the first one counts. Inside a
 * function no engine runs the code.
 */
function isDuplicate({ labels, message }: OxcError, { body }: Program): boolean {
  if (/duplicated export|multiple default exports/i.test(message)) return true;
  if (!/already been declared/i.test(message)) return false;
  const names = body.flatMap(namesOf);
  return labels.every(({ start }) => names.some((name) => name.start <= start && start < name.end));
}

/** The name of `export { name }` may be declared by another statement of the file, read by itself. */
function isFromElsewhere({ message }: OxcError): boolean {
  return /^export '.*' is not defined$/i.test(message);
}

/** Where a statement declares names of the file. */
function namesOf(statement: Program['body'][number]): readonly Span[] {
  if (statement.type === 'ImportDeclaration') return [statement];
  const declaration =
    'declaration' in statement && statement.declaration ? statement.declaration : statement;
  if (declaration.type === 'VariableDeclaration')
    return declaration.declarations.map(({ id }) => id);
  return 'id' in declaration && declaration.id ? [declaration.id] : [];
}

interface StatementParts {
  readonly imports?: readonly ModuleImport[];
  readonly declarations?: readonly Declaration[];
  readonly exports?: readonly (readonly [exported: string, local: string])[];
}

function readStatement(statement: Statement, code: string): StatementParts {
  switch (statement.type) {
    case 'ImportDeclaration':
      return statement.importKind === 'type' ? {} : { imports: [readImport(statement)] };
    case 'ExportNamedDeclaration':
      return readExport(statement, code);
    case 'ExportDefaultDeclaration':
      return readDefault(statement, code);
    case 'ExportAllDeclaration':
      return {};
    default:
      return { declarations: [declaration(statement, statement, code)] };
  }
}

function readImport(statement: ImportDeclaration): ModuleImport {
  const names = statement.specifiers.map((specifier) => {
    const local = specifier.local.name;
    if (specifier.type === 'ImportDefaultSpecifier') return { local, imported: 'default' };
    if (specifier.type === 'ImportNamespaceSpecifier') return { local, imported: '*' };
    return { local, imported: exportName(specifier.imported) };
  });
  return { source: statement.source.value, names, offset: statement.start };
}

/** `export const a`, `export { a as b }` and `export { a } from "…"`, which imports it too. */
function readExport(statement: ExportNamedDeclaration, code: string): StatementParts {
  if (statement.declaration) {
    const declared = declaration(statement.declaration, statement, code);
    return { declarations: [declared], exports: declared.names.map((name) => [name, name]) };
  }
  const { source, start } = statement;
  const names = statement.specifiers.map(({ local, exported }) => ({
    imported: exportName(local),
    exported: exportName(exported),
  }));
  if (!source) return { exports: names.map(({ imported, exported }) => [exported, imported]) };
  const inside = (name: string) => `_from_${name}`;
  return {
    imports: [
      {
        source: source.value,
        names: names.map(({ imported, exported }) => ({ imported, local: inside(exported) })),
        offset: start,
      },
    ],
    exports: names.map(({ exported }) => [exported, inside(exported)]),
  };
}

/** Name that a default export without one gets inside. */
const defaultName = '_default';

function readDefault(statement: ExportDefaultDeclaration, code: string): StatementParts {
  const declared = declaration(statement.declaration, statement, code);
  const [name] = declared.names;
  if (name !== undefined) return { declarations: [declared], exports: [['default', name]] };
  const value = {
    ...declared,
    code: `const ${defaultName} = (${declared.code});`,
    names: [defaultName],
  };
  return { declarations: [value], exports: [['default', defaultName]] };
}

function declaration(node: Node, statement: Statement, code: string): Declaration {
  return {
    code: code.slice(node.start, node.end),
    names: declaredNames(node),
    offset: statement.start,
    isContent: isContent(statement),
  };
}
