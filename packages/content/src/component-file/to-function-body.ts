import type { ExportNamedDeclaration, ImportDeclaration, Program, Statement } from 'oxc-parser';
import { declaredNames } from '../expressions/declared-names.ts';
import { exportName } from '../expressions/export-name.ts';
import { isMarkdown } from '../module/is-markdown.ts';

/** Statements of a module in the form they take in a function, and what they export. */
interface Rewritten {
  readonly code: string;
  /** Exported names and the expressions that give their values. */
  readonly exports: readonly (readonly [name: string, value: string])[];
}

/**
 * A module as the body of a function: imports become look-ups, exports the returned object.
 *
 * @param runtimeModule the module that stands for the argument `_runtime`
 */
export function toFunctionBody(program: Program, source: string, runtimeModule: string): string {
  const rewritten = program.body.map((statement) => rewrite(statement, source, runtimeModule));
  const exports = rewritten.flatMap((statement) => statement.exports);
  const members = exports.map(
    ([name, value]) => `get ${JSON.stringify(name)}() { return ${value}; }`,
  );
  return [...rewritten.map(({ code }) => code), `return { ${members.join(', ')} };`].join('\n');
}

function rewrite(statement: Statement, source: string, runtimeModule: string): Rewritten {
  const text = (node: { start: number; end: number }) => source.slice(node.start, node.end);
  switch (statement.type) {
    case 'ImportDeclaration':
      return { code: importCode(statement, runtimeModule), exports: [] };
    case 'ExportDefaultDeclaration': {
      const { declaration } = statement;
      const name = 'id' in declaration ? declaration.id?.name : undefined;
      return name === undefined
        ? { code: `const _default = ${text(declaration)};`, exports: [['default', '_default']] }
        : { code: text(declaration), exports: [['default', name]] };
    }
    case 'ExportNamedDeclaration':
      return rewriteNamedExport(statement, text);
    case 'ExportAllDeclaration':
      return { code: '', exports: [] };
    default:
      return { code: text(statement), exports: [] };
  }
}

function rewriteNamedExport(
  statement: ExportNamedDeclaration,
  text: (node: { start: number; end: number }) => string,
): Rewritten {
  const { declaration, source, specifiers } = statement;
  if (declaration) {
    const names = declaredNames(declaration);
    return { code: text(declaration), exports: [...names].map((name) => [name, name]) };
  }
  const module = source && `_import(${JSON.stringify(source.value)})`;
  return {
    code: '',
    exports: specifiers.map(({ local, exported }) => {
      const name = exportName(local);
      return [exportName(exported), module ? `${module}[${JSON.stringify(name)}]` : name];
    }),
  };
}

function importCode({ source, specifiers }: ImportDeclaration, runtimeModule: string): string {
  const module =
    source.value === runtimeModule ? '_runtime' : `_import(${JSON.stringify(source.value)})`;
  return specifiers
    .map((specifier) => {
      const local = specifier.local.name;
      switch (specifier.type) {
        case 'ImportNamespaceSpecifier':
          return `const ${local} = ${module};`;
        case 'ImportDefaultSpecifier':
          if (isMarkdown(source.value)) return `const ${local} = undefined;`;
          // A file without a default export is imported as if it had one (docs/format/pages.md#imports).
          return `const ${local} = ${module}["default"] ?? ${module}[${JSON.stringify(local)}];`;
        default:
          return `const ${local} = ${module}[${JSON.stringify(exportName(specifier.imported))}];`;
      }
    })
    .join('\n');
}
