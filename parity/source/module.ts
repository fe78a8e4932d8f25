import {
  type Expression,
  type Function as FunctionNode,
  parseSync,
  type Statement,
} from 'oxc-parser';

/** Module code as the sources hold it: what it imports and what its names stand for. */
export interface SourceModule {
  readonly file: string;
  readonly imports: readonly SourceImport[];
  readonly declarations: ReadonlyMap<string, Code>;
  /** Exported name to the name inside. */
  readonly exports: ReadonlyMap<string, string>;
}

/** `imported` is `default` or `*` for those forms. */
export interface SourceImport {
  readonly local: string;
  readonly imported: string;
  readonly from: string;
}

/** An expression with what it takes to tell its line. */
export interface Code {
  readonly node: Expression | FunctionNode;
  readonly text: string;
  /** Line of the file on which the text starts, from 1. */
  readonly line: number;
}

export function lineOf({ text, line }: Omit<Code, 'node'>, offset: number): number {
  return line + (text.slice(0, offset).match(/\n/g)?.length ?? 0);
}

/** Parses one expression; undefined if it is none, such as a comment. */
export function readExpression(text: string, line: number): Code | undefined {
  const wrapped = `(${text}\n)`;
  const { program, errors } = parseSync('page.tsx', wrapped, { lang: 'tsx' });
  const [statement] = program.body;
  if (errors.length > 0 || statement?.type !== 'ExpressionStatement') return undefined;
  return { node: statement.expression, text: wrapped, line };
}

/**
 * Reads module code. What has mistakes in it reads as empty.
 *
 * @param line where the code starts in its file
 */
export function readModule(text: string, file: string, line: number): SourceModule {
  const { program } = parseSync('module.tsx', text, { lang: 'tsx', sourceType: 'module' });
  const imports: SourceImport[] = [];
  const declarations = new Map<string, Code>();
  const exports = new Map<string, string>();
  const declare = (statement: Statement): string[] => {
    const found = declared(statement);
    for (const { name, node } of found) {
      if (!declarations.has(name)) declarations.set(name, { node, text, line });
    }
    return found.map(({ name }) => name);
  };
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') {
      imports.push(...importsOf(statement));
    } else if (statement.type === 'ExportNamedDeclaration') {
      const names = statement.declaration ? declare(statement.declaration) : [];
      for (const name of names) exports.set(name, name);
      for (const { local, exported } of statement.specifiers) {
        exports.set(nameOf(exported), nameOf(local));
      }
    } else if (statement.type === 'ExportDefaultDeclaration') {
      const node = statement.declaration;
      const [name = defaultName(node)] = declare(node as Statement);
      if (name === anonymous) declarations.set(name, { node: node as Expression, text, line });
      exports.set('default', name);
    } else {
      declare(statement);
    }
  }
  return { file, imports, declarations, exports };
}

const anonymous = '(default)';

function defaultName(node: { readonly type: string; readonly name?: unknown }): string {
  return node.type === 'Identifier' ? String(node.name) : anonymous;
}

type ImportStatement = Extract<Statement, { type: 'ImportDeclaration' }>;

function importsOf(statement: ImportStatement): SourceImport[] {
  return statement.specifiers.map((specifier) => ({
    local: specifier.local.name,
    imported:
      specifier.type === 'ImportDefaultSpecifier'
        ? 'default'
        : specifier.type === 'ImportNamespaceSpecifier'
          ? '*'
          : nameOf(specifier.imported),
    from: statement.source.value,
  }));
}

interface Declared {
  readonly name: string;
  readonly node: Expression | FunctionNode;
}

function declared(statement: Statement): Declared[] {
  if (statement.type === 'FunctionDeclaration') {
    return statement.id ? [{ name: statement.id.name, node: statement }] : [];
  }
  if (statement.type !== 'VariableDeclaration') return [];
  return statement.declarations.flatMap(({ id, init }) =>
    id.type === 'Identifier' && init ? [{ name: id.name, node: init }] : [],
  );
}

function nameOf(name: { type: string; name?: string; value?: string }): string {
  return name.name ?? name.value ?? '';
}
